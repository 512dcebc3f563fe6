import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors'
import type { QuotationDocument } from '#domain/shop/quotation/quotationDocument'

const timeoutMs = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** One is drawn at a time; who comes behind so many is told to come again. */
const mostWaiting = 20

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** The document as a PDF, drawn in a thread of its own. */
export function drawBeside(said: QuotationDocument): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting >= mostWaiting) return Promise.reject(new AppError('serverBusy'))
  waiting++
  const drawn = last.then(() => inThread(said)).finally(() => waiting--)
  last = drawn.catch(() => {})
  return drawn
}

async function inThread(said: QuotationDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const file = new URL('./document.worker.ts', import.meta.url)
  const stop = () => reject(new AppError('serverBusy'))
  const worker = new Worker(file, { workerData: said, resourceLimits, execArgv: [], env: {} })
  const timer = setTimeout(stop, timeoutMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', stop)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
