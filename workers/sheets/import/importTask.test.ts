import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Contact, newContact } from '#domain/contacts/contact'
import type { ImportTask } from '#domain/exchange/importTask'
import { rememberedFields } from '#domain/exchange/mapping'
import { rowId } from '#domain/exchange/rowId'
import type { Actor } from '#domain/shared/mutation'
import { type LocalDatabase, openUserDatabase } from '../../database/database.ts'
import { contactById, eachLeaf, entryById } from '../../database/read.ts'
import { dexieStore } from '../../database/store.ts'
import { newId } from '../../newId.ts'
import type { ImportPlan } from '../api.ts'
import { openWorkbook } from '../read/openWorkbook.ts'
import { keptTaskFiles, storedBlob, sweepTaskFiles, TaskFiles } from '../tasks/taskFiles.ts'
import { deviceDesk } from './deviceDesk.ts'
import type { ImportPort } from './importPort.ts'
import { runImport } from './runImport.ts'
import { rowsAtOnce, rowsFirst } from './saveRows.ts'
import { undoImport } from './undoImport.ts'

const user = '0190a000-0000-7000-8000-000000000001'
const never = new AbortController().signal
let owner: { account: string; user: string }
let database: LocalDatabase
let files: TaskFiles
let desk: ImportPort
let task: string

beforeEach(async () => {
  owner = { account: newId(), user }
  database = await openUserDatabase({ owner, newId })
  files = new TaskFiles(owner)
  desk = deskOf({ account: owner.account, user, role: 'main' })
  task = newId()
})
afterEach(() => {
  vi.restoreAllMocks()
  database.close()
  files.close()
})

const deskOf = (actor: Actor) => deviceDesk({ db: database.relaxed, store: dexieStore(database), files, actor })

const plan: ImportPlan = {
  sheet: 0,
  headerRow: 0,
  mapping: { 0: 'name', 1: 'phones', 2: 'company' },
  keepOtherColumnsInRemark: false,
  defaultCountry: 'CN',
  duplicates: 'merge',
  tag: [],
  source: null,
  category: null,
}

const phoneOf = (n: number) => `138${String(n).padStart(8, '0')}`
const listOf = (rows: number, line = (n: number) => `name ${n},${phoneOf(n)},company ${n}`) =>
  new File([`Name,Mobile,Company\n${Array.from({ length: rows }, (_, n) => line(n)).join('\n')}\n`], 'fair.csv')

async function run(
  file: File,
  options: { desk?: ImportPort; isNew?: boolean; plan?: ImportPlan; signal?: AbortSignal } = {},
) {
  const workbook = await openWorkbook(file)
  return runImport({
    task,
    file,
    plan,
    isNew: true,
    workbook,
    desk,
    files,
    language: 'en-US',
    signal: never,
    onProgress: () => {},
    ...options,
  })
}

async function undo(withDesk = desk) {
  async function* fills() {
    for (const { rows } of await files.fills.where('task').equals(task).toArray()) yield rows
  }
  return undoImport({ task, desk: withDesk, fills: fills(), signal: never, onProgress: () => {} })
}

async function contacts(): Promise<Contact[]> {
  const all: Contact[] = []
  for await (const entries of eachLeaf(database.relaxed, 'contact'))
    all.push(...entries.flatMap(({ row }) => (row ? [row as unknown as Contact] : [])))
  return all
}
const taskRow = async () => (await entryById(database.relaxed, 'import_task', task))?.row as unknown as ImportTask

/** The device dies when it keeps its rows for the nth time: from then on nothing is kept. */
function dyingAt(nth: number): ImportPort {
  let saves = 0
  return {
    ...desk,
    async save(changes) {
      if (changes.some(({ name }) => name === 'contact.create')) saves++
      if (saves >= nth) throw new Error('The tab was killed')
      return desk.save(changes)
    },
  }
}

test('an import is in the history, with its counts and its columns, and its file is kept no longer', async () => {
  await run(listOf(3, (n) => (n === 2 ? ',,' : `name 0,${phoneOf(0)},harbour`)))
  expect(await taskRow()).toMatchObject({
    name: 'fair.csv',
    format: 'csv',
    state: 'completed',
    rows: 2,
    added: 1,
    merged: 1,
    belongto: user,
  })
  const { mapping, hash, ended_at } = await taskRow()
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(ended_at).not.toBeNull()
  expect(rememberedFields(mapping, ['mobile', 'NAME', 'Company'])).toEqual(['phones', 'name', 'company'])
  expect(await keptTaskFiles(files)).toEqual({ imports: { [task]: { file: false, report: false } }, exports: {} })
})

test('a name that hides what it is, is shown as what it is', async () => {
  await run(new File(['Name,Mobile,Company\nAnn,13800138000,x\n'], 'list\u202evsc.exe\u0007.csv'))
  expect((await taskRow()).name).toBe('listvsc.exe.csv')
})

test('a file that cannot be read leaves no task behind', async () => {
  const broken = new File(['Name,Mobile,Company\n"open,1,2\n'], 'broken.csv')
  await expect(run(broken)).rejects.toMatchObject({ code: 'fileDamaged' })
  expect(await taskRow()).toBeUndefined()
  expect(await files.imports.count()).toBe(0)
})

test('an import whose tab was killed goes on and makes nothing twice', async () => {
  const rows = 2 * rowsAtOnce + 10
  // Every tenth row is a contact that an earlier row made.
  const personOf = (n: number) => (n % 10 === 9 ? n - 9 : n)
  const file = listOf(rows, (n) => `name ${personOf(n)},${phoneOf(personOf(n))},company ${n}`)
  expect((await run(file, { desk: dyingAt(2) })).failure).toMatchObject({ message: 'The tab was killed' })
  expect(await contacts()).toHaveLength(rowsFirst)
  expect(await taskRow()).toMatchObject({ state: 'running', rows: 0 })
  const record = (await files.imports.get(task))!
  const again = storedBlob(record.file)!
  expect(again.size).toBe(file.size)

  const { counts } = await run(new File([again], 'fair.csv'), { isNew: false, plan: record.plan })
  const expected = { rows, accepted: rows - Math.floor(rows / 10), merged: Math.floor(rows / 10) }
  expect(counts).toMatchObject(expected)
  expect(await taskRow()).toMatchObject({ state: 'completed', rows, added: expected.accepted })
  const all = await contacts()
  expect(all).toHaveLength(expected.accepted)
  expect(new Set(all.map(({ phones }) => phones[0]!.full_number)).size).toBe(expected.accepted)
  expect(all[0]!.id).toBe(rowId(task, 1))
})

test('an import that is stopped says so, and goes on where it stopped', async () => {
  const stop = new AbortController()
  const rows = rowsFirst + 50
  const stopping: ImportPort = {
    ...desk,
    async save(changes) {
      if (changes.some(({ name }) => name === 'contact.create')) stop.abort()
      return desk.save(changes)
    },
  }
  await run(listOf(rows), { desk: stopping, signal: stop.signal })
  expect(await taskRow()).toMatchObject({ state: 'stopped', added: rowsFirst })
  await run(listOf(rows), { isNew: false })
  expect(await taskRow()).toMatchObject({ state: 'completed', added: rows, rows })
  expect(await contacts()).toHaveLength(rows)
})

test('undoing takes back what nobody touched, and what was merged', async () => {
  const there = newId()
  const row = { id: there, name: 'Name 0', phones: [{ full_number: `86${phoneOf(0)}`, is_wt: 'unvalidated' as const }] }
  await desk.save([{ name: 'contact.create', args: { rows: [row] } }])
  await run(listOf(4))
  expect(await contactById(database.relaxed, there)).toMatchObject({ name: 'Name 0', company: 'company 0' })
  const [edited, noted] = [rowId(task, 2), rowId(task, 3)]
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await desk.save([{ name: 'contact.patch', args: { ids: [edited], fields: { remark: 'called' } } }])
  const sound = { hash: 'a'.repeat(64), size: 1_000, mime: 'audio/webm' as const, duration_ms: 1_000 }
  await desk.save([{ name: 'voice_note.create', args: { id: newId(), contact_id: noted, remark: '', ...sound } }])

  expect(await undo()).toEqual({ removed: 1, left: 2, unfilled: 1, stopped: false, refused: null })
  expect((await contacts()).map(({ id }) => id).sort()).toEqual([there, edited, noted].sort())
  expect(await contactById(database.relaxed, there)).toMatchObject({ name: 'Name 0', company: '' })
  expect(await undo()).toMatchObject({ removed: 0, left: 2 })
})

test('undoing what was merged leaves what somebody wrote over it', async () => {
  const there = newId()
  const phones = [{ full_number: `86${phoneOf(0)}`, is_wt: 'unvalidated' as const }]
  await desk.save([{ name: 'contact.create', args: { rows: [{ id: there, name: 'Name 0', phones }] } }])
  await run(listOf(1))
  await desk.save([{ name: 'contact.patch', args: { ids: [there], fields: { company: 'Harbour' } } }])
  await undo()
  expect(await contactById(database.relaxed, there)).toMatchObject({ company: 'Harbour' })
})

test('who may not delete is told so, and nothing is undone', async () => {
  await run(listOf(3))
  const actor: Actor = { account: owner.account, user, role: 'sub', withheld: ['delete_data'] }
  expect(await undo(deskOf(actor))).toMatchObject({ removed: 0, refused: 'deleteNotAllowed' })
  expect(await contacts()).toHaveLength(3)
})

test('an import takes nothing of another one back', async () => {
  await run(listOf(3))
  const first = task
  task = newId()
  await run(listOf(2, (n) => `other ${n},${phoneOf(100 + n)},x`))
  await undo()
  expect((await contacts()).map(({ id }) => id)).toEqual([1, 2, 3].map((row) => rowId(first, row)))
})

test('a report is kept until nobody will ask for it', async () => {
  await run(listOf(2, (n) => `name ${n},${n === 0 ? 'no phone' : phoneOf(n)},x`))
  expect((await keptTaskFiles(files)).imports[task]).toEqual({ file: false, report: true })
  const { report } = (await files.imports.get(task))!
  const rows: string[][] = []
  for await (const batch of (await openWorkbook(storedBlob(report)!)).rows(0))
    rows.push(...batch.map(({ cells }) => cells))
  expect(rows[1]!.join()).toContain('no phone')
  await sweepTaskFiles(files, Date.now() + 91 * 86_400_000)
  expect((await keptTaskFiles(files)).imports).toEqual({})
})

test('a restricted contact is not merged into by a sub account, and the others are', async () => {
  const phones = (n: number) => [{ full_number: `86${phoneOf(n)}`, is_wt: 'unvalidated' as const }]
  const ids = [newId(), newId()]
  const rows = ids.map((id, n) => ({
    ...newContact(id, { phones: phones(n) }, user, 1_000),
    restricted_at: n ? null : 5,
  }))
  await desk.save([{ name: 'contact.restore', args: { rows } }])
  const sub = deskOf({ account: owner.account, user, role: 'sub' })
  const { counts, report } = await run(listOf(2), { desk: sub })
  expect(counts).toMatchObject({ merged: 1, invalid: 1 })
  expect([...report.rows.values()].map(({ taken }) => taken)).toEqual([false])
})
