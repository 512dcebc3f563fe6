import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noReplyDue, type Reminder } from '#domain/contacts/companions/reminder'
import { type ContactFields, newContact } from '#domain/contacts/contact'
import type { Row } from '#domain/shared/mutation'
import { newId } from '../newId.ts'
import { type LocalDatabase, openUserDatabase } from './database.ts'
import { isDue, openReminders } from './reminders.ts'
import { dexieStore } from './store.ts'

let owner: { account: string; user: string }
let database: LocalDatabase
beforeEach(async () => {
  owner = { account: newId(), user: newId() }
  database = await openUserDatabase({ owner, newId: () => newId(), mirror: null })
})
afterEach(() => database.close())

const write = (entity: string, row: Row) =>
  dexieStore(database).transact('write', (tx) =>
    tx.putEntries(entity, [{ id: row.id, row, rev: 1, scope: `user:${owner.user}`, history: 0 }]),
  )

async function contactOf(fields: ContactFields, belongto = owner.user, more: object = {}): Promise<string> {
  const id = newId()
  await write('contact', { ...newContact(id, fields, belongto, 1), ...more })
  return id
}

async function remind(contact_id: string, fields: Partial<Reminder>): Promise<void> {
  const made = { id: newId(), contact_id, created_by: owner.user, created_at: 1, updated_at: 1 }
  const set = { kind: 'date' as const, due_at: 1_000, text: '', replies: 0, replied: false, done_at: null }
  await write('reminder', { ...made, ...set, ...fields })
}

test('what is still to be done is there with its contact, the soonest first, without asking anybody', async () => {
  const [wei, na] = [await contactOf({ name: '张伟' }), await contactOf({ company: '海港' })]
  await remind(wei, { due_at: 2_000, text: '寄样品' })
  await remind(na, { due_at: 1_000, text: '打电话' })
  await remind(na, { done_at: 5, text: '报价' })
  const open = await openReminders(database.relaxed, owner.user)
  expect(open.map(({ name, reminder }) => [name, reminder.text])).toEqual([
    ['海港', '打电话'],
    ['张伟', '寄样品'],
  ])
  expect(open.map((one) => isDue(one, 1_500))).toEqual([true, false])
})

test('nobody is reminded of a contact that has replied, is gone, is another one’s, or wants to be left alone', async () => {
  const due_at = noReplyDue(0)
  await remind(await contactOf({ name: '回复了', follow_up_status: 'replied' }), { kind: 'noReply', due_at })
  await remind(newId(), {})
  await remind(await contactOf({ name: '别人的' }, newId()), {})
  await remind(await contactOf({ name: '受限' }, owner.user, { restricted_at: 7 }), {})
  expect(await openReminders(database.relaxed, owner.user)).toEqual([])
})
