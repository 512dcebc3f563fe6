import { expose } from 'comlink'
import type { Contact } from '#domain/contacts/contact'
import { newContact } from '#domain/contacts/contact'
import { type Database, openDatabase } from '#workers/database/database'
import { dexieStore } from '#workers/database/store'
import { newId } from '#workers/newId'
import { Follower } from '#workers/search/follow'
import { saveSnapshot } from '#workers/search/snapshot'
import { cellsOf } from '#workers/sheets/export/cells'
import { exportContacts } from '#workers/sheets/export/exportContacts'
import { readContacts } from '#workers/sheets/export/readContacts'
import { deviceDesk } from '#workers/sheets/import/deviceDesk'
import { existingKeys } from '#workers/sheets/import/duplicates'
import { importSheet } from '#workers/sheets/import/importSheet'
import { inspectWorkbook } from '#workers/sheets/import/inspect'
import { openWorkbook } from '#workers/sheets/read/openWorkbook'
import { openZip } from '#workers/sheets/read/zip'

// What the bench measures, in the worker where it happens. Everything is made from a fixed seed.
const rows = 50_000
const user = '0190a000-0000-7000-8000-000000000001'
const owner = { account: '0190a000-0000-7000-8000-0000000000aa', user }
const signal = new AbortController().signal

Object.freeze(Object.prototype)

const fields = [
  'name company position phones emails company_website address founded_time country tag category source follow_up_status remark',
  'wt_send_count sms_send_count wt_api_send_count email_send_count wtreplycount ins_fans ins_follow fb_fans fb_follow',
  'created_at updated_at name company emails address remark',
].flatMap((line) => line.split(' '))
const columns = fields.map((field) => ({ field, title: field }))

/** Known without reading: what is read here would count as memory of what is measured. */
const contactIds = () =>
  Array.from({ length: rows }, (_, at) => `0190a000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`)

async function withDatabase<T>(name: string, work: (database: Database, ids: string[]) => Promise<T>): Promise<T> {
  const database = await openDatabase({ owner: { ...owner, account: owner.account.slice(0, -2) + name }, newId })
  try {
    return await work(database, contactIds())
  } finally {
    database.close()
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now()
  const value = await work()
  return { ms: performance.now() - began, value }
}

const job = (ids: string[], format: 'xlsx' | 'csv' = 'xlsx') => ({
  format,
  columns,
  ids,
  words: {},
  sheetName: 'Bench',
})
const exported = (database: Database, ids: string[], format: 'xlsx' | 'csv' = 'xlsx') =>
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

const bench = {
  async seed() {
    return withDatabase('01', async (database, ids) => {
      const scope = `user:${user}`
      const { ms } = await timed(() =>
        dexieStore(database).transact('write', async (tx) => {
          const entries = ids.map((id, at) => ({ id, row: contact(id, at), rev: at + 1, scope, history: 0 }))
          await tx.putEntries('contact', entries)
        }),
      )
      return { ms, value: rows }
    })
  },

  /** Only reading, in the way the export reads. */
  read: () =>
    withDatabase('01', (database, ids) =>
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
    withDatabase('01', async (database, ids) => {
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

  ours: () => withDatabase('01', (database, ids) => timed(async () => (await exported(database, ids)).file.size)),
  oursAnyOrder: () =>
    withDatabase('01', (database, ids) => {
      const mixed = shuffled(ids)
      return timed(async () => (await exported(database, mixed)).file.size)
    }),
  csv: () => withDatabase('01', (database, ids) => timed(async () => (await exported(database, ids, 'csv')).file.size)),

  sheetjsExport: () =>
    withDatabase('01', async (database, ids) => {
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
  import: (file: Blob) =>
    withDatabase('02', async (database) => {
      const workbook = await openWorkbook(file)
      const seen = await inspectWorkbook(workbook)
      const mapping = Object.fromEntries(seen.columns.flatMap(({ index, field }) => (field ? [[index, field]] : [])))
      const desk = deviceDesk(database.relaxed, dexieStore(database), { ...owner, role: 'main' })
      const plan = {
        sheet: 0,
        headerRow: seen.headerRow,
        mapping,
        keepOtherColumnsInRemark: true,
        defaultCountry: 'CN',
        duplicates: 'add' as const,
        tag: [],
        source: null,
        category: null,
      }
      return timed(async () => {
        const done = await importSheet({ workbook, plan, desk, language: 'en-US', signal, onProgress: () => {} })
        return done.counts.accepted
      })
    }),

  /** Which of 60,000 keys the contacts of this device have, by the snapshot that the search index keeps. */
  duplicates: () =>
    withDatabase('01', async (database) => {
      const follower = new Follower(database.relaxed)
      await follower.start()
      await saveSnapshot(database.relaxed, follower.index, 1)
      const desk = deviceDesk(database.relaxed, dexieStore(database), { ...owner, role: 'main' })
      const wanted = new Set<string>()
      for (let at = 0; at < 30_000; at++) wanted.add(`p86138${String(at * 3).padStart(8, '0')}`).add(`e${at}@a.example`)
      return timed(async () => (await existingKeys(desk, wanted)).size)
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
export type SheetsBench = { [K in keyof typeof bench]: (file: Blob) => Promise<{ ms: number; value: number }> }

function contact(id: string, at: number): Contact {
  const name = `${'王李张刘陈杨黄赵周吴'[at % 10]}${'伟芳娜秀英敏静丽强磊'[(at * 7) % 10]}${'明超杰涛艳勇军洋'[(at * 3) % 8]}`
  return newContact(
    id,
    {
      name,
      company: `${['Shenzhen', 'Ningbo', '义乌市', 'Hamburg'][at % 4]} ${name} Trading Co., Ltd. ${at}`,
      position: ['采购经理', 'Buyer', 'CEO', '总经理'][at % 4]!,
      phones: [{ full_number: `86138${String(at).padStart(8, '0')}`, is_wt: 'unvalidated' }],
      emails: [{ email: `user${at}@example${at % 97}.com`, is_valid: 'toVerify' }],
      company_website: `www.example${at % 97}.com/${at}`,
      address: `${at % 999} Renmin Road, Building ${at % 37}, Room ${at}, ${name}`,
      founded_time: `${1980 + (at % 40)}-05-18`,
      country: ['CN', 'DE', 'US', 'IN'][at % 4]!,
      remark: `Booth ${at % 700} 对新产品感兴趣 & wants <samples>, follow up by ${at % 28}`,
    },
    user,
    1_700_000_000_000 + at * 60_000,
  )
}

async function sheetText(file: Blob): Promise<string[]> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for await (const chunk of (await openZip(file)).stream('xl/worksheets/sheet1.xml'))
    pieces.push(decoder.decode(chunk, { stream: true }))
  return pieces
}

expose(bench)
