import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newChannelAccount, type SmsAccount } from '#domain/channels/account'
import { type Contact, newContact } from '#domain/contacts/contact'
import { emptySms } from '#domain/sms/compose'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import { IndexFollower } from '../search/follow.ts'
import type { SmsQuestion } from './audienceApi.ts'
import { AudienceCounter } from './audienceCounter.ts'
import { countSms } from './smsCounter.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const owner = idOf(0)
let database: LocalDatabase
let follower: IndexFollower
let made = 0
beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `s${++made}` }, newId: () => 'replica' })
  follower = new IndexFollower(database.relaxed)
  await follower.start()
})
afterEach(() => database.close())

const phones = (...numbers: string[]) => numbers.map((full_number) => ({ full_number, is_wt: 'unvalidated' as const }))
async function put(contacts: Partial<Contact>[]) {
  const rows = contacts.map((fields, n) => newContact(idOf(n + 1), { name: `n${n + 1}`, ...fields }, owner, n))
  await dexieStore(database).transact('write', (tx) =>
    tx.putEntries(
      'contact',
      rows.map((row) => ({ id: row.id, row, rev: 1, scope: 'acct', history: 1 })),
    ),
  )
}

const route: SmsAccount = {
  id: idOf(500),
  channel: 'sms',
  name: 'Europe',
  setting: { kind: 'service', service: 'infobip', url: '', values: {} },
  sender: '',
  registered_in: [],
  countries: ['DE', 'FR'],
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_second: 1,
  currency: 'EUR',
  prices: [{ country: 'DE', per_part: 80_000 }],
  templates: [],
  users: [],
  assignment: 'contactOwner',
  is_on: true,
  ...newChannelAccount,
  created_at: 1,
  updated_at: 1,
}
/** A Wednesday, in the morning and at night in Europe. */
const morning = Date.parse('2026-05-06T08:00:00Z')
const night = Date.parse('2026-05-06T22:00:00Z')
const question: SmsQuestion = {
  filter: { join: 'all', of: [] },
  chosen: [],
  owner: null,
  sendCount: null,
  allowsUnknownBasis: true,
  overCap: [],
  start: morning,
  home: 'Asia/Shanghai',
  sms: { ...emptySms('en'), text: 'Hello {{name}}, booth 5B' },
  routes: [route],
  prices: [{ channel: 'sms', country: 'DE', category: '', from: '2026-01-01', points: 7 }],
  shortLink: null,
  language: 'en-US',
}
async function count(change: Partial<SmsQuestion> = {}) {
  const audience = new AudienceCounter(database.relaxed, follower)
  const counted = await countSms({ ...question, ...change }, { follower, audience, onProgress: () => {} })
  if (counted.kind !== 'counted') throw new Error('cancelled')
  return counted.run
}

test('a landline and a country without a route are skipped with their reason, and the rest costs what the table says', async () => {
  await put([
    { phones: phones('4915112345678'), country: 'DE' },
    { phones: phones('33612345678'), country: 'FR' },
    { phones: phones('493012345678'), country: 'DE' },
    { phones: phones('8613800138000'), country: 'CN' },
    { phones: phones('4915112345678') },
    { phones: [] },
  ])
  const run = await count()
  expect(run).toMatchObject({
    contacts: 6,
    receivers: 2,
    skipped: { landline: 1, noWay: 1, duplicate: 1, noAddress: 1 },
    parts: 2,
    points: { needed: 8 },
    cost: { EUR: 80_000 },
    unpriced: 1,
    overCap: 0,
    heldAtStart: 0,
    expected: { first: morning, last: morning + 2_000 },
  })
  const skipped = Object.values(run.skipped).reduce((sum, one) => sum + one, 0)
  expect(run.receivers + skipped).toBe(run.contacts)
  expect(run.countries.map(({ country, receivers, points, route }) => [country, receivers, points, route])).toEqual([
    ['CN', 1, 0, null],
    ['DE', 1, 7, route.id],
    ['FR', 1, 1, route.id],
  ])
  expect(run.sample).toEqual({ contact: idOf(1), text: 'Hello n1, booth 5B\nReply STOP to opt out' })
})

test('who sleeps at the start is said by country and until when, and who had enough messages too', async () => {
  await put([
    { phones: phones('4915112345678'), country: 'DE' },
    { phones: phones('33612345678'), country: 'FR' },
    { phones: phones('33612345679'), country: 'FR' },
  ])
  const run = await count({ start: night, overCap: [idOf(2)] })
  expect(run).toMatchObject({ receivers: 3, heldAtStart: 3, overCap: 1 })
  expect(run.held).toEqual([
    { country: 'FR', receivers: 2, until: Date.parse('2026-05-07T06:00:00Z') },
    { country: 'DE', receivers: 1, until: Date.parse('2026-05-07T06:00:00Z') },
  ])
  expect(run.expected.first).toBe(Date.parse('2026-05-07T06:00:00Z'))
})

test('in a country with several clocks each waits for the morning of where their number is', async () => {
  await put([
    { phones: phones('12125550123'), country: 'US' },
    { phones: phones('14155550123'), country: 'US' },
    { phones: phones('14155550124') },
    { phones: phones('13125550123'), country: 'US' },
  ])
  // 8:30 in New York and 7:30 in Chicago.
  const run = await count({ routes: [{ ...route, countries: [] }], start: Date.parse('2026-05-06T12:30:00Z') })
  expect(run).toMatchObject({ receivers: 4, heldAtStart: 3 })
  expect(run.held).toEqual([
    { country: 'US', receivers: 2, until: Date.parse('2026-05-06T15:00:00Z') },
    { country: 'US', receivers: 1, until: Date.parse('2026-05-06T13:00:00Z') },
  ])
})
