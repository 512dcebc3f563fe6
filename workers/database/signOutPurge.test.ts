import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Undo, Undos } from '../bulk/undos.ts'
import type { Session } from '../session.ts'
import { TaskFiles } from '../sheets/tasks/taskFiles.ts'
import { enqueue } from '../sync/core/enqueue.ts'
import { lockName } from '../sync/lockName.ts'
import { type LocalDatabase, openUserDatabase } from './database.ts'
import { clearSession, saveSession } from './device.ts'
import { purgeUser } from './signOutPurge.ts'
import { dexieStore } from './store.ts'

const idOf = (n: number) => `018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
let owner: { account: string; user: string }
let database: LocalDatabase
let made = 0

/** A user whose device has a contact, a file and an answer of the server, and something half typed. */
beforeEach(async () => {
  owner = { account: idOf(1), user: idOf(100 + made++) }
  database = await openUserDatabase({ owner, newId: () => idOf(900 + made) })
  const { strict: db } = database
  const row = { id: idOf(7), name: '金丝雀' }
  const entry = { id: row.id, row, rev: 1, scope: 'acct', history: 1 }
  await dexieStore(database).transact('write', (tx) => tx.putEntries('contact', [entry]))
  await db.snapshots.put({ name: 'answer /api/score', value: '金丝雀' })
  await db.drafts.put({ key: 'contact', value: 'half typed', at: 1 })
  const blob = { hash: 'a'.repeat(64), mime: 'image/jpeg', size: 1 } as const
  await db.blobs.put({ ...blob, state: 'cached', owners: [], moved: 1, history: 1, used: 1 })
  await db.blobData.put({ hash: blob.hash, bytes: new TextEncoder().encode('金丝雀') })
})
afterEach(async () => {
  database.close()
  await clearSession()
})

const kept = async () => {
  const tables = await Promise.all(database.strict.tables.map((table) => table.toArray()))
  return JSON.stringify(tables, (_, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  )
}
const edit = () =>
  enqueue(dexieStore(database), { clock: () => 1_000, newId: () => idOf(5_000 + made++) }, { ...owner, role: 'main' }, [
    { name: 'tag.create', args: { id: idOf(8), name: 'unsent' } },
  ])

test('nothing that the server has stays of a user who has left; what is half typed does', async () => {
  await purgeUser(owner)
  expect(await kept()).not.toContain('金丝雀')
  expect(await kept()).toContain('half typed')
})

test('nor can anybody see there what was deleted and changed', async () => {
  const files = new TaskFiles(owner)
  const undos = new Undos(() => files, Date.now)
  const undo: Undo = { id: 'u', at: Date.now(), action: { kind: 'delete' }, sizes: [], back: 0, bytes: 0 }
  await undos.keep(undo, [{ id: idOf(7), name: '金丝雀' }])
  expect(await undos.all()).toHaveLength(1)
  await edit()
  await purgeUser(owner)
  expect(await undos.all(), 'also of whom something waits').toEqual([])
  undos.close()
})

test('what was not sent stays, and the rows that it is about', async () => {
  await edit()
  await purgeUser(owner)
  expect(await kept()).toContain('unsent')
  expect(await kept()).toContain('金丝雀')
})

test('a picture that only this device has stays', async () => {
  await database.strict.blobs.toCollection().modify({ state: 'local' })
  await purgeUser(owner)
  expect(await kept()).toContain('金丝雀')
})

test('a user who is back by then loses nothing', async () => {
  await saveSession({ ...owner, token: 'x' } as Session)
  await purgeUser(owner)
  expect(await kept()).toContain('金丝雀')
})

test('it waits for the tab that is still writing', async () => {
  let finish = () => {}
  const writing = navigator.locks.request(lockName(owner), () => new Promise<void>((resolve) => (finish = resolve)))
  const gone = purgeUser(owner)
  // Anything that waits for nothing is over long before this.
  for (let n = 0; n < 20; n++) await kept()
  expect(await kept()).toContain('金丝雀')
  finish()
  await Promise.all([writing, gone])
  expect(await kept()).not.toContain('金丝雀')
})

test('who was never here leaves no database either', async () => {
  await purgeUser({ ...owner, user: idOf(99) })
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`fairlead:${owner.account}:${idOf(99)}`)
})
