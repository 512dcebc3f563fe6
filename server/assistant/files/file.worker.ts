import { parentPort, workerData } from 'node:worker_threads'
import { pdfText } from '../pdf/pdfText.ts'
import { officeText } from './officeText.ts'

// A file that a stranger wrote may take long, or more memory than there is: that costs this thread alone.
const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>
const bytes = Buffer.from(buffer, byteOffset, byteLength)
parentPort!.postMessage(bytes.subarray(0, 2).toString('latin1') === 'PK' ? officeText(bytes) : pdfText(bytes))
