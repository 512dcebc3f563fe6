import { AppError } from '#domain/errors'
import type { Failure, ImportOutcome, ImportPlan, Session } from '../api.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { storageError } from '../database/failures.ts'
import { channelName } from '../database/schema.ts'
import { dexieStore } from '../database/store.ts'
import { newId } from '../newId.ts'
import type { TabMessage } from '../sync/tabMessage.ts'
import { exportContacts } from './export/exportContacts.ts'
import { deviceDesk } from './import/deviceDesk.ts'
import { type Imported, importSheet } from './import/importSheet.ts'
import { inspectWorkbook } from './import/inspect.ts'
import { writeReport } from './import/report.ts'
import { openWorkbook } from './read/openWorkbook.ts'
import { type RowsBeside, rowsBeside } from './read/rowsBeside.ts'
import type { SheetsWorkerApi } from './workerApi.ts'

type LastImport = { file: Blob; plan: ImportPlan; imported: Imported }

/** What the worker does, without the worker: reading, importing and exporting, one job after the other. */
export function sheetsWorker(): SheetsWorkerApi {
  let session: Session | undefined
  let last: LastImport | undefined
  let reading: RowsBeside | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const jobs = new Map<number, AbortController>()
  const language = () => session?.lang ?? 'zh-CN'

  return {
    start(given) {
      session = given
    },
    async inspect(file, options) {
      try {
        return await inspectWorkbook(await openWorkbook(file), options)
      } catch (error) {
        return failure(error, 'readerCrashed')
      }
    },
    import: (job, file, plan, onProgress) =>
      inTurn(job, async (signal): Promise<ImportOutcome> => {
        last = undefined
        try {
          const workbook = (reading = rowsBeside(file))
          const imported = await withDatabase(async (database, channel) => {
            const store = dexieStore(database)
            const { account, user, role } = signedIn()
            const desk = deviceDesk(database.relaxed, store, { account, user, role })
            try {
              return await importSheet({ workbook, plan, desk, language: language(), signal, onProgress })
            } finally {
              // Told and sent when all is kept: who reads or sends meanwhile fights with the import for the disk.
              say(channel, { t: 'commit', rows: true, queue: true })
              say(channel, { t: 'kick', reason: 'new' })
            }
          })
          last = { file, plan, imported }
          return outcomeOf(imported)
        } catch (error) {
          if (signal.aborted) return { kind: 'cancelled', counts: noCounts, report: false }
          return failure(error, 'readerCrashed')
        }
      }),
    async report() {
      if (!last) return null
      const { file, plan, imported } = last
      if (!hasReport(imported)) return null
      return writeReport({ file, sheet: plan.sheet, report: imported.report, language: language(), now: new Date() })
    },
    export: (job, wanted, onProgress) =>
      inTurn(job, async (signal) => {
        try {
          const made = await withDatabase(({ relaxed }) =>
            exportContacts({ db: relaxed, job: wanted, language: language(), now: new Date(), onProgress, signal }),
          )
          return { kind: 'exported', ...made }
        } catch (error) {
          if (signal.aborted) return { kind: 'cancelled' }
          return failure(error, 'operationFailed')
        }
      }),
    cancel(job) {
      jobs.get(job)?.abort()
    },
    ping: () => reading?.ping() ?? true,
  }

  /** Two imports at once would not see each other's rows; the second waits. */
  function inTurn<T>(job: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    jobs.set(job, controller)
    const mine = turn.then(() => work(controller.signal)).finally(() => jobs.delete(job))
    turn = mine.catch(() => {})
    return mine
  }

  async function withDatabase<T>(work: (database: Database, channel: BroadcastChannel) => Promise<T>): Promise<T> {
    const { account, user } = signedIn()
    const database = await openDatabase({ owner: { account, user }, newId })
    const channel = new BroadcastChannel(channelName({ account, user }))
    try {
      return await work(database, channel)
    } finally {
      channel.close()
      database.close()
    }
  }

  function signedIn(): Session {
    if (!session) throw new Error('The sheets worker was not started')
    return session
  }
}

const say = (channel: BroadcastChannel, message: TabMessage) => channel.postMessage(message)
const noCounts = { rows: 0, accepted: 0, merged: 0, duplicates: 0, invalid: 0, overLimit: 0 }

const hasReport = ({ report }: Imported) => report.rows.size > 0 || report.overLimit !== null

function outcomeOf(imported: Imported): ImportOutcome {
  const { counts, cancelled } = imported
  // What was kept before the disk was full stays; the words say so.
  if (imported.failure) return failure(imported.failure, 'operationFailed', { saved: counts.accepted + counts.merged })
  return { kind: cancelled ? 'cancelled' : 'imported', counts, report: hasReport(imported) }
}

function failure(error: unknown, otherwise: 'readerCrashed' | 'operationFailed', values?: Failure['values']): Failure {
  const known = storageError(error)
  if (known instanceof AppError) return { kind: 'failed', code: known.code, values: { ...known.values, ...values } }
  console.error(error)
  return { kind: 'failed', code: otherwise, ...(values && { values }) }
}
