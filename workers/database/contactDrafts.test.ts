import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#domain/shared/mutation'
import { newId } from '../newId.ts'
import { enqueue } from '../sync/core/enqueue.ts'
import { contactDraft, tidyDrafts } from './contactDrafts.ts'
import { type LocalDatabase, openUserDatabase } from './database.ts'
import { dexieStore } from './store.ts'

let now = 1_800_000_000_000
const hour = 3_600_000
let actor: Actor
let database: LocalDatabase

beforeEach(async () => {
  actor = { account: newId(), user: newId(), role: 'sub' }
  database = await openUserDatabase({ owner: actor, newId: () => newId(), mirror: null })
  await isRead(true)
})
afterEach(() => database.close())

/** Whether all that the user may see has been read to its end. */
const isRead = (whole: boolean) =>
  dexieStore(database).transact('write', (tx) => {
    const phase = whole ? { kind: 'delta' as const, cursor: 9 } : { kind: 'boot' as const, boot: 9, after: null }
    return tx.putScope({ scope: 'acct', gen: 0, phase, confirmed: 9 })
  })

async function contactWithDrafts(): Promise<string> {
  const id = newId()
  const writer = { clock: () => now, newId: () => newId() }
  await enqueue(dexieStore(database), writer, actor, [
    { name: 'contact.create', args: { rows: [{ id, name: '张伟' }] } },
  ])
  const keys = [
    contactDraft('note', id),
    contactDraft('consent email', id),
    contactDraft('mail', id, ' '),
    contactDraft('mail', id, ` ${newId()}`),
  ]
  await database.strict.drafts.bulkPut(keys.map((key) => ({ key, value: 'half typed', at: now })))
  return id
}

/** As a page of the server takes it away. */
const leaves = (id: string) =>
  dexieStore(database).transact('write', async (tx) => {
    const [entry] = await tx.entries('contact', [id])
    const { waiting: _, base: __, ...rest } = entry!
    await tx.putEntries('contact', [{ ...rest, row: null }])
  })

async function kept(): Promise<string[]> {
  await tidyDrafts(database.strict, now)
  return (await database.strict.drafts.toCollection().primaryKeys()).map((key) => key.split(' ')[0]!)
}

test('what is half typed about a contact goes with it, and nothing else does', async () => {
  const [gone, stays] = [await contactWithDrafts(), await contactWithDrafts()]
  for (const key of ['contact.new', `email_sender ${newId()}`])
    await database.strict.drafts.put({ key, value: 'half typed', at: now })
  now += hour
  expect(await kept()).toHaveLength(10)
  await leaves(gone)
  expect((await kept()).sort()).toEqual(['consent', 'contact.new', 'email_sender', 'mail', 'mail', 'note'])
  expect(await database.strict.drafts.get(contactDraft('note', stays))).toBeDefined()
})

test('it stays while a deletion can be undone', async () => {
  const id = await contactWithDrafts()
  await leaves(id)
  expect(await kept()).toHaveLength(4)
  now += hour
  expect(await kept()).toEqual([])
})

test('who is still reading what may be seen, as after signing in again, loses nothing', async () => {
  const id = await contactWithDrafts()
  now += hour
  await leaves(id)
  await isRead(false)
  expect(await kept()).toHaveLength(4)
})

test('it stays with a contact whose making was refused and needs the user', async () => {
  const id = await contactWithDrafts()
  const args = { rows: [{ id, name: '张伟' }] }
  await database.strict.issues.put({
    uid: newId(),
    name: 'contact.create',
    args,
    status: 'rejected',
    code: 'contactEmpty',
    edited_at: now,
    at: now,
  })
  now += hour
  await leaves(id)
  expect(await kept()).toHaveLength(4)
})
