import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { type Contact, newContact } from '#domain/contacts/contact'
import { customKey } from '#domain/contacts/customKeys'
import type { Row } from '#domain/shared/mutation'
import { type LocalDatabase, openUserDatabase } from '../../database/database.ts'
import { eachLeaf } from '../../database/read.ts'
import { dexieStore } from '../../database/store.ts'
import { newId } from '../../newId.ts'
import type { ExportJob, ImportField } from '../api.ts'
import { deviceDesk } from '../import/deviceDesk.ts'
import { importSheet } from '../import/importSheet.ts'
import { inspectWorkbook } from '../import/inspect.ts'
import { risingIds } from '../import/risingIds.ts'
import { openWorkbook } from '../read/openWorkbook.ts'
import { TaskFiles } from '../tasks/taskFiles.ts'
import { exportContacts } from './exportContacts.ts'

const user = '0190a000-0000-7000-8000-000000000001'
const opened: { close(): void }[] = []
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
})

async function device() {
  const owner = { account: newId(), user }
  const database = await openUserDatabase({ owner, newId })
  const files = new TaskFiles(owner)
  opened.push(database, files)
  const store = dexieStore(database)
  return { database, desk: deviceDesk({ db: database.relaxed, store, files, actor: { ...owner, role: 'main' } }) }
}

/** A device with this many contacts, n0, n1 …, and their ids in this order. */
async function deviceWith(count: number) {
  const { database, desk } = await device()
  const next = risingIds(Date.now())
  const ids = Array.from({ length: count }, next)
  for (let at = 0; at < count; at += 250)
    await desk.save([
      { name: 'contact.create', args: { rows: ids.slice(at, at + 250).map((id, i) => ({ id, name: `n${at + i}` })) } },
    ])
  return { database, desk, ids }
}

const job = (ids: string[], more: Partial<ExportJob> = {}): ExportJob => ({
  format: 'xlsx',
  columns: [{ field: 'name', title: 'Name' }],
  ids,
  words: {},
  sheetName: 'Contacts',
  ...more,
})
const run = (database: LocalDatabase, job: ExportJob, signal = new AbortController().signal) =>
  exportContacts({ db: database.relaxed, job, language: 'en-US', now: new Date(), onProgress: () => {}, signal })

async function rowsOf(file: Blob): Promise<{ index: number; cells: string[] }[]> {
  const rows: { index: number; cells: string[] }[] = []
  for await (const batch of (await openWorkbook(file)).rows(0)) rows.push(...batch)
  return rows
}
const names = async (file: Blob) => (await rowsOf(file)).slice(1).map(({ cells }) => cells[0])

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

test('rows come in the order asked for, whatever it is', async () => {
  const { database, ids } = await deviceWith(2_600)
  const nameOf = new Map(ids.map((id, at) => [id, `n${at}`]))
  for (const order of [ids, ids.toReversed(), shuffled(ids), shuffled(ids).slice(0, 700)]) {
    const { file, rows } = await run(database, job(order))
    expect(rows).toBe(order.length)
    expect(await names(file)).toEqual(order.map((id) => nameOf.get(id)))
  }
})

test('rows that do not fit into memory at once are read in several goes', async () => {
  const { database, ids } = await deviceWith(1_500)
  const order = shuffled(ids)
  const nameOf = new Map(ids.map((id, at) => [id, `n${at}`]))
  const options = { language: 'en-US' as const, now: new Date(), onProgress: () => {}, heldBytes: 4_000 }
  const { file } = await exportContacts({
    ...options,
    db: database.relaxed,
    job: job(order),
    signal: new AbortController().signal,
  })
  expect(await names(file)).toEqual(order.map((id) => nameOf.get(id)))
})

test('a contact that is gone is left out and leaves no hole', async () => {
  const { database, desk, ids } = await deviceWith(60)
  await desk.save([{ name: 'contact.delete', args: { ids: ids.slice(10, 20) } }])
  for (const order of [ids, shuffled(ids)]) {
    const { file, rows } = await run(database, job(order))
    expect(rows).toBe(50)
    expect((await rowsOf(file)).map(({ index }) => index)).toEqual(Array.from({ length: 51 }, (_, at) => at))
  }
})

test('what a person wants left alone is in no file', async () => {
  const { database, ids } = await deviceWith(3)
  await dexieStore(database).transact('strict', async (tx) => {
    const [entry] = await tx.entries('contact', [ids[1]!])
    await tx.putEntries('contact', [{ ...entry!, row: { ...entry!.row!, restricted_at: 1 } }])
  })
  const { file, rows } = await run(database, job(ids))
  expect(rows).toBe(2)
  expect(await names(file)).toEqual(['n0', 'n2'])
})

test('what cannot be exported says why', async () => {
  const { database, ids } = await deviceWith(1)
  await expect(run(database, job([]))).rejects.toMatchObject({ code: 'exportNothing' })
  await expect(run(database, job([newId()]))).rejects.toMatchObject({ code: 'exportNothing' })
  await expect(run(database, job(new Array<string>(50_001).fill(ids[0]!)))).rejects.toMatchObject({
    code: 'exportTooMany',
  })
})

test('a cancelled export gives no file', async () => {
  const { database, ids } = await deviceWith(50)
  for (const order of [ids, shuffled(ids)])
    await expect(run(database, job(order), AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' })
})

test('an exported workbook comes back by an import with every field', async () => {
  const from = await device()
  const [tag, source, category] = [newId(), newId(), newId()]
  await from.desk.save([
    { name: 'tag.create', args: { id: tag, name: '老客户' } },
    { name: 'source.create', args: { id: source, name: 'Canton Fair' } },
    { name: 'category.create', args: { id: category, name: 'Buyer' } },
  ])
  const id = newId()
  const draft = {
    name: '=cmd|王',
    company: 'ACME & "Söhne" <x>',
    position: 'CEO',
    company_website: 'https://acme.example/?a=1&b=2',
    address: '1 Road\nCity',
    founded_time: '2001-05-18',
    country: 'DE',
    phones: [
      { full_number: '8613800138000', is_wt: 'unvalidated' as const },
      { full_number: '4930901820', is_wt: 'unvalidated' as const },
    ],
    emails: [{ email: 'ann@acme.example', is_valid: 'toVerify' as const }],
    follow_up_status: 'followingUp' as const,
    remark: ' first\nsecond 😀',
  }
  await from.desk.save([{ name: 'contact.create', args: { rows: [{ id, ...draft, tag: [tag], source, category }] } }])
  const titles: [ImportField, string][] = [
    ['name', '姓名'],
    ['company', '公司'],
    ['position', '职位'],
    ['phones', '电话'],
    ['emails', '邮箱'],
    ['company_website', '网址'],
    ['address', '地址'],
    ['founded_time', '成立时间'],
    ['country', '国家'],
    ['tag', '标签'],
    ['category', '分类'],
    ['source', '来源'],
    ['follow_up_status', '跟进状态'],
    ['remark', '备注'],
  ]
  const { file } = await run(
    from.database,
    job([id], {
      columns: titles.map(([field, title]) => ({ field, title })),
      words: { [tag]: '老客户', [source]: 'Canton Fair', [category]: 'Buyer', followingUp: '跟进中' },
    }),
  )
  const workbook = await openWorkbook(file)
  const seen = await inspectWorkbook(workbook)
  expect(seen.columns.map(({ field }) => field)).toEqual(titles.map(([field]) => field))
  const to = await device()
  const mapping = Object.fromEntries(seen.columns.flatMap(({ index, field }) => (field ? [[index, field]] : [])))
  const plan = {
    sheet: 0,
    headerRow: 0,
    mapping,
    keepOtherColumnsInRemark: true,
    defaultCountry: 'CN',
    duplicates: 'skip' as const,
    tag: [],
    source: null,
    category: null,
  }
  const { counts, report } = await importSheet({
    task: newId(),
    workbook,
    plan,
    desk: to.desk,
    language: 'zh-CN',
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  expect(counts.accepted).toBe(1)
  expect(report.rows.size).toBe(0)
  const contacts = []
  for await (const some of to.desk.contacts()) contacts.push(...some)
  expect(contacts[0]).toMatchObject({ ...draft, address: '1 Road City', remark: 'first\nsecond 😀' })
  const labelName = async (kind: 'tag' | 'source' | 'category') => (await to.desk.labels(kind)).map(({ name }) => name)
  expect([await labelName('tag'), await labelName('source'), await labelName('category')]).toEqual([
    ['老客户'],
    ['Canton Fair'],
    ['Buyer'],
  ])
})

test('a .csv has the same rows', async () => {
  const { database, ids } = await deviceWith(3)
  const { file } = await run(
    database,
    job(ids, {
      format: 'csv',
      columns: [
        { field: 'name', title: 'Name' },
        { field: 'wt_send_count', title: 'Sent' },
      ],
    }),
  )
  expect((await file.text()).split('\r\n')).toEqual(['Name,Sent', 'n0,0', 'n1,0', 'n2,0', ''])
})

test('the company’s own fields are columns of their type, in a workbook and in a .csv', async () => {
  const { database, desk } = await device()
  const [id, booth, volume, next, product, led] = Array.from({ length: 6 }, newId) as [string, ...string[]] & string[]
  const custom_fields = { [booth!]: '=A12', [volume!]: 1_250.5, [next!]: '2026-04-30', [product!]: led! }
  await desk.save([{ name: 'contact.create', args: { rows: [{ id, name: 'Ann', custom_fields }] } }])
  const types = ['text', 'number', 'date', 'choice'] as const
  const columns = [booth!, volume!, next!, product!].map((field, at) => ({
    field: customKey(field),
    title: types[at]!,
    custom: types[at]!,
  }))
  const words = { [led!]: 'LED' }
  const sheet = await rowsOf((await run(database, job([id], { columns, words }))).file)
  expect(sheet[1]!.cells).toEqual(['=A12', '1250.5', '2026-04-30', 'LED'])
  const { file } = await run(database, job([id], { columns, words, format: 'csv' }))
  expect((await file.text()).split('\r\n')[1]).toBe("'=A12,1250.5,2026-04-30,LED")
})

test('who is known by an identity alone is in the file by that, in a workbook, a .csv and a card', async () => {
  const { database } = await device()
  const id = newId()
  const identities: Contact['identities'] = [
    { kind: 'username', value: 'zhang.wei' },
    { kind: 'bsuid', value: 'CN.abcDEF123' },
  ]
  const row = { ...newContact(id, {}, user, 1), identities } as unknown as Row
  await dexieStore(database).transact('write', (tx) =>
    tx.putEntries('contact', [{ id, row, rev: 1, scope: `user:${user}`, history: 1 }]),
  )
  const columns = [{ field: 'identities', title: 'Channel IDs' }]
  const sheet = await rowsOf((await run(database, job([id], { columns }))).file)
  expect(sheet[1]!.cells).toEqual(['@zhang.wei; CN.abcDEF123'])
  const { file } = await run(database, job([id], { columns, format: 'csv' }))
  expect((await file.text()).split('\r\n')[1]).toBe("'@zhang.wei; CN.abcDEF123")
  const cards = await run(database, job([id], { columns, format: 'vcf' }))
  expect(await cards.file.text()).toContain('FN:@zhang.wei')
})

test('a field that nobody knows is an empty column', async () => {
  const { database, ids } = await deviceWith(1)
  const { file } = await run(
    database,
    job(ids, {
      columns: [
        { field: '__proto__', title: 'P' },
        { field: 'name', title: 'N' },
      ],
    }),
  )
  expect((await rowsOf(file)).map(({ cells }) => cells)).toEqual([
    ['P', 'N'],
    ['', 'n0'],
  ])
})

test('cards come back by an import with all that a card can say', async () => {
  const { database, desk } = await device()
  const [id, tag] = [newId(), newId()]
  const row = {
    id,
    name: '张伟; 经理',
    company: 'Harbour, Söhne \\ Co',
    position: 'Einkauf',
    phones: [{ full_number: '8613800138000', is_wt: 'unvalidated' as const }],
    emails: [{ email: 'zhang@example.com', is_valid: 'toVerify' as const }],
    company_website: 'https://example.com/a?b=c',
    address: `宁波市 ${'北仑区 '.repeat(30)}`.trim(),
    country: 'CN',
    tag: [tag],
    remark: '第一行\nsecond, line; =cmd|x',
  }
  await desk.save([{ name: 'tag.create', args: { id: tag, name: '广交会, 春' } }])
  await desk.save([{ name: 'contact.create', args: { rows: [row] } }])
  const columns = Object.keys(row).map((field) => ({ field, title: field }))
  const words = { [tag]: '广交会, 春' }
  const { file, rows } = await run(database, job([id], { format: 'vcf', columns, words }))
  expect(rows).toBe(1)
  const text = await file.text()
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)

  const seen = await inspectWorkbook(await openWorkbook(file))
  const other = await device()
  await importSheet({
    task: newId(),
    workbook: await openWorkbook(file),
    plan: {
      sheet: 0,
      headerRow: seen.headerRow,
      mapping: Object.fromEntries(seen.columns.flatMap(({ index, field }) => (field ? [[index, field]] : []))),
      keepOtherColumnsInRemark: false,
      defaultCountry: 'DE',
      duplicates: 'skip',
      tag: [],
      source: null,
      category: null,
    },
    desk: other.desk,
    language: 'en-US',
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  const found: unknown[] = []
  for await (const entries of eachLeaf(other.database.relaxed, 'contact')) found.push(...entries.map(({ row }) => row))
  const { id: _, tag: __, ...fields } = row
  expect(found).toEqual([expect.objectContaining(fields)])
})

test('a card has what was chosen, and always a name', async () => {
  const { database, desk } = await device()
  const id = newId()
  await desk.save([{ name: 'contact.create', args: { rows: [{ id, company: 'Harbour', remark: 'secret' }] } }])
  const { file } = await run(database, job([id], { format: 'vcf', columns: [{ field: 'company', title: '' }] }))
  expect(await file.text()).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Harbour\r\nN:;;;;\r\nORG:Harbour\r\nEND:VCARD\r\n')
})
