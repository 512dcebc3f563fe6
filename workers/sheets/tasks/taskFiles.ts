import { Dexie, type EntityTable, type Table } from 'dexie'
import type { ContactFields } from '#domain/contacts/contact'
import type { ImportTask } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import type { Undo, UndoPack } from '../../bulk/undos.ts'
import { databaseName, taskFilesName } from '../../database/schema.ts'
import { sealingFor } from '../../lock/keyring.ts'
import type { ExportJob, ImportPlan } from '../api.ts'

/**
 * A file as it is kept. A browser writes a Blob by itself, so one that is to be sealed is given as its bytes; so is every
 * file where the browser's databases take no Blob.
 */
type KeptFile = Blob | { name: string | null; type: string; bytes: Uint8Array<ArrayBuffer> }

/** What an import that is not at its end needs to go on, and afterwards its report. */
type ImportRecord = {
  id: string
  at: number
  plan: ImportPlan
  file: KeptFile | null
  report: KeptFile | null
}

/** What merges of an import added to contacts that were there: for taking it out again. */
type FillRecord = { n: number; task: string; rows: AddedFields[] }
export type AddedFields = ContactFields & { id: string }

/** What an export is made of, until it is made; then its file. */
export type ExportRecord = { id: string; expires_at: number; job: ExportJob | null; file: Blob | null }
type KeptExport = Omit<ExportRecord, 'file'> & { file: KeptFile | null }

/**
 * The files of imports and exports on this device, and what changes of many contacts are undone with; apart from the rows:
 * they are large, and nothing waits for them. Their tasks are rows like all others.
 */
export class TaskFiles extends Dexie {
  declare imports: EntityTable<ImportRecord, 'id'>
  declare fills: EntityTable<FillRecord, 'n'>
  declare exports: EntityTable<KeptExport, 'id'>
  declare undos: EntityTable<Undo, 'id'>
  declare undoPacks: Table<UndoPack, [undo: string, n: number]>
  readonly #seals: boolean
  #areBlobsTaken: Promise<boolean> | undefined

  constructor(owner: { account: string; user: string }, chromeTransactionDurability: 'strict' | 'relaxed' = 'strict') {
    super(taskFilesName(owner), { chromeTransactionDurability, cache: 'disabled' })
    this.version(1).stores({ imports: 'id', fills: '++n, task', exports: 'id' })
    this.version(2).stores({ undos: 'id', undoPacks: '[undo+n]' })
    const sealing = sealingFor(databaseName(owner))
    this.#seals = sealing !== null && !sealing.writesPlain
    if (sealing) this.use(sealing.middleware)
  }

  /** As a file is written into a record here. */
  async keeping(file: Blob | null): Promise<KeptFile | null> {
    if (!file || (!this.#seals && (await this.#takesBlobs()))) return file
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { name: file instanceof File ? file.name : null, type: file.type, bytes }
  }

  /** A private window of WebKit refuses them. */
  #takesBlobs(): Promise<boolean> {
    const record = { id: '', expires_at: 0, job: null, file: new Blob(['?']) }
    const tried = () =>
      this.transaction('rw', this.exports, async () => {
        await this.exports.put(record)
        await this.exports.delete(record.id)
      })
    return (this.#areBlobsTaken ??= tried().then(
      () => true,
      () => false,
    ))
  }
}

export function storedBlob(file: KeptFile | null | undefined): Blob | null {
  if (!file || file instanceof Blob) return file ?? null
  const { name, type, bytes } = file
  return name === null ? new Blob([bytes], { type }) : new File([bytes], name, { type })
}

const sizeOf = (file: KeptFile | null) => (file instanceof Blob ? file.size : (file?.bytes.length ?? null))

/** Writes everything as this page writes now, sealed or plain. They are few. */
export async function rewriteTaskFiles(owner: { account: string; user: string }): Promise<void> {
  if (!(await Dexie.exists(taskFilesName(owner)))) return
  const files = new TaskFiles(owner)
  try {
    const anew = async (file: KeptFile | null) => files.keeping(storedBlob(file))
    for (const id of await files.imports.toCollection().primaryKeys()) {
      const record = (await files.imports.get(id))!
      await files.imports.put({ ...record, file: await anew(record.file), report: await anew(record.report) })
    }
    for (const id of await files.exports.toCollection().primaryKeys()) {
      const record = (await files.exports.get(id))!
      await files.exports.put({ ...record, file: await anew(record.file) })
    }
    for (const n of await files.fills.toCollection().primaryKeys()) await files.fills.put((await files.fills.get(n))!)
    await files.undos.bulkPut(await files.undos.toArray())
    for (const key of await files.undoPacks.toCollection().primaryKeys())
      await files.undoPacks.put((await files.undoPacks.get(key))!)
  } finally {
    files.close()
  }
}

const day = 86_400_000

/** What nobody can fetch any more, and what an import that was left alone would go on with. */
export async function sweepTaskFiles(files: TaskFiles, now: number): Promise<void> {
  await files.exports.filter(({ expires_at }) => expires_at <= now).delete()
  await files.imports
    .filter(({ file, at }) => file !== null && at + limits.importFileDays * day <= now)
    .modify({ file: null })
  const old = await files.imports.filter(({ at }) => at + limits.importReportDays * day <= now).primaryKeys()
  await files.imports.bulkDelete(old)
  await files.fills.where('task').anyOf(old).delete()
}

/** Which tasks this device has something of. */
export type KeptTaskFiles = {
  imports: Record<ImportTask['id'], { file: boolean; report: boolean }>
  /** bytes of the file; null: it is not made yet */
  exports: Record<string, number | null>
}

export async function keptTaskFiles(files: TaskFiles): Promise<KeptTaskFiles> {
  const found: KeptTaskFiles = { imports: {}, exports: {} }
  await files.imports.each(({ id, file, report }) => {
    found.imports[id] = { file: file !== null, report: report !== null }
  })
  await files.exports.each(({ id, file }) => {
    found.exports[id] = sizeOf(file)
  })
  return found
}
