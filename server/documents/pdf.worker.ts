import { parentPort, workerData } from 'node:worker_threads'
import { pdfText } from './pdfText.ts'

// A file that a stranger wrote may take long, or more memory than there is: that costs this thread alone.
const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>
parentPort!.postMessage(pdfText(Buffer.from(buffer, byteOffset, byteLength)))
