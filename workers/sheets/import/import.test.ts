import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import type { Contact } from '#domain/contacts/contact'
import type { CustomField } from '#domain/contacts/customField'
import { customKey } from '#domain/contacts/customKeys'
import { limits } from '#domain/limits'
import { type LocalDatabase, openUserDatabase } from '../../database/database.ts'
import { eachLeaf, labels } from '../../database/read.ts'
import { dexieStore } from '../../database/store.ts'
import { newId } from '../../newId.ts'
import type { ImportCounts, ImportField, ImportPlan } from '../api.ts'
import { openWorkbook } from '../read/openWorkbook.ts'
import type { SheetRow, Workbook } from '../read/workbook.ts'
import { TaskFiles } from '../tasks/taskFiles.ts'
import { xlsxWriter } from '../write/xlsxWriter.ts'
import { deviceDesk } from './deviceDesk.ts'
import type { ImportPort } from './importPort.ts'
import { type ImportResult, importSheet } from './importSheet.ts'
import { inspectWorkbook } from './inspect.ts'
import { listedEmails } from './listedEmails.ts'
import { listPhones, phoneDoubts } from './listPhones.ts'
import { readPhone } from './phones.ts'
import { writeReport } from './report.ts'
import { risingIds } from './risingIds.ts'
import { rowsAtOnce, rowsFirst } from './saveRows.ts'

const user = '0190a000-0000-7000-8000-000000000001'
const opened: { close(): void }[] = []
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
})

async function device(): Promise<{ database: LocalDatabase; desk: ImportPort; all: () => Promise<Contact[]> }> {
  const owner = { account: newId(), user }
  const database = await openUserDatabase({ owner, newId })
  const files = new TaskFiles(owner)
  opened.push(database, files)
  const desk = deviceDesk({
    db: database.relaxed,
    store: dexieStore(database),
    files,
    actor: { account: 'a', user, role: 'main' },
  })
  const all = async () => {
    const contacts: Contact[] = []
    for await (const entries of eachLeaf(database.relaxed, 'contact'))
      contacts.push(...entries.map(({ row }) => row as unknown as Contact))
    return contacts
  }
  return { database, desk, all }
}

/** A workbook of these rows, in memory; numbers of rows as in a sheet. */
const sheetOf = (...rows: string[][]): Workbook => ({
  format: 'xlsx',
  sheets: [{ name: 'Sheet1', hidden: false }],
  async *rows() {
    yield rows.flatMap((cells, index): SheetRow[] => (cells.some(Boolean) ? [{ index, cells, notes: null }] : []))
  },
})

const plan = (fields: (ImportField | null)[], more: Partial<ImportPlan> = {}): ImportPlan => ({
  sheet: 0,
  headerRow: 0,
  mapping: Object.fromEntries(fields.flatMap((field, at) => (field ? [[at, field]] : []))),
  keepOtherColumnsInRemark: false,
  defaultCountry: 'CN',
  duplicates: 'skip',
  tag: [],
  source: null,
  category: null,
  ...more,
})

const run = (
  workbook: Workbook,
  plan: ImportPlan,
  desk: ImportPort,
  more: Partial<Parameters<typeof importSheet>[0]> = {},
) =>
  importSheet({
    task: newId(),
    workbook,
    plan,
    desk,
    language: 'en-US',
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  })

const adds = ({ rows, accepted, merged, duplicates, invalid, overLimit }: ImportCounts) =>
  expect(accepted + merged + duplicates + invalid + overLimit).toBe(rows)
const numbers = (contact: Contact) => contact.phones.map((phone) => phone.full_number)
const reasons = (imported: ImportResult) =>
  [...imported.report.rows].map(([index, row]) => [index, row.taken, ...row.problems.map(({ reason }) => reason)])

test('a row becomes a contact with all that its cells say', async () => {
  const { desk, all, database } = await device()
  const heads = [
    'Name',
    'Company',
    'Title',
    'Mobile',
    'Tel',
    'Email',
    'Web',
    'Country',
    'Founded',
    'Tags',
    'Source',
    'Type',
    'Status',
    'Note',
    'Booth',
  ]
  const fields: (ImportField | null)[] = [
    'name',
    'company',
    'position',
    'phones',
    'phones',
    'emails',
    'company_website',
    'country',
    'founded_time',
    'tag',
    'source',
    'category',
    'follow_up_status',
    'remark',
    null,
  ]
  const cells = [
    ' 王\u200b小明 ',
    'ACME  Ltd.',
    'CEO',
    '13800138000',
    '0755-83779888 转 12; 13800138000',
    'Ann@A.example;b@b.example',
    'www.a.example',
    '中国',
    '2001/5/18',
    'VIP, 老客户',
    'Canton Fair',
    'Buyer',
    '跟进中',
    'met at hall 3',
    'A-12',
  ]
  const imported = await run(sheetOf(heads, cells), plan(fields, { keepOtherColumnsInRemark: true }), desk)
  expect(imported.counts).toEqual({ rows: 1, accepted: 1, merged: 0, duplicates: 0, invalid: 0, overLimit: 0 })
  const [contact] = await all()
  const named = async (kind: 'tag' | 'source' | 'category') =>
    (await labels(database.relaxed, kind)).map(({ id, name }) => [id, name])
  const tags = await named('tag')
  expect(tags.map(([, name]) => name).sort()).toEqual(['VIP', '老客户'])
  expect(contact).toMatchObject({
    name: '王小明',
    company: 'ACME Ltd.',
    position: 'CEO',
    phones: [
      { full_number: '8613800138000', is_wt: 'unvalidated' },
      { full_number: '8675583779888', is_wt: 'unvalidated' },
    ],
    emails: [
      { email: 'ann@a.example', is_valid: 'toVerify' },
      { email: 'b@b.example', is_valid: 'toVerify' },
    ],
    company_website: 'www.a.example',
    country: 'CN',
    founded_time: '2001-05-18',
    source: (await named('source'))[0]![0],
    category: (await named('category'))[0]![0],
    follow_up_status: 'followingUp',
    remark: 'met at hall 3\nTel: 0755-83779888 转 12\nBooth: A-12',
    belongto: user,
  })
  expect(contact!.tag.toSorted()).toEqual(tags.map(([id]) => id).sort())
})

test('what cannot be read goes to the remark and into the report, and the row is taken', async () => {
  const { desk, all } = await device()
  const fields: ImportField[] = ['name', 'phones', 'emails', 'country', 'company_website', 'follow_up_status']
  const heads = ['Name', 'Phone', 'Mail', 'Country', 'Web', 'Status']
  const rows = sheetOf(heads, ['Ann', 'call me', 'ann(at)x', 'Atlantis', 'javascript:alert(1)', 'maybe'])
  const imported = await run(rows, plan(fields), desk)
  expect(reasons(imported)).toEqual([
    [1, true, 'countryUnknown', 'phoneUnreadable', 'emailUnreadable', 'urlUnreadable', 'statusUnknown'],
  ])
  const [contact] = await all()
  expect(contact!.remark.split('\n')).toEqual([
    'Country: Atlantis',
    'Phone: call me',
    'Mail: ann(at)x',
    'Web: javascript:alert(1)',
    'Status: maybe',
  ])
  expect(contact).toMatchObject({ phones: [], emails: [], country: '', company_website: '', follow_up_status: 'none' })
})

test('columns go into the company’s own fields by their type; what does not fit is told and stays in the remark', async () => {
  const { desk, all } = await device()
  const led = newId()
  const field = (type: CustomField['type'], options: CustomField['options'] = []): CustomField => ({
    id: newId(),
    name: type,
    type,
    options,
    place: 0,
    removed_at: null,
    created_at: 1,
    updated_at: 1,
  })
  const [booth, volume, next, product] = [
    field('text'),
    field('number'),
    field('date'),
    field('choice', [{ id: led, name: 'LED' }]),
  ] as const
  const customFields = [booth, volume, next, product]
  const keys = customFields.map(({ id }) => customKey(id))
  const imported = await run(
    sheetOf(
      ['Name', 'Booth', 'Volume', 'Next', 'Product'],
      ['Ann', 'A12', '1,200', '2026/4/30', 'led'],
      ['Bob', '', 'many', '4/5/2026', 'Solar'],
    ),
    plan(['name', ...keys], { customFields }),
    desk,
  )
  const contacts = await all()
  const [ann, bob] = ['Ann', 'Bob'].map((name) => contacts.find((contact) => contact.name === name)!)
  expect(ann).toMatchObject({
    custom_fields: { [booth.id]: 'A12', [volume.id]: 1_200, [next.id]: '2026-04-30', [product.id]: led },
    remark: '',
  })
  expect(bob!.custom_fields).toBeNull()
  expect(bob!.remark.split('\n')).toEqual(['Volume: many', 'Next: 4/5/2026', 'Product: Solar'])
  expect(reasons(imported)).toEqual([[2, true, 'numberUnreadable', 'dateUnreadable', 'optionUnknown']])
})

test('who is excluded is imported, and the report says so', async () => {
  const { database, desk, all } = await device()
  const row = { id: newId(), full_number: '', email: 'stop@example.com', whatsapp_id: '8613812345678@c.us' }
  await dexieStore(database).transact('write', (tx) =>
    tx.putEntries('excluded_contact', [{ id: row.id, row, rev: 1, scope: 'acct', history: 1 }]),
  )
  const imported = await run(
    sheetOf(['Name', 'Mobile', 'Email'], ['王芳', '13812345678', 'Stop@Example.com'], ['Anna', '', 'anna@example.com']),
    plan(['name', 'phones', 'emails']),
    desk,
  )
  expect(reasons(imported)).toEqual([[1, true, 'excluded', 'excluded']])
  expect(await all()).toHaveLength(2)
})

test('a number of which Excel lost digits is reported as such and never taken for a phone', async () => {
  const { desk, all } = await device()
  const workbook = sheetOf(['Name', 'Phone'])
  const rows: SheetRow[] = [
    { index: 0, cells: ['Name', 'Phone'], notes: null },
    { index: 1, cells: ['Ann', '86138001380001230'], notes: [{ column: 1, kind: 'rounded', text: '' }] },
    { index: 2, cells: ['', '86138001380001230'], notes: [{ column: 1, kind: 'rounded', text: '' }] },
  ]
  workbook.rows = async function* () {
    yield rows
  }
  const imported = await run(workbook, plan(['name', 'phones']), desk)
  expect(reasons(imported)).toEqual([
    [1, true, 'phoneRounded'],
    [2, false, 'nothing', 'phoneRounded'],
  ])
  expect(imported.counts).toMatchObject({ rows: 2, accepted: 1, invalid: 1 })
  expect((await all())[0]!.remark).toBe('Phone: 86138001380001230')
})

const people = sheetOf(
  ['Name', 'Company', 'Phone', 'Email'],
  ['Ann', 'ACME', '+86 138 0013 8000', ''],
  ['', '', '', ''],
  ['Ann Lee', '', '13800138000', 'ann@acme.example'],
  ['Bob', '', '', 'ANN@acme.example'],
  ['Cy', 'Only', '', ''],
  ['cy', 'only', '', ''],
  ['', '', 'x', ''],
)
const peopleFields: ImportField[] = ['name', 'company', 'phones', 'emails']

test('the same contact twice is skipped, merged or added, and every row is counted once', async () => {
  for (const [duplicates, counts, names] of [
    ['skip', { rows: 6, accepted: 3, merged: 0, duplicates: 2, invalid: 1, overLimit: 0 }, ['Ann', 'Bob', 'Cy']],
    ['merge', { rows: 6, accepted: 3, merged: 2, duplicates: 0, invalid: 1, overLimit: 0 }, ['Ann', 'Bob', 'Cy']],
    [
      'add',
      { rows: 6, accepted: 5, merged: 0, duplicates: 0, invalid: 1, overLimit: 0 },
      ['Ann', 'Ann Lee', 'Bob', 'Cy', 'cy'],
    ],
  ] as const) {
    const { desk, all } = await device()
    const imported = await run(people, plan(peopleFields, { duplicates }), desk)
    expect(imported.counts).toEqual(counts)
    adds(imported.counts)
    expect((await all()).map(({ name }) => name)).toEqual(names)
  }
})

test('merging fills what is empty and overwrites nothing', async () => {
  const { desk, all } = await device()
  await run(people, plan(peopleFields, { duplicates: 'merge' }), desk)
  expect((await all())[0]).toMatchObject({ name: 'Ann', company: 'ACME', emails: [{ email: 'ann@acme.example' }] })
})

test('the same file again makes nothing twice', async () => {
  const { desk, all } = await device()
  await run(people, plan(peopleFields), desk)
  const again = await run(people, plan(peopleFields), desk)
  expect(again.counts).toEqual({ rows: 6, accepted: 0, merged: 0, duplicates: 5, invalid: 1, overLimit: 0 })
  expect(reasons(again).filter(([, , reason]) => reason === 'duplicateHere')).toHaveLength(5)
  const merged = await run(people, plan(peopleFields, { duplicates: 'merge' }), desk)
  expect(merged.counts).toEqual({ rows: 6, accepted: 0, merged: 5, duplicates: 0, invalid: 1, overLimit: 0 })
  expect(await all()).toHaveLength(3)
})

test('a row that is over the limit is counted and told, not taken', async () => {
  const { desk, all } = await device()
  const imported = await run(people, plan(peopleFields, { duplicates: 'add' }), desk, { limit: 2 })
  expect(imported.counts).toEqual({ rows: 6, accepted: 2, merged: 0, duplicates: 0, invalid: 0, overLimit: 4 })
  expect(imported.report.overLimit).toEqual({ from: 4, to: 7 })
  expect(await all()).toHaveLength(2)
})

test('an import for an email task says in its own words what it drops', async () => {
  const { desk } = await device()
  const workbook = sheetOf(['Name', 'Email'], ['a', 'a@x.com'], ['b', ''], ['c', 'c@x.com'])
  const { counts, report } = await run(workbook, plan(['name', 'emails']), desk, { purpose: 'emailTask', limit: 2 })
  // Whom nobody can write to is no contact for it either.
  expect(counts).toMatchObject({ accepted: 1, invalid: 1, overLimit: 1 })
  const file = new File(['Name\na\nb\nc\n'], 'list.csv')
  const written = await writeReport({ file, sheet: 0, report, language: 'en-US', now: new Date() })
  const cells: string[] = []
  for await (const batch of (await openWorkbook(written)).rows(0)) cells.push(...batch.flatMap(({ cells }) => cells))
  expect(cells).toContain('Rows 4–4: an email task takes at most 30,000 rows at once')
})

test('an address whose domain DNS cannot have is marked, and one as DNS writes it is taken', async () => {
  const bad = ['a@d1..example', 'a@-d.example', 'a@d_1.example']
  const workbook = sheetOf(['Name', 'Email'], ['a', 'a@xn--e1afmkfd.xn--p1ai'], ...bad.map((email) => ['b', email]))
  const listed = await listedEmails(workbook, plan(['name', 'emails'], { purpose: 'emailTask' }))
  expect(listed).toMatchObject({ emails: ['a@xn--e1afmkfd.xn--p1ai'], without: 3 })
})

test('the addresses of a list are read as an import reads them, each once', async () => {
  const workbook = sheetOf(['Name', 'Email'], ['a', 'A@x.com; b@x.com'], ['b', 'a@X.com'], ['c', 'none'], ['d', ''])
  const listed = await listedEmails(workbook, plan(['name', 'emails'], { purpose: 'emailTask' }))
  expect(listed).toEqual({ kind: 'listed', emails: ['a@x.com', 'b@x.com'], rows: 4, without: 2, over: 0 })
})

test('labels of the import are put on every row, and a label that exists is used whatever its case', async () => {
  const { desk, all, database } = await device()
  const [tag, source] = [newId(), newId()]
  await desk.save([
    { name: 'tag.create', args: { id: tag, name: 'VIP' } },
    { name: 'source.create', args: { id: source, name: 'Fair' } },
  ])
  await run(
    sheetOf(['N', 'T', 'S'], ['Ann', 'vip', 'fair'], ['Bob', '', '']),
    plan(['name', 'tag', 'source'], { tag: [tag], source }),
    desk,
  )
  expect((await all()).map((contact) => [contact.tag, contact.source])).toEqual([
    [[tag], source],
    [[tag], source],
  ])
  expect(await labels(database.relaxed, 'tag')).toHaveLength(1)
})

test('thousands of rows are kept in the order of the file', async () => {
  const { desk, all } = await device()
  const rows = Array.from({ length: 2_300 }, (_, at) => [`name ${at}`, `n${at}@x.example`])
  const imported = await run(sheetOf(['Name', 'Mail'], ...rows), plan(['name', 'emails']), desk)
  expect(imported.counts.accepted).toBe(2_300)
  expect((await all()).map(({ name }) => name)).toEqual(rows.map(([name]) => name))
})

test('who stops an import while it saves keeps what was saved and is told how much', async () => {
  const { desk, all } = await device()
  const rows = Array.from({ length: 3 * rowsAtOnce }, (_, at) => [`name ${at}`])
  const stop = new AbortController()
  const imported = await run(sheetOf(['Name'], ...rows), plan(['name']), desk, {
    signal: stop.signal,
    onProgress: ({ stage }) => stage === 'saving' && stop.abort(),
  })
  expect(imported.cancelled).toBe(true)
  const kept = await all()
  expect(kept.length).toBeLessThan(rows.length)
  expect(kept.map(({ name }) => name)).toEqual(rows.slice(0, kept.length).map(([name]) => name))
  expect(imported.counts).toMatchObject({ accepted: kept.length, rows: kept.length })
})

test('who stops an import while it reads has changed nothing', async () => {
  const { desk, all } = await device()
  const imported = await run(people, plan(peopleFields), desk, { signal: AbortSignal.abort() })
  expect(imported).toMatchObject({ cancelled: true, counts: { rows: 0 } })
  expect(await all()).toEqual([])
})

test('a disk that is full keeps the rows before and says so', async () => {
  const { desk, all } = await device()
  let calls = 0
  const failing: ImportPort = {
    ...desk,
    save: (changes) => (++calls > 2 ? Promise.reject(new Error('full')) : desk.save(changes)),
  }
  const rows = Array.from({ length: 3 * rowsAtOnce }, (_, at) => [`name ${at}`])
  const imported = await run(sheetOf(['Name'], ...rows), plan(['name']), failing)
  expect(imported.failure).toMatchObject({ message: 'full' })
  const kept = rowsFirst + rowsAtOnce
  expect(imported.counts).toMatchObject({ accepted: kept, rows: kept })
  expect(await all()).toHaveLength(kept)
})

test('a contact that was deleted meanwhile is told, and does not stop the others', async () => {
  const { desk } = await device()
  await run(people, plan(peopleFields), desk)
  const gone: ImportPort = {
    ...desk,
    async *contacts() {
      for await (const contacts of desk.contacts())
        yield contacts.map((contact) => (contact.name === 'Cy' ? { ...contact, id: newId() } : contact))
    },
  }
  const imported = await run(people, plan(peopleFields, { duplicates: 'merge' }), gone)
  adds(imported.counts)
  expect(imported.counts).toMatchObject({ rows: 6, merged: 3, invalid: 3 })
})

test('a sheet with nothing below its header is said to be empty', async () => {
  const { desk } = await device()
  await expect(run(sheetOf(['Name', 'Phone']), plan(['name', 'phones']), desk)).rejects.toMatchObject({
    code: 'sheetEmpty',
  })
})

test('headers named like parts of JavaScript are mapped and kept as text', async () => {
  const { desk, all } = await device()
  const rows = sheetOf(['__proto__', 'constructor', 'Name'], ['polluted', 'x', 'Ann'])
  await run(rows, plan(['remark', null, 'name'], { keepOtherColumnsInRemark: true }), desk)
  expect((await all())[0]!.remark).toBe('polluted\nconstructor: x')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('the report says which rows, why, and what was in them', async () => {
  const { desk } = await device()
  const heads = ['Name', 'Phone']
  const writer = await xlsxWriter({
    sheetName: 'x',
    columns: heads.map((title) => ({ title, kind: 'text', width: 9 })),
    now: new Date(),
  })
  for (const row of [
    ['Ann', '13800138000'],
    ['Ann again', '13800138000'],
    ['', '=12'],
    ['Cy', 'none'],
  ])
    writer.row(row)
  const file = await writer.finish()
  const mapped = plan(['name', 'phones'])
  const { report } = await run(await openWorkbook(file), mapped, desk)
  const rowsOf = async (language: 'zh-CN' | 'en-US', from: Blob) => {
    const rows: string[][] = []
    const made = await writeReport({ file: from, sheet: 0, report, language, now: new Date() })
    for await (const batch of (await openWorkbook(made)).rows(0)) rows.push(...batch.map(({ cells }) => cells))
    return rows
  }
  const taken = 'Imported; what could not be read is in the remark'
  expect(await rowsOf('en-US', file)).toEqual([
    ['Row', 'Result', 'What happened', 'Name', 'Phone'],
    ['3', 'Not imported', 'Same contact as row 2', 'Ann again', '13800138000'],
    ['4', 'Not imported', 'No name, company, phone or email in this row; “=12” is not a phone number', '', '=12'],
    ['5', taken, '“none” is not a phone number', 'Cy', 'none'],
  ])
  const chinese = await rowsOf('zh-CN', file)
  expect(chinese[1]!.slice(0, 3)).toEqual(['3', '未导入', '与第 2 行重复'])
})

test.each([
  ['13800138000', 'CN', '8613800138000'],
  ['8613912345678', 'CN', '8613912345678'],
  ['447911123456', 'CN', '447911123456'],
  ['919876543210', 'CN', '919876543210'],
  ['+86 138-0013-8000', 'US', '8613800138000'],
  ['＋８６ 138 0013 8000', 'US', '8613800138000'],
  ["'+8613800138000", 'CN', '8613800138000'],
  ['0086 13800138000', 'US', '8613800138000'],
  ['0049 30 901820', 'CN', '4930901820'],
  ['+49 (0)30 901820', 'CN', '4930901820'],
  ['0755-83779888', 'CN', '8675583779888'],
  ['(0579) 8518-1888', 'CN', '8657985181888'],
  ['Tel: 0755-83779888', 'CN', '8675583779888'],
  ['8 (912) 345-67-89', 'RU', '79123456789'],
  ['022-2345 6789', 'IN', '912223456789'],
  ['https://wa.me/447911123456', 'CN', '447911123456'],
  ['86138001380001230', 'CN', null],
  ['2023-02-30', 'CN', null],
  ['12', 'CN', null],
  ['none', 'CN', null],
  ['', 'CN', null],
  ['13800138000', '', null],
])('%j written in %s is %s', (text, country, number) => {
  expect(readPhone(text, country)).toBe(number)
})

test('the country of the row comes before that of the user, but a Chinese mobile number is one', () => {
  expect(readPhone('022-2345 6789', 'IN', 'CN')).toBe('912223456789')
  expect(readPhone('13800138000', 'DE', 'CN')).toBe('8613800138000')
  // Excel took the plus away.
  expect(readPhone('4915112345678', 'DE', 'CN')).toBe('4915112345678')
  expect(readPhone('447911123456', 'GB')).toBe('447911123456')
  expect(readPhone('8613912345678', 'CN')).toBe('8613912345678')
})

test('extensions are not part of the number', () => {
  expect(listPhones.readPhones('+44 20 7946 0958 ext. 12', { row: '', user: 'CN' })).toEqual({
    numbers: ['442079460958'],
    unread: [],
    extended: ['+44 20 7946 0958 ext. 12'],
    doubts: [],
  })
})

test('ids rise with the rows, also when thousands are made at once', () => {
  const next = risingIds(1_700_000_000_000)
  const ids = Array.from({ length: 9_000 }, next)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(9_000)
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
})

test('a look at a workbook finds the header and what its columns are', async () => {
  const rows = sheetOf(['Exhibitors 2024'], [], ['Company', 'Contact', 'Mail', ''], ['ACME', 'Ann', 'a@a.example', ''])
  expect(await inspectWorkbook(rows)).toEqual({
    kind: 'sheets',
    format: 'xlsx',
    text: null,
    sheets: [{ name: 'Sheet1', hidden: false }],
    sheet: 0,
    headerRow: 2,
    columns: [
      { index: 0, header: 'Company', samples: ['ACME'], values: ['ACME'], field: 'company', hidden: false },
      { index: 1, header: 'Contact', samples: ['Ann'], values: ['Ann'], field: 'name', hidden: false },
      { index: 2, header: 'Mail', samples: ['a@a.example'], values: ['a@a.example'], field: 'emails', hidden: false },
    ],
    preview: [['ACME', 'Ann', 'a@a.example', '']],
    rows: 1,
    hiddenRows: false,
    leftOut: [],
  })
  const asked = await inspectWorkbook(rows, { sheet: 0, headerRow: -1 })
  expect(asked.headerRow).toBe(-1)
  expect(asked.rows).toBe(3)
})

test('phones and emails beyond what a contact keeps are told', async () => {
  const { desk, all } = await device()
  const many = Array.from({ length: limits.emailsPerContact + 2 }, (_, at) => `a${at}@x.example`).join(';')
  const imported = await run(sheetOf(['Mail'], [many]), plan(['emails']), desk)
  expect(reasons(imported)).toEqual([[1, true, 'tooMany', 'tooMany']])
  expect((await all())[0]!.emails).toHaveLength(limits.emailsPerContact)
  expect(numbers((await all())[0]!)).toEqual([])
})

test('rows that a sheet hides are left out and reported, unless they are wanted', async () => {
  const hidden: Workbook = {
    ...sheetOf(),
    async *rows() {
      yield [
        { index: 0, cells: ['Name'], notes: null },
        { index: 1, cells: ['Ann'], notes: [{ column: 0, kind: 'hidden', text: '' }] },
        { index: 2, cells: ['Bea'], notes: null },
      ]
    },
  }
  const { desk, all } = await device()
  const imported = await run(hidden, plan(['name']), desk)
  expect(imported.counts).toMatchObject({ rows: 2, accepted: 1, invalid: 1 })
  expect(reasons(imported)).toEqual([[1, false, 'hidden']])
  expect((await all()).map(({ name }) => name)).toEqual(['Bea'])
  const again = await run(hidden, plan(['name'], { hiddenRows: true }), (await device()).desk)
  expect(again.counts).toMatchObject({ rows: 2, accepted: 2, invalid: 0 })
})

test('a number that two countries could have is imported as the likelier one, and the report says so', async () => {
  const { desk, all } = await device()
  const workbook = sheetOf(['Name', 'Phone'], ['Ann', '16502530000'])
  const imported = await run(workbook, plan(['name', 'phones']), desk)
  expect(reasons(imported)).toEqual([[1, true, 'phoneDoubtful']])
  expect(imported.report.rows.get(1)!.problems[0]).toMatchObject({ number: '+8616502530000', other: '+16502530000' })
  expect(numbers((await all())[0]!)).toEqual(['8616502530000'])
  const chosen = await run(workbook, plan(['name', 'phones'], { bareNumbers: 'abroad' }), (await device()).desk)
  expect(reasons(chosen)).toEqual([])
})

test('the other rows of a column tell how digits without a plus are meant', async () => {
  const look = (phones: string[], more: Partial<ImportPlan> = {}) =>
    phoneDoubts(sheetOf(['Phone'], ...phones.map((phone) => [phone])), plan(['phones'], more))
  expect(await look(['13800138000', '13900139000', '16502530000'])).toMatchObject({ usual: 'local', doubtful: 1 })
  expect(await look(['447911123456', '4915112345678', '16502530000'])).toMatchObject({ usual: 'abroad', doubtful: 1 })
  expect(await look(['13800138000', '447911123456', '16502530000'])).toEqual({
    usual: null,
    doubtful: 1,
    examples: [{ text: '16502530000', local: '8616502530000', abroad: '16502530000', countries: ['CN', 'US'] }],
  })
  const withCountry = sheetOf(['Phone', 'Country'], ['16502530000', 'USA'])
  expect(await phoneDoubts(withCountry, plan(['phones', 'country']))).toMatchObject({ doubtful: 0 })
})

/** A file as it is chosen: looked at, mapped as suggested, and imported. */
async function imported(text: string, more: Partial<ImportPlan> = {}) {
  const { desk, all, database } = await device()
  const workbook = await openWorkbook(new File([text], 'list.csv'))
  const { headerRow, columns } = await inspectWorkbook(workbook)
  const fields: (ImportField | null)[] = []
  for (const { index, field } of columns) fields[index] = field
  const mapped = Array.from(fields, (field) => field ?? null)
  const outcome = await run(workbook, plan(mapped, { headerRow, ...more }), desk)
  const tags = new Map((await labels(database.relaxed, 'tag')).map(({ id, name }) => [id, name]))
  const contacts = (await all()).map((contact) => ({ ...contact, tag: contact.tag.map((id) => tags.get(id)) }))
  return { outcome, contacts }
}

test("Google's contacts come in whole, with several values in a cell and labels apart from them", async () => {
  const header =
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Last Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Country,Website 1 - Label,Website 1 - Value'
  const row =
    'Anna,,Schmidt,,,Dr.,,,ACME GmbH,Einkauf,Zentrale,,Messe 2025,,* myContacts ::: VIP,* Work,anna@acme.example ::: a@home.example,Work,+49 30 1234567 ::: +49 170 1234567,Work,"Am Hafen 1\nHamburg\nGermany",Am Hafen 1,Hamburg,Germany,Work,https://acme.example'
  const { contacts, outcome } = await imported(`${header}\n${row}\n`)
  expect(reasons(outcome)).toEqual([])
  expect(contacts[0]).toMatchObject({
    name: 'Anna Schmidt',
    company: 'ACME GmbH',
    position: 'Einkauf',
    company_website: 'https://acme.example',
    country: 'DE',
    address: 'Am Hafen 1 Hamburg Germany',
    tag: ['VIP'],
    remark: 'Messe 2025',
    phones: [{ full_number: '49301234567' }, { full_number: '491701234567' }],
    emails: [{ email: 'anna@acme.example' }, { email: 'a@home.example' }],
  })
})

test('contacts of Outlook keep their job and their address, and what is beside an address is none', async () => {
  const header =
    'Title,First Name,Last Name,Company,Department,Job Title,Business Street,Business City,Business Postal Code,Business Country/Region,Business Fax,Business Phone,Mobile Phone,E-mail Address,E-mail Type,E-mail Display Name,Web Page'
  const row =
    'Mr.,John,Doe,ACME Ltd.,Sales,Buyer,1 Main St,London,W1A 1AA,United Kingdom,,020 7946 0958,07911 123456,john@acme.example,SMTP,John Doe (john@acme.example),www.acme.example'
  const { contacts, outcome } = await imported(`${header}\n${row}\n`)
  expect(reasons(outcome)).toEqual([])
  expect(contacts[0]).toMatchObject({
    name: 'John Doe',
    position: 'Buyer',
    address: '1 Main St, London, W1A 1AA',
    country: 'GB',
    phones: [{ full_number: '442079460958' }, { full_number: '447911123456' }],
    emails: [{ email: 'john@acme.example' }],
  })
})

test('a German list comes in with names in halves, its countries and its phones', async () => {
  const { contacts } = await imported(
    'Messe Dresden 2025\nFirma;Anrede;Name;Vorname;Straße;PLZ;Ort;Land;Telefon\nHolz AG;Frau;Meier;Anna;Weg 1;01067;Dresden;Deutschland;0351 1234567\nEis KG;Herr;Kurz;Franz;Gasse 2;1010;Wien;Österreich;01 5123456\n',
  )
  expect(contacts).toMatchObject([
    {
      name: 'Anna Meier',
      company: 'Holz AG',
      country: 'DE',
      address: 'Weg 1, 01067, Dresden',
      phones: [{ full_number: '493511234567' }],
    },
    { name: 'Franz Kurz', company: 'Eis KG', country: 'AT', phones: [{ full_number: '4315123456' }] },
  ])
})

test('a list of LinkedIn is found below its notes, and the page of a person is none of the company', async () => {
  const { contacts } = await imported(
    'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAnn,Lee,https://www.linkedin.com/in/annlee,ann@x.example,ACME,CEO,12 Nov 2025\n',
  )
  expect(contacts[0]).toMatchObject({ name: 'Ann Lee', company: 'ACME', position: 'CEO', company_website: '' })
})

test('a formula without its result is told of its row, also where it is all that the row has', async () => {
  const { desk } = await device()
  const formula = (column: number) => ({ column, kind: 'formula' as const, text: '' })
  const rows: SheetRow[] = [
    { index: 0, cells: ['Name', 'Phone'], notes: null },
    { index: 1, cells: ['Ann'], notes: [formula(1)] },
    { index: 2, cells: [], notes: [formula(0)] },
  ]
  const workbook = sheetOf()
  workbook.rows = async function* () {
    yield rows
  }
  const outcome = await run(workbook, plan(['name', 'phones']), desk)
  expect(reasons(outcome)).toEqual([
    [1, true, 'cellFormula'],
    [2, false, 'nothing', 'cellFormula'],
  ])
})

test('colleagues with one switchboard or one info@ are a contact each, and the report says what they share', async () => {
  const colleagues = sheetOf(
    ['Name', 'Company', 'Phone', 'Email'],
    ['Anna Schmidt', 'ACME', '+49 30 1234567', 'info@acme.example'],
    ['Peter Kurz', 'ACME', '+49 30 1234567', 'kurz@acme.example'],
    ['Li Na', 'ACME', '+49 30 1234567', 'info@acme.example'],
    ['SCHMIDT, Anna', 'ACME GmbH', '+49 30 1234567', ''],
    ['', 'ACME', '', 'kurz@acme.example'],
  )
  for (const duplicates of ['skip', 'merge'] as const) {
    const { desk, all } = await device()
    const first = await run(colleagues, plan(peopleFields, { duplicates }), desk)
    adds(first.counts)
    expect(first.counts).toMatchObject({ accepted: 3 })
    expect((await all()).map(({ name }) => name)).toEqual(['Anna Schmidt', 'Peter Kurz', 'Li Na'])
    expect(reasons(first).filter(([, taken]) => taken)).toEqual([
      [2, true, 'sharedInFile'],
      [3, true, 'sharedInFile'],
    ])
    // Once more, they are who is here, and somebody new beside them is not.
    const again = await run(colleagues, plan(peopleFields, { duplicates }), desk)
    expect(again.counts).toMatchObject({ accepted: 0 })
    const more = sheetOf(['Name', 'Company', 'Phone', 'Email'], ['Max Neu', 'ACME', '+49 30 1234567', ''])
    const third = await run(more, plan(peopleFields, { duplicates }), desk)
    expect(third.counts).toMatchObject({ accepted: 1 })
    expect(third.report.rows.get(1)!.problems).toEqual([
      { reason: 'sharedHere', value: '+49301234567', other: 'Anna Schmidt' },
    ])
  }
})
