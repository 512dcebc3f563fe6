import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import type { Filter } from '#domain/contacts/filter'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import type { Entry, Store } from '../sync/core/ports.ts'
import { everyContact } from './api.ts'
import { IndexFollower } from './follow.ts'
import { saveSnapshot } from './snapshot.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const owner = idOf(0)
const entryOf = (n: number, name: string): Entry => ({
  id: idOf(n),
  row: newContact(idOf(n), { name, tag: [owner], country: 'CN' }, owner, n),
  rev: n + 1,
  scope: 'acct',
  history: 1,
})
const query = { ...everyContact, sort: 'created_at', descending: false } as const

let database: LocalDatabase
let store: Store
let made = 0

beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `f${++made}` }, newId: () => 'replica' })
  store = dexieStore(database)
})
afterEach(() => database.close())

const put = (...entries: Entry[]) => store.transact('write', (tx) => tx.putEntries('contact', entries))
const remove = (n: number) => put({ id: idOf(n), row: null, rev: 99, scope: null, history: 1 })
const names = async (follower: IndexFollower) => {
  const { lines } = await follower.index.open(query, () => {}).lines(0, 10_000)
  return lines.map(({ name }) => name)
}
async function started(): Promise<IndexFollower> {
  const follower = new IndexFollower(database.relaxed)
  await follower.start()
  return follower
}

test('what was committed is in the index after the next look', async () => {
  await put(entryOf(1, 'Anna'), entryOf(2, '张伟'))
  const follower = await started()
  expect(await names(follower)).toEqual(['Anna', '张伟'])
  await put(entryOf(3, '李娜'), entryOf(1, 'Anne'))
  await remove(2)
  await follower.catchUp()
  expect(await names(follower)).toEqual(['Anne', '李娜'])
})

test('a start from a snapshot knows the same, and what changed since', async () => {
  await put(...Array.from({ length: 600 }, (_, n) => entryOf(n, `name ${n}`)))
  await remove(17)
  const first = await started()
  await names(first)
  expect(await saveSnapshot(database.relaxed, first.index, 2)).toBe(true)
  await put(entryOf(5, 'renamed'))
  await remove(6)
  const second = await started()
  const third = await started()
  expect(await names(second)).toEqual(await names(third))
  expect((await names(second)).slice(4, 7)).toEqual(['name 4', 'renamed', 'name 7'])
  expect(await second.index.open(query, () => {}).lines(4, 5)).toMatchObject({
    lines: [{ id: idOf(4), name: 'name 4', tag: [owner], country: 'CN', follow_up_status: 'none' }],
  })
  expect(second.index.facets()).toEqual(third.index.facets())
})

test('a snapshot takes the place of what a former version kept of it', async () => {
  await put(entryOf(1, 'Anna'))
  await database.relaxed.snapshots.bulkPut([
    { name: 'contacts:signatures', value: new Uint32Array(8) },
    { name: 'lead', value: 'of somebody else' },
  ])
  await saveSnapshot(database.relaxed, (await started()).index, 1)
  const kept = await database.relaxed.snapshots.toCollection().primaryKeys()
  expect(kept).toContain('contacts:part 0')
  expect(kept).toContain('lead')
  expect(kept).not.toContain('contacts:signatures')
})

test('a snapshot of nothing is one', async () => {
  await saveSnapshot(database.relaxed, (await started()).index, 0)
  await put(entryOf(1, 'Anna'))
  expect(await names(await started())).toEqual(['Anna'])
})

test('a reader behind the end of a shortened feed reads everything again, and its open questions go on', async () => {
  await put(entryOf(1, 'Anna'))
  const slow = await started()
  let told = 0
  const view = slow.index.open(query, () => told++)
  for (let n = 2; n <= 100; n++) await put(entryOf(n, `name ${n}`))
  await remove(1)
  const quick = await started()
  await saveSnapshot(database.relaxed, quick.index, 101)
  expect((await database.relaxed.changes.orderBy('n').first())?.n).toBe(38)
  await slow.catchUp()
  expect(told).toBe(1)
  expect(await view.count()).toMatchObject({ matching: 99, total: 99 })
  expect(await names(slow)).toEqual(await names(quick))
})

test('calls that come while it reads are one, and none is forgotten', async () => {
  const follower = await started()
  const written: Promise<unknown>[] = []
  for (let n = 1; n <= 20; n++) {
    written.push(put(entryOf(n, `name ${n}`)))
    void follower.catchUp()
  }
  await Promise.all(written)
  await follower.catchUp()
  expect(await names(follower)).toHaveLength(20)
})

test('a change that is told while a snapshot is read is not passed over', async () => {
  await saveSnapshot(database.relaxed, (await started()).index, 0)
  await put(entryOf(1, 'Anna'))
  const { snapshots, leafData } = database.relaxed
  const readSnapshot = snapshots.bulkGet.bind(snapshots)
  const readLeaves = leafData.where.bind(leafData)
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await new Promise((go) => setTimeout(go))
  }
  // It arrives as late as it can: when the rows have been read anew, and before what goes with them has.
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  vi.spyOn(snapshots, 'bulkGet').mockImplementation((names: string[]) =>
    Dexie.Promise.resolve(readSnapshot(names).then((found) => arrived.then(() => found))),
  )
  let reads = 0
  vi.spyOn(leafData, 'where').mockImplementation(((index: string) => {
    if (++reads === 2) arrive()
    return readLeaves(index)
  }) as typeof leafData.where)
  const follower = new IndexFollower(database.relaxed)
  const starting = follower.start()
  await turns(100)
  void follower.catchUp()
  await turns(100)
  arrive()
  await starting
  vi.restoreAllMocks()
  await follower.catchUp()
  expect(await names(follower)).toEqual(['Anna'])
})

test('the first contact after a snapshot of an empty list is known whole', async () => {
  await saveSnapshot(database.relaxed, (await started()).index, 0)
  await put(entryOf(1, 'Anna'))
  const { lines } = await (await started()).index.open(query, () => {}).lines(0, 1)
  expect(lines).toMatchObject([{ name: 'Anna', belongto: owner, tag: [owner], country: 'CN', updated_at: 1 }])
})

test('every text is found after a start from a snapshot, also in a place that another contact had', async () => {
  const remarkOf = (n: number): Entry => {
    const entry = entryOf(n, `name ${n}`)
    return { ...entry, row: { ...entry.row!, remark: `Stand-${n}. 宁波` } }
  }
  await put(...Array.from({ length: 30 }, (_, n) => remarkOf(n)))
  await remove(3)
  const found = async (follower: IndexFollower, search: string) =>
    (await follower.index.open({ ...query, search, more: true }, () => {}).lines(0, 9)).lines.map(({ more }) => more)
  await saveSnapshot(database.relaxed, (await started()).index, 2)
  await put(remarkOf(40))
  const follower = await started()
  expect(await found(follower, 'stand-29')).toMatchObject([{ remark: 'Stand-29. 宁波', email_send_count: 0 }])
  expect(await found(follower, '40 宁')).toMatchObject([{ remark: 'Stand-40. 宁波' }])
  expect(await found(follower, 'stand-3.')).toHaveLength(0)
})

test('who is excluded is known from the start, and when one comes or goes', async () => {
  const excludedOf = (n: number, full_number: string | null): Entry => ({
    id: idOf(500 + n),
    row: full_number === null ? null : { id: idOf(500 + n), full_number, email: '', whatsapp_id: '' },
    rev: 1,
    scope: full_number === null ? null : 'acct',
    history: 1,
  })
  const putExcluded = (...rows: Entry[]) => store.transact('write', (tx) => tx.putEntries('excluded_contact', rows))
  const reached = (n: number, full_number: string): Entry => {
    const phones = [{ full_number, is_wt: 'unvalidated' }]
    return { ...entryOf(n, 'Anna'), row: { ...entryOf(n, 'Anna').row!, phones } }
  }
  await put(reached(1, '4915112345678'), reached(2, '8613812345678'))
  await putExcluded(excludedOf(1, '4915112345678'))
  const follower = await started()
  let told = 0
  const filter: Filter = { join: 'all', of: [{ field: 'excluded', is: 'filled' }] }
  const view = follower.index.open({ ...query, filter }, () => told++)
  expect(await view.ids()).toEqual([idOf(1)])
  await putExcluded(excludedOf(2, '8613812345678'))
  await follower.catchUp()
  expect(told).toBe(1)
  expect(await view.ids()).toEqual([idOf(1), idOf(2)])
  await putExcluded(excludedOf(1, null))
  await follower.catchUp()
  expect(await view.ids()).toEqual([idOf(2)])
})

test('who has a voice note is known from the start, and when one comes or goes', async () => {
  const noteOf = (n: number, contact: number | null): Entry => ({
    id: idOf(500 + n),
    row: contact === null ? null : { id: idOf(500 + n), contact_id: idOf(contact) },
    rev: 1,
    scope: contact === null ? null : 'acct',
    history: 1,
  })
  const putNotes = (...notes: Entry[]) => store.transact('write', (tx) => tx.putEntries('voice_note', notes))
  await put(entryOf(1, 'Anna'), entryOf(2, '张伟'))
  await putNotes(noteOf(1, 1), noteOf(2, 1))
  const follower = await started()
  let told = 0
  const filter: Filter = { join: 'all', of: [{ field: 'voice_note', is: 'filled' }] }
  const view = follower.index.open({ ...query, filter }, () => told++)
  expect(await view.ids()).toEqual([idOf(1)])
  await putNotes(noteOf(1, null), noteOf(3, 2))
  await follower.catchUp()
  expect(told).toBe(1)
  expect(await view.ids()).toEqual([idOf(1), idOf(2)])
  await putNotes(noteOf(2, null))
  await follower.catchUp()
  expect(await view.ids()).toEqual([idOf(2)])
})
