import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors'

const timeoutMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** One is read at a time; who comes behind so many is told to come again. */
const mostWaiting = 20

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** The text of a PDF as `pdfText` reads it, in a thread of its own; null too where it takes too long, or too much memory. */
export function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (waiting >= mostWaiting) return Promise.reject(new AppError('serverBusy'))
  waiting++
  const read = last.then(() => readBeside(bytes)).finally(() => waiting--)
  last = read.catch(() => {})
  return read
}

async function readBeside(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const done = (text: string | null = null) => resolve(text)
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits,
    execArgv: [],
    env: {},
  })
  const timer = setTimeout(() => done(), timeoutMs)
  worker.once('message', done)
  // Out of memory, or a fault of the reader: of such a file nothing is known.
  worker.once('error', () => done())
  worker.once('exit', () => done())
  const text = await promise
  clearTimeout(timer)
  await worker.terminate()
  return text
}
