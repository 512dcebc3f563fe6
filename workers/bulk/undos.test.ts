import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BulkAction } from '#domain/contacts/bulk'
import { limits } from '#domain/limits'
import { taskFilesName } from '../database/schema.ts'
import { TaskFiles } from '../sheets/tasks/taskFiles.ts'
import { packed, unpacked } from './packs.ts'
import { type Undo, Undos, undoBytes, undosKept } from './undos.ts'

const day = 86_400_000
const remark: BulkAction = { kind: 'patch', fields: { remark: 'sorted' } }
let owner: { account: string; user: string }
let files: TaskFiles
let undos: Undos
let now: number
let made = 0

beforeEach(() => {
  owner = { account: 'a', user: `u${made++}` }
  files = new TaskFiles(owner)
  now = 1_800_000_000_000
  undos = new Undos(
    () => files,
    () => now,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  undos.close()
})

const newUndo = (action: BulkAction): Undo => ({ id: `c${made++}`, at: now, action, sizes: [], back: 0, bytes: 0 })
const keep = (action: BulkAction, ...items: { id: string }[]) => undos.keep(newUndo(action), items)
const [zhang, li] = [
  { id: 'zhang', remark: 'met in hall 5' },
  { id: 'li', remark: 'likes lamps' },
]
const two = [{ id: 'one' }, { id: 'other' }]
const ids = async () => (await undos.all()).map(({ id }) => id)
/** All that is on the disk, as somebody reads it who looks for a person there. */
async function onDisk(): Promise<string> {
  const packs = await Promise.all((await files.undoPacks.toArray()).map(({ pack }) => unpacked(pack)))
  return JSON.stringify([await files.undos.toArray(), packs])
}

test('whoever was erased for good is in nothing that can be undone, and the others still are', async () => {
  const deleted = await keep({ kind: 'delete' }, zhang, li)
  const alone = await keep(remark, zhang)
  await undos.forget(new Set(['zhang']))
  expect(await onDisk()).not.toMatch(/zhang|hall 5/)
  expect(await ids()).toEqual([deleted.id])
  expect(await undos.get(alone.id)).toBeNull()
  expect(await undos.next((await undos.get(deleted.id))!)).toEqual([li])
})

test('what was written about a contact goes when that is somebody else’s now, but not what was deleted here', async () => {
  const lamps = { id: 'sun', remark: 'sells lamps' }
  await keep(remark, zhang, li, lamps)
  await keep({ kind: 'delete' }, lamps)
  const absent = async (some: readonly string[]) => some.filter((id) => id !== 'li')
  await undos.tidy(absent)
  expect(await onDisk()).not.toContain('hall 5')
  expect(await onDisk()).toMatch(/likes lamps.*sells lamps/)
})

test('after some days it is over, and of many only the newest are kept', async () => {
  const old = await keep({ kind: 'delete' }, ...two)
  now += limits.undoDays * day - 1
  expect(await ids()).toEqual([old.id])
  now += 1
  expect(await ids()).toEqual([])
  expect(await files.undoPacks.count()).toBe(0)
  const first = await keep({ kind: 'delete' }, ...two)
  now++
  for (let n = 0; n < undosKept - 1; n++, now++) await keep({ kind: 'delete' }, ...two)
  // Small steps of every day push out no large one.
  for (let n = 0; n < undosKept * 2; n++, now++) await keep(remark, zhang)
  expect(await ids()).toContain(first.id)
  await keep({ kind: 'delete' }, ...two)
  expect(await ids()).not.toContain(first.id)
})

test('the oldest make room when there is more than a device should keep', async () => {
  const [old, large] = [await keep({ kind: 'delete' }, ...two), await keep({ kind: 'delete' }, ...two)]
  await files.undos.update(large.id, { at: now + 1, bytes: undoBytes })
  expect(await ids()).toEqual([large.id])
  expect(await undos.get(old.id)).toBeNull()
})

test('what the disk does not take can be undone as long as the worker lives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const first = await keep({ kind: 'delete' }, zhang)
  vi.spyOn(files.undoPacks, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  const both = await undos.keep(first, [li])
  vi.restoreAllMocks()
  expect(both.sizes).toEqual([1, 1])
  expect(await undos.all()).toEqual([both])
  expect(await undos.next(both)).toEqual([zhang])
  await undos.moved(both)
  expect(await undos.next((await undos.get(both.id))!)).toEqual([li])
  await undos.moved((await undos.get(both.id))!)
  expect(await undos.get(both.id)).toMatchObject({ back: 2 })
})

test('a device of before that has files of imports keeps them', async () => {
  files.close()
  await Dexie.delete(taskFilesName(owner))
  const before = new Dexie(taskFilesName(owner))
  before.version(1).stores({ imports: 'id', fills: '++n, task', exports: 'id' })
  await before.table('fills').add({ task: 'i', rows: [zhang] })
  before.close()
  files = new TaskFiles(owner)
  const kept = await keep({ kind: 'delete' }, li)
  expect(await ids()).toEqual([kept.id])
  expect(await files.fills.toArray()).toEqual([{ n: 1, task: 'i', rows: [zhang] }])
})

test('what is kept of a hundred contacts takes the room of few', async () => {
  const items = Array.from({ length: 100 }, (_, n) => ({ id: `${n}`, remark: 'met at the fair in Canton, hall 5' }))
  const pack = await packed(items)
  expect(await unpacked(pack)).toEqual(items)
  expect(pack.length).toBeLessThan(JSON.stringify(items).length / 10)
})
