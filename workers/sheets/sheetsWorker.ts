import { AppError } from '#domain/errors'
import { withheldOf } from '#domain/subAccounts/rights'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { storageError } from '../database/failures.ts'
import { channelName } from '../database/schema.ts'
import { dexieStore } from '../database/store.ts'
import { setKey } from '../lock/keyring.ts'
import { newId } from '../newId.ts'
import type { Session } from '../session.ts'
import type { TabMessage } from '../sync/tabMessage.ts'
import { openWriteAheadLog } from '../writeAheadLog/writeAheadLog.ts'
import type { Failure, ImportOutcome, ImportPlan, ImportProgress, UndoOutcome } from './api.ts'
import { causeOf } from './causeOf.ts'
import { exportContacts } from './export/exportContacts.ts'
import { deviceDesk } from './import/deviceDesk.ts'
import type { ImportPort } from './import/importPort.ts'
import type { ImportResult } from './import/importSheet.ts'
import { inspectWorkbook } from './import/inspect.ts'
import { listedEmails, listedPhones } from './import/listedEmails.ts'
import { phoneDoubts } from './import/listPhones.ts'
import { runImport } from './import/runImport.ts'
import { undoImport } from './import/undoImport.ts'
import { openWorkbook } from './read/openWorkbook.ts'
import { type RowsBeside, readyToRead, rowsBeside } from './read/rowsBeside.ts'
import { sheetTable } from './read/sheetTable.ts'
import { spacedProgress } from './tasks/spacedProgress.ts'
import { type AddedFields, keptTaskFiles, storedBlob, sweepTaskFiles, TaskFiles } from './tasks/taskFiles.ts'
import { afterOtherTabs, whileWorkingOn } from './tasks/taskLock.ts'
import type { SheetsWorkerApi } from './workerApi.ts'

/** What the worker does, without the worker: reading, importing and exporting, one job after the other. */
export function sheetsWorker(): SheetsWorkerApi {
  let session: Session | undefined
  let holding: Promise<void> | undefined
  let reading: RowsBeside | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const jobs = new Map<number, AbortController>()
  const language = () => session?.lang ?? 'zh-CN'

  return {
    start(given, key) {
      session = given
      holding = setKey(key)
    },
    async inspect(file, options) {
      try {
        const seen = await inspectWorkbook(await openWorkbook(file, { text: options?.text }), options)
        // Whoever looks at a list is about to import it.
        readyToRead()
        return seen
      } catch (error) {
        return failure(error, 'readerCrashed')
      }
    },
    import: (job, file, plan, onProgress) =>
      importing(job, newId(), async () => ({ file, plan, isNew: true }), onProgress),
    async phones(file, plan) {
      try {
        return { kind: 'phones', ...(await phoneDoubts(await openWorkbook(file, { text: plan.text }), plan)) }
      } catch (error) {
        return failure(error, 'readerCrashed')
      }
    },
    async emails(file, plan) {
      try {
        return await listedEmails(rowsBeside(file, { text: plan.text }), plan)
      } catch (error) {
        return failure(error, 'readerCrashed')
      }
    },
    async table(file, most) {
      try {
        return await sheetTable(await openWorkbook(file), most)
      } catch (error) {
        return failure(error, 'readerCrashed')
      }
    },
    async phoneNumbers(file, plan) {
      try {
        return await listedPhones(rowsBeside(file, { text: plan.text }), plan)
      } catch (error) {
        return failure(error, 'readerCrashed')
      }
    },
    resume: (job, task, onProgress) =>
      importing(
        job,
        task,
        async (files) => {
          const record = await files.imports.get(task)
          const file = storedBlob(record?.file)
          if (!record || !file) throw new AppError('fileAway')
          return { file, plan: record.plan, isNew: false }
        },
        onProgress,
      ),
    undo: (job, task, onProgress) =>
      inTurn(job, async (signal): Promise<UndoOutcome> => {
        try {
          if (withheld().includes('delete_data')) return { kind: 'failed', code: 'deleteNotAllowed' }
          return await atDesk(task, async (desk, files) => {
            const begun = await desk.save([{ name: 'import_task.change', args: { id: task, action: 'undo' } }])
            if (begun.kind === 'refused') return { kind: 'failed', code: begun.code }
            const fills = fillsOf(files, task)
            const { stopped, refused, ...counts } = await undoImport({ task, desk, fills, signal, onProgress })
            if (refused) return { kind: 'failed', code: refused }
            if (stopped) return { kind: 'cancelled', ...counts }
            await desk.save([{ name: 'import_task.change', args: { id: task, action: 'undone' } }])
            await files.imports.delete(task)
            await files.fills.where('task').equals(task).delete()
            return { kind: 'undone', ...counts }
          })
        } catch (error) {
          return failure(error, 'operationFailed')
        }
      }),
    report: (task) => withFiles(async (files) => storedBlob((await files.imports.get(task))?.report)),
    kept: () =>
      withFiles(async (files) => {
        await sweepTaskFiles(files, Date.now())
        return keptTaskFiles(files)
      }),
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
    keepExport: (record) =>
      withFiles(async (files) => void (await files.exports.put({ ...record, file: await files.keeping(record.file) }))),
    dropExport: (task) => withFiles((files) => files.exports.delete(task)),
    keptExport: (task) =>
      withFiles(async (files) => {
        const record = await files.exports.get(task)
        return record ? { ...record, file: storedBlob(record.file) } : null
      }),
    cancel(job) {
      jobs.get(job)?.abort()
    },
    ping: () => reading?.ping() ?? true,
  }

  function importing(
    job: number,
    task: string,
    start: (files: TaskFiles) => Promise<{ file: Blob; plan: ImportPlan; isNew: boolean }>,
    onProgress: (progress: ImportProgress) => void,
  ): Promise<ImportOutcome> {
    return inTurn(job, async (signal): Promise<ImportOutcome> => {
      try {
        const imported = await atDesk(task, async (desk, files) => {
          const { file, plan, isNew } = await start(files)
          const workbook = (reading = rowsBeside(file, { text: plan.text }))
          const options = { workbook, plan, desk, language: language(), signal, onProgress: spacedProgress(onProgress) }
          return runImport({ task, file, isNew, files, ...options })
        })
        return outcomeOf(imported, task)
      } catch (error) {
        if (signal.aborted) return { kind: 'cancelled', counts: noCounts, report: false, task }
        return failure(error, 'readerCrashed')
      }
    })
  }

  /** Works on a task, which no other tab does meanwhile. */
  function atDesk<T>(task: string, work: (desk: ImportPort, files: TaskFiles) => Promise<T>): Promise<T> {
    const working = () =>
      withFiles((files) =>
        withDatabase(async (database, channel) => {
          const { account, user, role } = signedIn()
          const actor = { account, user, role, withheld: withheld() }
          const store = dexieStore(database)
          const wal = await openWriteAheadLog({ account, user })
          try {
            await wal?.restore(store, { clock: () => Date.now(), newId: () => newId() }, actor)
            return await work(deviceDesk({ db: database.relaxed, store, files, actor, wal }), files)
          } finally {
            wal?.close()
            // Told and sent when all is kept: who reads or sends meanwhile fights with the import for the disk.
            say(channel, { t: 'commit', rows: true, queue: true })
            say(channel, { t: 'kick', reason: 'new' })
          }
        }),
      )
    return afterOtherTabs(() => whileWorkingOn(task, working))
  }

  function withheld() {
    return withheldOf(signedIn().profile ?? {})
  }

  async function withFiles<T>(work: (files: TaskFiles) => Promise<T>): Promise<T> {
    const owner = signedIn()
    await holding
    const files = new TaskFiles(owner)
    try {
      return await work(files)
    } finally {
      files.close()
    }
  }

  /** Two imports at once would not see each other's rows; the second waits. */
  function inTurn<T>(job: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    jobs.set(job, controller)
    const mine = turn.then(() => work(controller.signal)).finally(() => jobs.delete(job))
    turn = mine.catch(() => {})
    return mine
  }

  async function withDatabase<T>(work: (database: LocalDatabase, channel: BroadcastChannel) => Promise<T>): Promise<T> {
    const { account, user } = signedIn()
    await holding
    const database = await openUserDatabase({ owner: { account, user }, newId })
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

const hasReport = ({ report }: ImportResult) => report.rows.size > 0 || report.overLimit !== null

/** Some thousand rows of the notes at a time are plenty. */
async function* fillsOf(files: TaskFiles, task: string): AsyncGenerator<AddedFields[]> {
  for (const n of await files.fills.where('task').equals(task).primaryKeys()) yield (await files.fills.get(n))!.rows
}

function outcomeOf(imported: ImportResult, task: string): ImportOutcome {
  const { counts, cancelled } = imported
  // What was kept before the disk was full stays; the words say so.
  const saved = counts.accepted + counts.merged
  if (imported.failure) return failure(imported.failure, saved > 0 ? 'saveFailed' : 'operationFailed', { saved })
  return { kind: cancelled ? 'cancelled' : 'imported', counts, report: !cancelled && hasReport(imported), task }
}

type CodeOfUnknown = 'readerCrashed' | 'saveFailed' | 'operationFailed'

function failure(error: unknown, otherwise: CodeOfUnknown, values?: Failure['values']): Failure {
  const known = storageError(error)
  if (known instanceof AppError)
    return { kind: 'failed', code: known.code, values: { ...known.values, ...values }, ...causeOf(known.cause) }
  console.error(error)
  return { kind: 'failed', code: otherwise, ...(values && { values }), ...causeOf(error) }
}
