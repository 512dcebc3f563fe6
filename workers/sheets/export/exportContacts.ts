import type { Contact } from '#domain/contacts/contact'
import { checkExport } from '#domain/contacts/export'
import { AppError } from '#domain/errors'
import type { Language } from '#domain/texts/errorText'
import type { ExportJob, ExportProgress } from '../../api.ts'
import type { UserDatabase } from '../../database/schema.ts'
import { csvWriter } from '../write/csvWriter.ts'
import { HeldRows } from '../write/heldRows.ts'
import type { SheetWriter } from '../write/sheetWriter.ts'
import { xlsxWriter } from '../write/xlsxWriter.ts'
import { cellsOf } from './cells.ts'
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

const rowsAtOnce = 1_000
const usualHeldBytes = 160_000_000

/**
 * The contacts of a job as a file. Rows are read in one transaction, so the file is what was there at one moment;
 * a contact that is gone by then is left out.
 */
export async function exportContacts(options: Options): Promise<{ file: Blob; rows: number }> {
  const { job, language, now, signal } = options
  const refused = checkExport({ amount: job.ids.length, matching: job.ids.length, selected: null })
  if (refused) throw new AppError(refused)
  const { columns, row } = cellsOf(job.columns, job.words, language)
  const writer =
    job.format === 'xlsx' ? await xlsxWriter({ sheetName: job.sheetName, columns, now }) : csvWriter({ columns })
  const task = { ...options, writer, cells: row }
  try {
    const rows = isInOrder(job.ids) ? await readInOrder(task) : await readAcross(task)
    if (rows === 0) throw new AppError('exportNothing')
    refuseCancelled(signal)
    return { file: await writer.finish(), rows }
  } catch (error) {
    writer.cancel()
    throw error
  }
}

function refuseCancelled(signal: AbortSignal) {
  if (signal.aborted) throw new AppError('cancelled')
}

/** Rising or falling: then leaves are read one after the other, and rows are packed while the next are read. */
function isInOrder(ids: readonly string[]): boolean {
  const rising = ids.length < 2 || ids[0]! < ids[1]!
  return ids.every((id, at) => at === 0 || (rising ? ids[at - 1]! < id : ids[at - 1]! > id))
}

async function readInOrder({ db, job, writer, cells, onProgress, signal }: Task): Promise<number> {
  let rows = 0
  await readContacts(
    db,
    job.ids,
    (contact) => {
      if (!contact) return
      writer.row(cells(contact))
      rows++
    },
    () => {
      refuseCancelled(signal)
      onProgress({ rows, of: job.ids.length, bytes: writer.size() })
    },
  )
  return rows
}

/**
 * In any other order every leaf has rows of everywhere. So leaves are read once, in their own order, and each row is
 * kept encoded until its turn comes.
 */
async function readAcross(task: Task): Promise<number> {
  const { job, writer, onProgress, signal } = task
  const of = job.ids.length
  let rows = 0
  for (let from = 0; from < of; ) {
    const held = await readBand(task, from)
    for (let at = 0; at < held.length; at++) {
      if (held.give(at, writer.append)) rows++
      if (at % rowsAtOnce !== 0) continue
      await writer.drained()
      refuseCancelled(signal)
      onProgress({ rows: Math.round((of + from + at) / 2), of, bytes: writer.size() })
    }
    from += held.length
  }
  return rows
}

async function readBand(task: Task, from: number): Promise<HeldRows> {
  const { db, job, writer, cells, onProgress, signal, heldBytes = usualHeldBytes } = task
  const { ids } = job
  const order = Array.from({ length: ids.length - from }, (_, at) => from + at).sort((a, b) =>
    ids[a]! < ids[b]! ? -1 : 1,
  )
  let held = new HeldRows(order.length)
  await readContacts(
    db,
    order.map((place) => ids[place]!),
    (contact, at) => {
      const place = order[at]! - from
      if (contact && place < held.length) held.put(place, (out) => writer.encode(cells(contact), out))
    },
    (done) => {
      while (held.bytes > heldBytes && held.length > 1) held = held.first(Math.ceil(held.length / 2))
      refuseCancelled(signal)
      onProgress({ rows: Math.round((from + done) / 2), of: ids.length, bytes: writer.size() })
    },
  )
  return held
}
