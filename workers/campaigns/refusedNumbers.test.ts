import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SuppressionRow } from '#domain/campaigns/suppression'
import { newContact } from '#domain/contacts/contact'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import { IndexFollower } from '../search/follow.ts'
import { AudienceCounter } from './audienceCounter.ts'
import { refusedNumbers } from './refusedNumbers.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const owner = idOf(0)
const [anna, ben, cara, stranger, refusing] = ['4915199900001', '4915199900002', '4915199900003', '4477', '4488']
let database: LocalDatabase
let follower: IndexFollower
beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: 'r' }, newId: () => 'replica' })
  follower = new IndexFollower(database.relaxed)
  await follower.start()
})
afterEach(() => database.close())

const put = (entity: 'contact' | 'suppression', rows: { id: string }[]) =>
  dexieStore(database).transact('write', (tx) =>
    tx.putEntries(
      entity,
      rows.map((row) => ({ id: row.id, row: row as never, rev: 1, scope: 'acct', history: 1 })),
    ),
  )
const contactOf = (n: number, phone: string, email = '') =>
  newContact(
    idOf(n),
    {
      name: `n${n}`,
      phones: [{ full_number: phone, is_wt: 'unvalidated' }],
      emails: email ? [{ email, is_valid: 'valid' }] : [],
    },
    owner,
    n,
  )
const suppressed = (n: number, value: string, channels: SuppressionRow['channels']): SuppressionRow => ({
  id: idOf(n),
  kind: value.includes('@') ? 'email' : 'phone',
  value,
  channels,
  note: '',
  reason: 'unsubscribed',
  contact: null,
  task: null,
  created_by: owner,
  created_at: 1,
  updated_at: 1,
})

test('whoever said no is refused by number and by any other key of the contact, over the channel that it was said of', async () => {
  await put('contact', [contactOf(1, anna), contactOf(2, ben, 'ben@x.de'), contactOf(3, cara)])
  await put('suppression', [
    suppressed(51, anna, ['whatsapp']),
    suppressed(52, 'ben@x.de', ['email', 'sms', 'whatsapp']),
    suppressed(53, refusing, ['sms', 'whatsapp']),
  ])
  const asked = [
    { number: anna, contact: idOf(1) },
    { number: ben, contact: idOf(2) },
    { number: cara, contact: idOf(3) },
    { number: stranger, contact: null },
    { number: refusing, contact: null },
  ]
  const means = { follower, audience: new AudienceCounter(database.relaxed, follower) }
  expect(await refusedNumbers('whatsapp', asked, means)).toEqual([anna, ben, refusing])
  expect(await refusedNumbers('sms', asked, means)).toEqual([ben, refusing])
})
