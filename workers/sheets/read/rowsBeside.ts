import { type Remote, wrap } from 'comlink'
import { AppError } from '#domain/errors'
import { openWorkbook } from './openWorkbook.ts'
import { unpackRows } from './packedRows.ts'
import type { RowPage, RowsWorkerApi } from './rowsWorker.ts'
import type { TextOptions, Workbook } from './workbook.ts'

/** So many pages of some hundred rows are read before they are asked for, and no more: a large file must not fill the memory. */
const pagesAhead = 4

export type RowsBeside = Pick<Workbook, 'rows'> & {
  /** Answers while the worker that reads lives, or at once when none does. */
  ping(): Promise<true>
}

let ready: Worker | null = null

/** Starts the worker that reads next, so that nobody waits for its code. */
export function readyToRead(): void {
  if (typeof Worker === 'undefined' || ready) return
  const worker = startWorker()
  // One that could not begin is not waited for.
  worker.addEventListener('error', () => {
    if (ready === worker) ready = null
  })
  ready = worker
}

const startWorker = () =>
  new Worker(new URL('./rows.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-rows' })

/** The rows of a file, read in a worker of its own while others make contacts of those that are read. */
export function rowsBeside(file: Blob, options: TextOptions = {}): RowsBeside {
  let reader: Remote<RowsWorkerApi> | null = null

  async function* rows(...[sheet, { signal, ...wanted } = {}]: Parameters<Workbook['rows']>) {
    const started = await startedWorker(signal)
    if (!started) {
      yield* (await openWorkbook(file, { signal, ...options })).rows(sheet, { ...wanted, ...(signal && { signal }) })
      return
    }
    const { worker, remote, ended } = started
    try {
      reader = remote
      const ask = () => {
        const page = Promise.race([remote.next(), ended])
        // Whoever waits for it hears of a failure.
        page.catch(() => {})
        return page
      }
      void remote.open(file, sheet, wanted, options)
      const ahead = Array.from({ length: pagesAhead }, ask)
      for (let page = await ahead.shift()!; page.kind !== 'end'; page = await ahead.shift()!) {
        ahead.push(ask())
        yield rowsOf(page)
      }
    } finally {
      reader = null
      worker.terminate()
    }
  }

  return { rows, ping: async () => reader?.ping() ?? true }
}

/** A worker that has not come up by then is not waited for: Firefox was seen to begin some that never answer. */
const startMs = 8_000

type StartedReader = { worker: Worker; remote: Remote<RowsWorkerApi>; ended: Promise<never> }

/** null: rows are read here. */
async function startedWorker(signal?: AbortSignal): Promise<StartedReader | null> {
  if (typeof Worker === 'undefined') return null
  const worker = ready ?? startWorker()
  ready = null
  // One proxy for all: a worker whose proxy is collected as garbage is let go of, and answers nobody.
  const remote = wrap<RowsWorkerApi>(worker)
  const ended = whenEnded(worker, signal)
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), startMs))
  try {
    if (await Promise.race([remote.ping(), late, ended])) return { worker, remote, ended }
  } catch (error) {
    worker.terminate()
    throw error
  }
  worker.terminate()
  return null
}

function rowsOf(page: Exclude<RowPage, { kind: 'end' }>) {
  if (page.kind === 'rows') return unpackRows(page.rows)
  throw new AppError(page.code, { values: page.values ?? {}, ...(page.cause && { cause: new Error(page.cause) }) })
}

function whenEnded(worker: Worker, signal?: AbortSignal): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The reading worker ended')))
    const cancel = () => reject(new AppError('cancelled'))
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
  })
  ended.catch(() => {})
  return ended
}
