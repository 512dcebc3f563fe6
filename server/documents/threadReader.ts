import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors'

const timeoutMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** One is read at a time; who comes behind so many is told to come again. */
const mostWaiting = 20

/** `as`: how it is to be read, where there are several ways */
type AskedFile = { bytes: Uint8Array<ArrayBuffer>; as?: string }

/**
 * Reads files that strangers wrote in threads of their own: one that takes too long, or more memory than there is, costs its thread
 * alone. null: it was so, or nothing could be read.
 */
export function makeThreadReader(file: URL): (asked: AskedFile) => Promise<string | null> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (asked) => {
    if (waiting >= mostWaiting) return Promise.reject(new AppError('serverBusy'))
    waiting++
    const read = last.then(() => readBeside(file, asked)).finally(() => waiting--)
    last = read.catch(() => {})
    return read
  }
}

async function readBeside(file: URL, asked: AskedFile): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const done = (text: string | null = null) => resolve(text)
  const worker = new Worker(file, { workerData: asked, resourceLimits, execArgv: [], env: {} })
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
