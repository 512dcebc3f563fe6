import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dryRun } from '#domain/campaigns/audience'
import type { SuppressionRow } from '#domain/campaigns/suppression'
import type { Consent } from '#domain/contacts/companions/consent'
import { type Contact, newContact } from '#domain/contacts/contact'
import type { EntityName } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import { IndexFollower } from '../search/follow.ts'
import type { AudienceQuestion } from './audienceApi.ts'
import { AudienceCounter } from './audienceCounter.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const owner = idOf(0)
const other = idOf(9_000_000)

let database: LocalDatabase
let follower: IndexFollower
let counter: AudienceCounter
let made = 0
beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `e${++made}` }, newId: () => 'replica' })
  follower = new IndexFollower(database.relaxed)
  counter = new AudienceCounter(database.relaxed, follower)
  await follower.start()
})
afterEach(() => database.close())

const put = (entity: EntityName, rows: Row[]) =>
  dexieStore(database).transact('write', (tx) =>
    tx.putEntries(
      entity,
      rows.map((row) => ({ id: row.id, row, rev: 1, scope: 'acct', history: 1 })),
    ),
  )
const contactOf = (n: number, email: string, more: Partial<Contact> = {}): Contact => ({
  ...newContact(
    idOf(n),
    { name: `n${n}`, emails: email ? [{ email, is_valid: 'valid' }] : [], country: 'DE' },
    owner,
    n,
  ),
  ...more,
})
const question: AudienceQuestion = {
  filter: { join: 'all', of: [] },
  chosen: [],
  owner: null,
  sendCount: null,
  overCap: [],
  allowsUnknownBasis: true,
  limits: {
    hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4] },
    per_hour: 200,
    per_domain_hour: 60,
    warms_up: false,
  },
  warmUp: null,
  start: Date.parse('2026-05-04T08:00:00Z'),
  home: 'Asia/Shanghai',
  points: 2,
}
async function count(change: Partial<AudienceQuestion> = {}) {
  const counted = await counter.count({ ...question, ...change }, () => {})
  if (counted.kind !== 'counted') throw new Error('cancelled')
  return counted.run
}

test('everybody who is named or matches counts once, and whoever is gone is said', async () => {
  await put('contact', [
    contactOf(1, 'a@x.de', { country: 'FR' }),
    contactOf(2, 'b@x.de'),
    contactOf(3, 'B@X.de'),
    contactOf(4, '', { country: 'FR' }),
  ])
  const run = await count({
    filter: { join: 'all', of: [{ field: 'country', is: 'anyOf', values: ['FR'] }] },
    chosen: [idOf(1), idOf(3), idOf(3), idOf(77)],
  })
  expect(run).toMatchObject({ contacts: 3, receivers: 2, gone: 1, skipped: { noAddress: 1 } })
  expect((await count()).skipped).toMatchObject({ duplicate: 1, noAddress: 1 })
  expect(await count({ filter: null })).toMatchObject({ contacts: 0, receivers: 0 })
})

test('consents, suppressions and exclusions of this moment hold, each kind with somebody to look at', async () => {
  await put('contact', [contactOf(1, 'a@x.de'), contactOf(2, 'b@x.de'), contactOf(3, 'c@x.de'), contactOf(4, 'd@x.de')])
  expect((await count()).receivers).toBe(4)
  const made = { created_by: owner, created_at: 1, updated_at: 1 }
  const consent: Consent = {
    id: idOf(50),
    contact_id: idOf(1),
    channel: 'email',
    basis: 'consent',
    evidence: '',
    given_at: 1,
    withdrawn_at: 2,
    ...made,
  }
  const suppression: SuppressionRow = {
    id: idOf(51),
    kind: 'email',
    value: 'B@x.de',
    channels: ['email'],
    note: '',
    reason: 'manual',
    contact: null,
    task: null,
    ...made,
  }
  await put('consent', [consent])
  const bounced: SuppressionRow = { ...suppression, id: idOf(52), reason: 'bounced' }
  await put('suppression', [suppression, bounced])
  await put('excluded_contact', [
    { id: idOf(53), full_number: '', email: 'c@x.de', whatsapp_id: '', reason: '', ...made },
  ])
  const run = await count()
  expect(run).toMatchObject({ receivers: 1, skipped: { withdrawn: 1, saidNo: 1, excluded: 1 } })
  expect(run.examples.saidNo).toEqual([{ contact: idOf(2), email: 'b@x.de', instead: null }])
  expect((await count({ allowsUnknownBasis: false })).skipped.noBasis).toBe(1)
})

test("a sub account's task is for its own contacts, and points that nobody knows are none that are missing", async () => {
  await put('contact', [contactOf(1, 'a@x.de'), contactOf(2, 'b@x.de', { belongto: other }), contactOf(3, 'c@x.de')])
  expect(await count({ owner: other })).toMatchObject({ contacts: 1, receivers: 1 })
  expect(await count({ owner: idOf(8) })).toMatchObject({ contacts: 0 })
  expect((await count()).points).toEqual({ needed: 3, missing: 1 })
  expect((await count({ points: null })).points).toEqual({ needed: 3, missing: 0 })
})

test('addresses of a file find their contacts in any writing', async () => {
  await put('contact', [contactOf(1, 'Ann@X.de'), contactOf(2, 'b@x.de'), contactOf(3, 'b@x.de')])
  expect(await counter.withEmails(['ann@x.DE', 'b@x.de', 'nobody@x.de'])).toEqual({
    ids: [idOf(1), idOf(2), idOf(3)],
    unknown: 1,
  })
})

test('a hundred thousand are counted as the domain counts them, and a count that nobody wants stops', async () => {
  const contacts = Array.from({ length: 100_000 }, (_, n) =>
    contactOf(n + 1, n % 7 === 0 ? '' : `p${n % 90_000}@${n % 5 === 0 ? 'gmail.com' : `firm${n % 40_000}.com`}`, {
      country: ['DE', 'US', 'RU', 'CN', 'BR', 'IN', '', 'AU'][n % 8]!,
      email_send_count: n % 3,
    }),
  )
  follower.index.update(
    contacts.map(({ id }) => id),
    contacts.map((row) => ({ id: row.id, row, rev: 1, scope: 'acct', history: 1 })),
  )
  const sendCount = { is: 'less', value: 2 } as const
  const told: number[] = []
  const counted = await counter.count({ ...question, sendCount }, (done) => told.push(done))
  if (counted.kind !== 'counted') throw new Error('cancelled')
  const { gone, domainCount, domains, ...run } = counted.run
  const { zonesAt } = await import('#domain/campaigns/receiverClock')
  const { tableOffsetAt, remembered } = await import('#domain/campaigns/zoneOffsets')
  const wanted = dryRun(
    contacts,
    {
      exclusions: new Map(),
      consentsOf: () => [],
      suppressionOf: () => undefined,
      sendCount,
      allowsUnknownBasis: true,
    },
    {
      ...question,
      points: 2,
      zonesAt: (clock) => zonesAt(clock, question.home),
      offsetAt: remembered(tableOffsetAt),
      examples: 8,
      overCap: new Set(),
    },
  )
  expect(gone).toBe(0)
  expect({ ...run, domains }).toEqual({ ...wanted, domains: wanted.domains.slice(0, 10) })
  expect(domainCount).toBe(wanted.domains.length)
  expect(told.at(-1)).toBe(100_000)
  expect(told.length).toBeGreaterThan(5)

  const stopped = counter.count(question, () => counter.cancel())
  expect(await stopped).toEqual({ kind: 'cancelled' })
  const before = counter.count(question, () => {})
  expect((await counter.count(question, () => {})).kind).toBe('counted')
  expect((await before).kind).toBe('cancelled')
})
