import type { Contact } from '#domain/contacts/contact'
import { checkExport } from '#domain/contacts/export'
import { AppError } from '#domain/errors'
import type { ExportKind } from '#domain/exchange/exportTask'
import type { Language } from '#domain/texts/errorText'
import type { UserDatabase } from '../../database/schema.ts'
import type { ExportJob, ExportProgress } from '../api.ts'
import { csvWriter } from '../write/csvWriter.ts'
import { HeldRows } from '../write/heldRows.ts'
import type { SheetWriter } from '../write/sheetWriter.ts'
import { vcardWriter } from '../write/vcardWriter.ts'
import { xlsxWriter } from '../write/xlsxWriter.ts'
import { cardsOf, cellsOf } from './cells.ts'
import { readContacts } from './readContacts.ts'

type Options = {
  db: UserDatabase
  job: ExportJob
  language: Language
  now: Date
  onProgress: (progress: ExportProgress) => void
  signal: AbortSignal
  /** bytes of encoded rows that may wait for their turn; what does not fit is read again later */
  heldBytes?: number
}
type Task = Options & {
  writer: SheetWriter
  cells: (contact: Contact) => ReturnType<ReturnType<typeof cellsOf>['row']>
}

/** The page draws each word of progress. */
const rowsPerTelling = 1_000
const usualHeldBytes = 160_000_000

/**
 * The contacts of a job as a file. Rows are read in one transaction, so the file is what was there at one moment;
 * a contact that is gone by then, or restricted, is left out.
 */
export async function exportContacts(options: Options): Promise<{ file: Blob; rows: number }> {
  const { job, language, now } = options
  const refused = checkExport({ amount: job.ids.length, matching: job.ids.length, selected: null })
  if (refused) throw new AppError(refused)
  const { columns, row } = (job.format === 'vcf' ? cardsOf : cellsOf)(job.columns, job.words, language)
  const writer = await writers[job.format]({ sheetName: job.sheetName, columns, now })
  const task = { ...options, writer, cells: row }
  try {
    const rows = await writeRows(task)
    if (rows === 0) throw new AppError('exportNothing')
    return { file: await writer.finish(), rows }
  } catch (error) {
    writer.cancel()
    throw error
  }
}

const writers: Record<ExportKind, (options: Parameters<typeof xlsxWriter>[0]) => SheetWriter | Promise<SheetWriter>> = {
  xlsx: xlsxWriter,
  csv: csvWriter,
  vcf: vcardWriter,
}

/**
 * Leaves are read once, and a row is kept encoded until its turn comes: that is soon where the order is nearly that of
 * the ids, and late where it is any other.
 */
async function writeRows(task: Task): Promise<number> {
  let rows = 0
  for (let from = 0; from < task.job.ids.length; ) {
    const written = await writeFrom(task, from)
    rows += written.rows
    from += written.places
  }
  return rows
}

async function writeFrom(task: Task, from: number): Promise<{ rows: number; places: number }> {
  const { db, job, writer, cells, onProgress, signal, heldBytes = usualHeldBytes } = task
  const wanted = job.ids.slice(from)
  let held = new HeldRows(wanted.length)
  let rows = 0
  let told = from
  const give = (read: number) => {
    while (!writer.busy() && held.give(writer.append)) rows++
    if (signal.aborted) throw new AppError('cancelled')
    const done = from + Math.round((read + held.next) / 2)
    if (done < told + rowsPerTelling && held.next < held.length) return
    told = done
    onProgress({ rows: done, of: job.ids.length, bytes: writer.size() })
  }
  await readContacts(
    db,
    wanted,
    (contact, at) => {
      if (at >= held.length) return
      // What a person wants left alone is in no file.
      if (contact && !contact.restricted_at) held.put(at, (out) => writer.encode(cells(contact), out))
      else held.leaveOut(at)
    },
    (read) => {
      give(read)
      while (held.bytes > heldBytes && held.length > held.next + 1) held = held.firstHalf()
    },
  )
  while (held.next < held.length) {
    await writer.drained()
    give(held.length)
  }
  return { rows, places: held.length }
}
