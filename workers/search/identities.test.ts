import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import type { Entry } from '../sync/core/ports.ts'
import { IndexFollower } from './follow.ts'
import { identities } from './identities.ts'
import { saveSnapshot } from './snapshot.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const entryOf = (n: number, name: string): Entry => {
  const phones = [`86138${n}`, `4930${n}`].map((full_number) => ({ full_number, is_wt: 'registered' as const }))
  const emails = [{ email: `a${n}@example.com`, is_valid: 'valid' as const }]
  const row = newContact(idOf(n), { name, company: '展客', phones, emails }, idOf(0), n)
  return { id: idOf(n), row, rev: n + 1, scope: 'acct', history: 1 }
}

let database: LocalDatabase
let made = 0
beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `i${++made}` }, newId: () => 'replica' })
})
afterEach(() => database.close())

const put = (...entries: Entry[]) => dexieStore(database).transact('write', (tx) => tx.putEntries('contact', entries))

async function all() {
  const found = []
  for await (const some of identities(database.relaxed)) found.push(...some)
  return found
    .map(({ id, name, company, phones, emails }) => ({ id, name, company, phones, emails }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function keepSnapshot() {
  const follower = new IndexFollower(database.relaxed)
  await follower.start()
  expect(await saveSnapshot(database.relaxed, follower.index, 1)).toBe(true)
}

test('contacts are told apart by the same things from a snapshot as from their rows', async () => {
  await put(entryOf(1, 'Anna'), entryOf(2, '张伟'), entryOf(3, ''))
  const fromRows = await all()
  expect(fromRows).toHaveLength(3)
  await keepSnapshot()
  expect(await all()).toEqual(fromRows)
})

test('what changed, came and went since the snapshot counts', async () => {
  await put(entryOf(1, 'Anna'), entryOf(2, '张伟'), entryOf(3, 'Cy'))
  await keepSnapshot()
  await put(entryOf(1, 'Anne'), entryOf(4, '李娜'), { id: idOf(2), row: null, rev: 9, scope: null, history: 1 })
  expect((await all()).map(({ name }) => name)).toEqual(['Anne', 'Cy', '李娜'])
})

test('a snapshot that the change feed no longer reaches is not used', async () => {
  await put(entryOf(1, 'Anna'))
  await keepSnapshot()
  await put(entryOf(1, 'Anne'))
  await put(entryOf(2, '张伟'))
  await database.relaxed.changes.where('n').belowOrEqual(2).delete()
  expect((await all()).map(({ name }) => name)).toEqual(['Anne', '张伟'])
})
