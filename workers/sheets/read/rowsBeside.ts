import type { Remote } from 'comlink'
import { openWorkbook } from './openWorkbook.ts'
import { unpackRows } from './packedRows.ts'
import type { RowPage, RowsWorkerApi } from './rowsWorker.ts'
import type { TextOptions, Workbook } from './workbook.ts'
import { startReader, workerPages } from './workerPages.ts'

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

function takeWorker(): Worker {
  const worker = ready ?? startWorker()
  ready = null
  return worker
}

/** The rows of a file, read in a worker of its own while others make contacts of those that are read. */
export function rowsBeside(file: Blob, options: TextOptions = {}): RowsBeside {
  let reader: Remote<RowsWorkerApi> | null = null

  async function* rows(...[sheet, { signal, ...wanted } = {}]: Parameters<Workbook['rows']>) {
    const started = await startReader<RowsWorkerApi>(takeWorker, signal)
    if (!started) {
      yield* (await openWorkbook(file, { signal, ...options })).rows(sheet, { ...wanted, ...(signal && { signal }) })
      return
    }
    try {
      reader = started.remote
      void started.remote.open(file, sheet, wanted, options)
      for await (const page of workerPages<RowPage>(started)) yield unpackRows(page.rows)
    } finally {
      reader = null
    }
  }

  return { rows, ping: async () => reader?.ping() ?? true }
}
