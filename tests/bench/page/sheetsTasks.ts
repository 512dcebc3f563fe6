import type { LocalDatabase } from '#workers/database/database'
import { dexieStore } from '#workers/database/store'
import { newId } from '#workers/newId'
import { IndexFollower } from '#workers/search/follow'
import { saveSnapshot } from '#workers/search/snapshot'
import type { ImportPlan } from '#workers/sheets/api'
import { cellsOf } from '#workers/sheets/export/cells'
import { exportContacts } from '#workers/sheets/export/exportContacts'
import { readContacts } from '#workers/sheets/export/readContacts'
import { deviceDesk } from '#workers/sheets/import/deviceDesk'
import { existingKeys } from '#workers/sheets/import/duplicates'
import { importSheet } from '#workers/sheets/import/importSheet'
import { inspectWorkbook } from '#workers/sheets/import/inspect'
import { undoImport } from '#workers/sheets/import/undoImport'
import { openWorkbook } from '#workers/sheets/read/openWorkbook'
import { readyToRead, rowsBeside } from '#workers/sheets/read/rowsBeside'
import { openZip } from '#workers/sheets/read/zip'
import { TaskFiles } from '#workers/sheets/tasks/taskFiles'
import { owner, sampleContact, sampleId, timed, user, withDatabase } from './sample.ts'

// Files in and out, in the worker where it happens.
const rows = 50_000
/** Known without reading: what is read here would count as memory of what is measured. */
const ids = Array.from({ length: rows }, (_, at) => sampleId(at))
const signal = new AbortController().signal

const fields = [
  'name company position phones emails company_website address founded_time country tag category source follow_up_status remark',
  'wt_send_count sms_send_count wt_api_send_count email_send_count wtreplycount ins_fans ins_follow fb_fans fb_follow',
  'created_at updated_at name company emails address remark',
].flatMap((line) => line.split(' '))
const columns = fields.map((field) => ({ field, title: field }))

const job = (ids: string[], format: 'xlsx' | 'csv' = 'xlsx') => ({
  format,
  columns,
  ids,
  words: {},
  sheetName: 'Bench',
})
const exported = (database: LocalDatabase, ids: string[], format: 'xlsx' | 'csv' = 'xlsx') =>
  exportContacts({
    db: database.relaxed,
    job: job(ids, format),
    language: 'en-US',
    now: new Date(0),
    onProgress: () => {},
    signal,
  })

/** The same shuffle every time. */
function shuffled<T>(all: readonly T[]): T[] {
  const mixed = [...all]
  for (let at = mixed.length - 1, seed = 7; at > 0; at--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = seed % (at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

export const sheetsTasks = {
  async seed() {
    return withDatabase('01', async (database) => {
      const scope = `user:${user}`
      const { ms } = await timed(() =>
        dexieStore(database).transact('write', async (tx) => {
          const entries = ids.map((id, at) => ({ id, row: sampleContact(at), rev: at + 1, scope, history: 0 }))
          await tx.putEntries('contact', entries)
        }),
      )
      return { ms, value: rows }
    })
  },

  /** Only reading, in the way the export reads. */
  read: () =>
    withDatabase('01', (database) =>
      timed(async () => {
        let seen = 0
        await readContacts(
          database.relaxed,
          ids,
          (found) => void (found && seen++),
          () => {},
        )
        return seen
      }),
    ),

  /** Reading, and encoding and packing the very same text by what the browser has. */
  limit: () =>
    withDatabase('01', async (database) => {
      const pieces = await sheetText((await exported(database, ids)).file)
      return timed(async () => {
        await readContacts(
          database.relaxed,
          ids,
          () => {},
          () => {},
        )
        const encoder = new TextEncoder()
        const stream = new CompressionStream('deflate-raw')
        const packed = new Response(stream.readable).blob()
        const writer = stream.writable.getWriter()
        for (const piece of pieces) await writer.write(encoder.encode(piece))
        await writer.close()
        return (await packed).size
      })
    }),

  ours: () => withDatabase('01', (database) => timed(async () => (await exported(database, ids)).file.size)),
  oursAnyOrder: () =>
    withDatabase('01', (database) => {
      const mixed = shuffled(ids)
      return timed(async () => (await exported(database, mixed)).file.size)
    }),
  csv: () => withDatabase('01', (database) => timed(async () => (await exported(database, ids, 'csv')).file.size)),

  sheetjsExport: () =>
    withDatabase('01', async (database) => {
      const XLSX = await import('xlsx')
      return timed(async () => {
        const { row } = cellsOf(columns, {}, 'en-US')
        const lines: unknown[][] = [columns.map(({ title }) => title)]
        await readContacts(
          database.relaxed,
          ids,
          (found) => void (found && lines.push(row(found))),
          () => {},
        )
        const book = XLSX.utils.book_new()
        XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(lines, { dense: true }), 'Bench')
        const bytes: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true })
        return new Blob([bytes]).size
      })
    }),

  /** Only inflating the sheet and its texts. */
  inflate: (file: Blob) =>
    timed(async () => {
      const zip = await openZip(file)
      let bytes = 0
      for (const name of ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'])
        for await (const chunk of zip.stream(name)) bytes += chunk.length
      return bytes
    }),
  firstRows: (file: Blob) => timed(async () => (await inspectWorkbook(await openWorkbook(file))).preview.length),
  parse: (file: Blob) =>
    timed(async () => {
      let cells = 0
      for await (const batch of (await openWorkbook(file)).rows(0)) for (const row of batch) cells += row.cells.length
      return cells
    }),
  /** As its users call it: a dense workbook, then every row as a list of its cells. */
  sheetjsParse: async (file: Blob) => {
    const XLSX = await import('xlsx')
    return timed(async () => {
      const book = XLSX.read(new Uint8Array(await file.arrayBuffer()), { dense: true })
      const lines = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
      return lines.reduce((sum, line) => sum + line.length, 0)
    })
  },

  /** Everything: read, normalise, duplicates, durable in leaves and outbox. */
  import: (file: Blob) => importing('02', file),
  importMany: (file: Blob) => importing('03', file),
  importText: (file: Blob) => importing('04', file),
  importCards: (file: Blob) => importing('05', file),

  /** Takes back what an import has made just before. */
  undo: (file: Blob) =>
    withDatabase('06', async (database) => {
      const task = newId()
      await imported(database, task, file, await planOf(file))
      return timed(async () => {
        const undone = await undoImport({
          task,
          desk: deskOf(database),
          fills: nothing(),
          signal,
          onProgress: () => {},
        })
        return undone.removed
      })
    }),

  /** Which of 60,000 keys the contacts of this device have, by the snapshot that the search index keeps. */
  duplicates: () =>
    withDatabase('01', async (database) => {
      const follower = new IndexFollower(database.relaxed)
      await follower.start()
      await saveSnapshot(database.relaxed, follower.index, 1)
      const desk = deskOf(database)
      const wanted = new Set<string>()
      for (let at = 0; at < 30_000; at++) wanted.add(`p86138${String(at * 3).padStart(8, '0')}`).add(`e${at}@a.example`)
      return timed(async () => (await existingKeys(desk, wanted, newId())).size)
    }),

  /** 1: stopped as a bomb. */
  bomb: (file: Blob) =>
    timed(async () => {
      try {
        for await (const _ of (await openWorkbook(file)).rows(0));
        return 0
      } catch (error) {
        return error instanceof Error && error.message === 'fileBomb' ? 1 : -1
      }
    }),
}

async function sheetText(file: Blob): Promise<string[]> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for await (const chunk of (await openZip(file)).stream('xl/worksheets/sheet1.xml'))
    pieces.push(decoder.decode(chunk, { stream: true }))
  return pieces
}

const deskOf = (database: LocalDatabase) =>
  deviceDesk({
    db: database.relaxed,
    store: dexieStore(database),
    files: new TaskFiles(owner),
    actor: { ...owner, role: 'main' },
  })

const importing = (name: string, file: Blob) =>
  withDatabase(name, async (database) => {
    const plan = await planOf(file)
    return timed(() => imported(database, newId(), file, plan))
  })

async function planOf(file: Blob): Promise<ImportPlan> {
  const seen = await inspectWorkbook(await openWorkbook(file))
  readyToRead()
  return {
    sheet: 0,
    headerRow: seen.headerRow,
    mapping: Object.fromEntries(seen.columns.flatMap(({ index, field }) => (field ? [[index, field]] : []))),
    keepOtherColumnsInRemark: true,
    defaultCountry: 'CN',
    duplicates: 'add',
    tag: [],
    source: null,
    category: null,
  }
}

async function imported(database: LocalDatabase, task: string, file: Blob, plan: ImportPlan): Promise<number> {
  const options = { task, workbook: rowsBeside(file), plan, desk: deskOf(database), signal, onProgress: () => {} }
  return (await importSheet({ ...options, language: 'en-US' })).counts.accepted
}

async function* nothing(): AsyncGenerator<never[]> {}
