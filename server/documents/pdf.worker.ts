import { parentPort, workerData } from 'node:worker_threads'
import { pdfLines } from './pdfLines.ts'
import { pdfText } from './pdfText.ts'
import type { PdfLayout } from './readPdf.ts'

// A file that a stranger wrote may take long, or more memory than there is: that costs this thread alone.
const { bytes, as } = workerData as { bytes: Uint8Array<ArrayBuffer>; as: PdfLayout }
const read = as === 'lines' ? pdfLines : pdfText
parentPort!.postMessage(read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
