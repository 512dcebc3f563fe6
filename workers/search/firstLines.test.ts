import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import type { Entry, Store } from '../sync/core/ports.ts'
import { everyContact } from './api.ts'
import { readFirstLines } from './firstLines.ts'
import { FirstLinesKeeper } from './firstLinesKeeper.ts'
import { IndexFollower } from './follow.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const entryOf = (n: number, name: string): Entry => ({
  id: idOf(n),
  row: newContact(idOf(n), { name }, idOf(0), n),
  rev: n + 1,
  scope: 'acct',
  history: 1,
})

let database: LocalDatabase
let store: Store
let follower: IndexFollower
let keeper: FirstLinesKeeper
let made = 0

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-26T12:00:00') })
  database = await openUserDatabase({ owner: { account: 'a', user: `l${++made}` }, newId: () => 'replica' })
  store = dexieStore(database)
  await put(entryOf(1, 'Anna'), entryOf(2, '张伟'))
  follower = new IndexFollower(database.relaxed)
  await follower.start()
  keeper = new FirstLinesKeeper(database.relaxed, follower)
})
afterEach(() => {
  vi.useRealTimers()
  database.close()
})

const put = (...entries: Entry[]) => store.transact('write', (tx) => tx.putEntries('contact', entries))
const names = async (query = everyContact) =>
  (await readFirstLines(database.relaxed, query))?.lines.map(({ name }) => name) ?? null
/** Until what is kept was written. */
const quiet = () => vi.advanceTimersByTimeAsync(5_000)

test('the next start reads how the list began that was open, and not another one', async () => {
  keeper.opened(everyContact, 50)
  await quiet()
  await vi.waitFor(async () => expect(await names()).toEqual(['张伟', 'Anna']))
  expect(await names({ ...everyContact, sort: 'name' })).toBeNull()
})

test('what has changed since is not drawn; once the index has followed, it is kept anew', async () => {
  keeper.opened(everyContact, 50)
  await quiet()
  await vi.waitFor(async () => expect(await names()).toHaveLength(2))
  await put(entryOf(3, '李娜'))
  expect(await names()).toBeNull()
  await follower.catchUp()
  keeper.soon()
  await quiet()
  await vi.waitFor(async () => expect(await names()).toEqual(['李娜', '张伟', 'Anna']))
})

test('on another day nothing is drawn: a list may be about days', async () => {
  keeper.opened(everyContact, 50)
  await quiet()
  await vi.waitFor(async () => expect(await names()).toHaveLength(2))
  vi.setSystemTime(new Date('2026-11-27T08:00:00'))
  expect(await names()).toBeNull()
})

test('a search leaves the list that was open before it', async () => {
  keeper.opened(everyContact, 50)
  keeper.opened({ ...everyContact, search: 'anna' }, 50)
  await quiet()
  await vi.waitFor(async () => expect(await names()).toHaveLength(2))
  expect(await names({ ...everyContact, search: 'anna' })).toBeNull()
})
