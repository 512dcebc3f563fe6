import { proxy, type Remote, wrap } from 'comlink'
import { currentKey } from '../lock/keyring.ts'
import type { Session } from '../session.ts'
import { type WorkerLife, workerLife } from '../workerLife.ts'
import type { ExportOutcome, Failure, ImportOutcome, ImportProgress, SheetsApi, UndoOutcome } from './api.ts'
import { causeOf } from './causeOf.ts'
import { workedOnTasks } from './tasks/taskLock.ts'
import type { SheetsWorkerApi } from './workerApi.ts'

/** A worker that says nothing for so long hangs, or its memory ran out, which no event tells. */
const silenceMs = 60_000
/** Firefox was seen to begin workers that never answer; nothing was begun in one yet, so that another takes its place. */
const startMs = 20_000
const mostStarts = 3
const askMs = 5_000
/** Reading stops between pieces; the library for .xls does not, and is ended. */
const patienceMs = 3_000

type SheetsRun = {
  worker: Worker
  remote: Remote<SheetsWorkerApi>
  life: WorkerLife
  /** false: it does not come up */
  isUp: Promise<boolean>
}

class ReaderEnded extends Error {
  override name = 'ReaderEnded'
}

/**
 * Reading and writing of files for one signed-in user. The worker starts with the first file and is replaced when it
 * dies: a hostile file can take a worker down, never the tab.
 */
export function openSheets(session: Session): SheetsApi & { close(): void } {
  let running: SheetsRun | undefined
  let jobs = 0

  function start(): SheetsRun {
    const worker = new Worker(new URL('./sheets.worker.ts', import.meta.url), {
      type: 'module',
      name: 'fairlead-sheets',
    })
    const remote = wrap<SheetsWorkerApi>(worker)
    const { heard, end: failAll } = workerLife()
    const end = (reason: Error) => {
      worker.terminate()
      if (running === mine) running = undefined
      failAll(reason)
    }
    const isUp = Promise.race([remote.ping().then(() => true), after(startMs).then(() => false)])
    isUp.catch(() => {})
    const mine: SheetsRun = { worker, remote, life: { heard, end }, isUp }
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end(new ReaderEnded(event.message))
    })
    void remote.start(session, currentKey())
    return mine
  }

  async function startedRun(): Promise<SheetsRun> {
    for (let starts = 1; ; starts++) {
      const mine = (running ??= start())
      if (await mine.life.heard(mine.isUp)) return mine
      mine.life.end(new ReaderEnded('It did not start'))
      if (starts === mostStarts) return mine
    }
  }

  async function run<T>(work: (remote: Remote<SheetsWorkerApi>, mine: SheetsRun) => Promise<T>): Promise<T> {
    const mine = await startedRun()
    const stopWatching = watch(mine)
    try {
      return await mine.life.heard(work(mine.remote, mine))
    } finally {
      stopWatching()
    }
  }

  /** `onStop` gives what a job is that had to be ended by force. */
  async function runJob<T>(
    signal: AbortSignal,
    work: (remote: Remote<SheetsWorkerApi>, job: number) => Promise<T>,
    byForce: () => T | null,
  ): Promise<T> {
    const job = ++jobs
    let forced: T | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const outcome = run((remote, mine) => {
      const stop = () => {
        void remote.cancel(job)
        timer = setTimeout(() => {
          forced = byForce()
          if (forced !== null) mine.life.end(new ReaderEnded('Cancelled'))
        }, patienceMs)
      }
      signal.addEventListener('abort', stop, { once: true })
      const working = work(remote, job)
      // The worker must have heard of the job before it hears that it is cancelled.
      if (signal.aborted) stop()
      return working.finally(() => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      })
    })
    try {
      return await outcome
    } catch (error) {
      if (forced !== null) return forced
      throw error
    }
  }

  type ProgressListener = (progress: ImportProgress) => void

  function importing(
    onProgress: ProgressListener,
    signal: AbortSignal,
    work: (remote: Remote<SheetsWorkerApi>, job: number, told: ProgressListener) => Promise<ImportOutcome>,
  ): Promise<ImportOutcome> {
    let saving = false
    const told = proxy((progress: ImportProgress) => {
      saving ||= progress.stage === 'saving'
      onProgress(progress)
    })
    // Once rows are being kept, the worker alone knows how many; it stops soon.
    const byForce = (): ImportOutcome | null =>
      saving ? null : { kind: 'cancelled', counts: noCounts, report: false, task: '' }
    return runJob<ImportOutcome>(signal, (remote, job) => work(remote, job, told), byForce).catch(crashed)
  }

  return {
    inspect: (file, options) => run(async (remote) => remote.inspect(file, options)).catch(crashed),
    import: (file, plan, onProgress, signal) =>
      importing(onProgress, signal, async (remote, job, told) => remote.import(job, file, plan, told)),
    phones: (file, plan) => run(async (remote) => remote.phones(file, plan)).catch(crashed),
    emails: (file, plan) => run(async (remote) => remote.emails(file, plan)).catch(crashed),
    table: (file, most) => run(async (remote) => remote.table(file, most)).catch(crashed),
    phoneNumbers: (file, plan) => run(async (remote) => remote.phoneNumbers(file, plan)).catch(crashed),
    resume: (task, onProgress, signal) =>
      importing(onProgress, signal, async (remote, job, told) => remote.resume(job, task, told)),
    undo: (task, onProgress, signal) =>
      runJob<UndoOutcome>(
        signal,
        async (remote, job) => remote.undo(job, task, proxy(onProgress)),
        () => null,
      ).catch(crashed),
    report: (task) => run(async (remote) => remote.report(task)).catch(() => null),
    kept: () => run(async (remote) => remote.kept()).catch(() => ({ imports: {}, exports: {} })),
    working: workedOnTasks,
    export(job, onProgress, signal) {
      const told = proxy(onProgress)
      return runJob<ExportOutcome>(
        signal,
        async (remote, number) => remote.export(number, job, told),
        () => ({
          kind: 'cancelled',
        }),
      ).catch(crashed)
    },
    keepExport: (kept) => run(async (remote) => remote.keepExport(kept)),
    dropExport: (task) => run(async (remote) => remote.dropExport(task)),
    keptExport: (task) => run(async (remote) => remote.keptExport(task)),
    close() {
      running?.life.end(new ReaderEnded('Closed'))
    },
  }
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const noCounts = { rows: 0, accepted: 0, merged: 0, duplicates: 0, invalid: 0, overLimit: 0 }

function crashed(error: unknown): Failure {
  if (!(error instanceof ReaderEnded)) console.error(error)
  return { kind: 'failed', code: 'readerCrashed', ...causeOf(error) }
}

/** Ends a worker that does not answer; it answers between two pieces of work. */
function watch({ remote, life: { end } }: SheetsRun): () => void {
  let heard = performance.now()
  let asking = false
  const ask = async () => {
    asking = true
    await remote.ping()
    heard = performance.now()
    asking = false
  }
  const timer = setInterval(() => {
    if (performance.now() - heard > silenceMs) end(new ReaderEnded('No answer'))
    else if (!asking) ask().catch(() => {})
  }, askMs)
  return () => clearInterval(timer)
}
