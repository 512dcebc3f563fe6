import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import type { StatisticsQuery } from '#domain/statistics/statistics'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import type { Entry, Store } from '../sync/core/ports.ts'
import { ContactColumns } from './columns.ts'
import { IndexFollower } from './follow.ts'
import { KeptStatistics } from './keptStatistics.ts'
import { saveSnapshot } from './snapshot.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const owner = idOf(0)
const made = new Date(2026, 10, 1, 12).getTime()
const entryOf = (n: number, country: string): Entry => ({
  id: idOf(n),
  row: newContact(idOf(n), { name: `name ${n}`, country, tag: [owner] }, owner, made + n),
  rev: n + 1,
  scope: 'acct',
  history: 1,
})
const everything: StatisticsQuery = { belongto: null, period: 'all', compare: null }

let database: LocalDatabase
let store: Store
let count = 0

beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `s${++count}` }, newId: () => 'replica' })
  store = dexieStore(database)
})
afterEach(() => database.close())

const put = (...entries: Entry[]) => store.transact('write', (tx) => tx.putEntries('contact', entries))
const remove = (n: number) => put({ id: idOf(n), row: null, rev: 99, scope: null, history: 1 })
async function started(): Promise<IndexFollower> {
  const follower = new IndexFollower(database.relaxed)
  await follower.start()
  return follower
}

test('a start from a snapshot knows the counters, and what changed since', async () => {
  await put(...Array.from({ length: 600 }, (_, n) => entryOf(n, n % 3 ? 'CN' : 'DE')))
  await remove(17)
  const first = await started()
  expect(await saveSnapshot(database.relaxed, first.index, 2)).toBe(true)
  await put(entryOf(1, 'US'), entryOf(700, 'CN'))
  await remove(3)
  await first.catchUp()
  const again = await started()
  const said = again.index.statistics.read(everything)
  expect(said.by.country).toEqual([
    { value: 'CN', count: 399, before: 0 },
    { value: 'DE', count: 199, before: 0 },
    { value: 'US', count: 1, before: 0 },
  ])
  expect(said.counters.contacts_count).toBe(599)
  expect(said).toEqual(first.index.statistics.read(everything))
})

test('what comes while a snapshot waits for the disk is in none of its parts: nothing of it is kept', async () => {
  await put(...Array.from({ length: 600 }, (_, n) => entryOf(n, 'CN')))
  const first = await started()
  const free = new AbortController()
  const busy = database.strict.transaction('rw', database.strict.snapshots, async () => {
    while (!free.signal.aborted) await database.strict.snapshots.get('nothing')
  })
  const saving = saveSnapshot(database.relaxed, first.index, 1)
  await new Promise((go) => setTimeout(go, 200))
  first.index.update([idOf(700)], [entryOf(700, 'CN')])
  free.abort()
  await busy
  expect(await saving).toBe(false)
  expect(await database.relaxed.snapshots.count()).toBe(0)
  const { statistics, columns } = (await started()).index
  expect(statistics.read(everything).counters.contacts_count).toBe(columns.count)
})

test('a day is one of where the device is: somebody who travels sees the days there', () => {
  const columns = new ContactColumns()
  let zone = 'Asia/Shanghai'
  const kept = new KeptStatistics(
    columns,
    () => made,
    undefined,
    () => zone,
  )
  const slot = columns.put(idOf(1), entryOf(1, 'CN'))
  kept.enter(slot)
  expect(kept.saved()).toMatchObject({ zone: 'Asia/Shanghai', cells: [expect.anything()] })
  zone = 'Europe/Berlin'
  expect(kept.saved()).toMatchObject({ zone: 'Europe/Berlin', cells: [expect.anything()] })
  const restarted = new KeptStatistics(
    columns,
    () => made,
    { zone: 'Asia/Shanghai', cells: [] },
    () => zone,
  )
  expect(restarted.read(everything).counters.contacts_count).toBe(1)
})
