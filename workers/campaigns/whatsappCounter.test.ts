import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Contact, newContact } from '#domain/contacts/contact'
import type { NumberFacts } from '#domain/whatsapp/number'
import { newTemplateContent } from '#domain/whatsapp/template'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import { IndexFollower } from '../search/follow.ts'
import type { WhatsappQuestion } from './audienceApi.ts'
import { AudienceCounter } from './audienceCounter.ts'
import { countWhatsapp } from './whatsappCounter.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const owner = idOf(0)
let database: LocalDatabase
let follower: IndexFollower
let made = 0
beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `w${++made}` }, newId: () => 'replica' })
  follower = new IndexFollower(database.relaxed)
  await follower.start()
})
afterEach(() => database.close())

const phones = (...numbers: string[]) => numbers.map((full_number) => ({ full_number, is_wt: 'unvalidated' as const }))
async function put(contacts: Partial<Contact>[]) {
  const rows = contacts.map((fields, n) => ({
    ...newContact(idOf(n + 1), { name: `n${n + 1}`, ...fields }, owner, n),
    ...(fields.wt_api_send_count && { wt_api_send_count: fields.wt_api_send_count }),
  }))
  await dexieStore(database).transact('write', (tx) =>
    tx.putEntries(
      'contact',
      rows.map((row) => ({ id: row.id, row, rev: 1, scope: 'acct', history: 1 })),
    ),
  )
}

const told = (limit: string): NumberFacts => ({
  display: '',
  name: '',
  name_state: '',
  quality: '',
  throughput: 'standard',
  limit,
  state: '',
  portfolio: '900000',
  portfolio_name: '',
  app: '',
  is_heard: true,
  told_at: 1,
})
/** A Wednesday, in the morning of Europe. */
const morning = Date.parse('2026-05-06T08:00:00Z')
const question: WhatsappQuestion = {
  filter: { join: 'all', of: [] },
  chosen: [],
  owner: null,
  sendCount: null,
  allowsUnknownBasis: true,
  overCap: [],
  start: morning,
  home: 'Asia/Shanghai',
  content: { ...newTemplateContent, name: 'spring', body: 'Hello {{first_name}} of {{company}}, see us.' },
  category: 'marketing',
  texts: { first_name: '{{name}}', company: '{{company|your company}}' },
  buttons: {},
  numbers: [{ number: told('TIER_2K'), hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] } }],
  prices: [
    { channel: 'whatsapp', country: 'DE', category: 'marketing', from: '2026-01-01', points: 9 },
    { channel: 'whatsapp', country: 'AT', category: '', from: '2026-01-01', points: 4 },
    { channel: 'sms', country: 'CH', category: '', from: '2026-01-01', points: 50 },
  ],
}
async function count(change: Partial<WhatsappQuestion> = {}) {
  const audience = new AudienceCounter(database.relaxed, follower)
  const counted = await countWhatsapp({ ...question, ...change }, { follower, audience, onProgress: () => {} })
  if (counted.kind !== 'counted') throw new Error('cancelled')
  return counted.run
}

test('everybody is a receiver or skipped, and points are those of the category, summed by market', async () => {
  await put([
    { phones: phones('4915112345678'), country: 'DE' },
    // A landline may have WhatsApp.
    { phones: phones('493012345678'), country: 'DE' },
    { phones: phones('436641234567'), country: 'AT' },
    { phones: phones('41791234567'), country: 'CH' },
    { phones: phones('4915112345678') },
    { phones: [] },
  ])
  const run = await count()
  expect(run).toMatchObject({ contacts: 6, receivers: 4, skipped: { duplicate: 1, noAddress: 1 }, unwritable: 0 })
  const skipped = Object.values(run.skipped).reduce((sum, one) => sum + one, 0)
  expect(run.receivers + skipped).toBe(run.contacts)
  expect(run.points.needed).toBe(23)
  expect(run.markets).toEqual([
    { market: 'germany', receivers: 2, points: 18 },
    { market: 'restOfWesternEurope', receivers: 2, points: 5 },
  ])
  expect(run.sample).toBe(idOf(1))
})

test('only what was sent over WhatsApp counts as sent', async () => {
  await put([
    { phones: phones('4915112345678'), sms_send_count: 9 },
    { phones: phones('4915112345679'), wt_api_send_count: 2 },
  ])
  const run = await count({ sendCount: { is: 'less', value: 1 } })
  expect(run).toMatchObject({ receivers: 1, skipped: { sendCount: 1 }, sample: idOf(1) })
})

test('who would get nothing for want of a value is counted, as far as the list of contacts knows', async () => {
  await put([{ phones: phones('4915112345678'), name: '' }, { phones: phones('4915112345679') }])
  expect((await count()).unwritable).toBe(1)
  expect((await count({ texts: { ...question.texts, first_name: '{{name|friend}}' } })).unwritable).toBe(0)
  expect((await count({ texts: { ...question.texts, first_name: '{{field_0a1b2c3d}}' } })).unwritable).toBe(0)
})

test('more people than the portfolio may write to in 24 hours make it take days', async () => {
  await put(Array.from({ length: 60 }, (_, n) => ({ phones: phones(`49151123456${String(n).padStart(2, '0')}`) })))
  const limited = await count({ numbers: [{ ...question.numbers[0]!, number: told('TIER_50') }] })
  expect(limited).toMatchObject({ receivers: 60, people: { limit: 50, days: 2 } })
  expect(limited.expected).toMatchObject({ first: morning, last: morning + 24 * 3_600_000 + 750 })
  expect((await count()).people).toEqual({ limit: 2_000, days: 1 })
  expect((await count({ numbers: [{ ...question.numbers[0]!, number: told('TIER_UNLIMITED') }] })).people).toEqual({
    limit: null,
    days: 1,
  })
})
