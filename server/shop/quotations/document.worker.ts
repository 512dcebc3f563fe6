import { parentPort, workerData } from 'node:worker_threads'
import type { QuotationDocument } from '#domain/shop/quotation/quotationDocument'
import { drawDocument } from './drawDocument.ts'

// Fonts of some megabytes are read and cut to the letters that a document has: a thread of its own, so that no call waits for it.
parentPort!.postMessage(await drawDocument(workerData as QuotationDocument))
