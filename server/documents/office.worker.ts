import { parentPort, workerData } from 'node:worker_threads'
import { officeText } from './officeText.ts'

const { bytes } = workerData as { bytes: Uint8Array<ArrayBuffer> }
parentPort!.postMessage(officeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
