import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dryRun } from '#domain/campaigns/audience'
import { receiverClock } from '#domain/campaigns/receiverClock'
import { type AudienceRules, type SkipReason, skipReasons, verdictOf } from '#domain/campaigns/receivers'
import { countLedger } from '#domain/campaigns/statistics/statistics'
import { kindOfValue, type SuppressionRow, suppressionsOf } from '#domain/campaigns/suppression'
import { type Audience, everybody } from '#domain/campaigns/task'
import type { Consent } from '#domain/contacts/companions/consent'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { type ExcludedContact, exclusionsOf } from '#domain/contacts/excluded'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { type Random, randomFrom } from '../../sample/random.ts'
import { aTask, emailCompany, put, putContacts, someone } from '../../testing/emailCompany.ts'
import { entriesInOrder, ledgerOf, pendingDeltas, plantRun, readReceivers } from '../../testing/ledger.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { companyOffsetAt } from '../ledger/companyClock.ts'
import { emptyProgress, type FillContext, type FillProgress, fillLedger } from './fill.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type More = Partial<FillContext> & { portion?: number }

async function fill(
  company: Actor,
  audience: Partial<Audience> = {},
  { portion = Number.POSITIVE_INFINITY, ...more }: More = {},
) {
  const run = await plantRun(server.database, company, more.task)
  const next = (from: FillProgress) =>
    asSystem(server.database, (connection) => fillLedger(connection, filling, { from, portion }))
  const filling: FillContext = {
    account: company.account,
    task: run.task,
    channel: 'email',
    scope: null,
    audience: { ...everybody, ...audience },
    home: 'UTC',
    now: Date.now(),
    offsetAt: () => 0,
    belongto: company.user,
    step: '',
    not_before: null,
    message: run.message,
    sender: run.sender,
    test: null,
    ...more,
  }
  let { isWhole, ...filled } = await next(emptyProgress)
  while (!isWhole) ({ isWhole, ...filled } = await next(filled))
  return { run, filled, rows: await readReceivers(server.database, run.task, run.account) }
}

const emails = [
  'a@one.example',
  'b@one.example',
  'c@two.example',
  'd@two.example',
  'e@three.example',
  'f@three.example',
]
const phones = ['8613800000001', '8613800000002', '8613800000003']
const whatsappNames = ['DE.Anna', 'DE.Ben', 'US.Carl']

function randomContact({ pick, chance, below }: Random): ContactFields & { more: Partial<Contact> } {
  const several = [...new Set([pick(emails), ...(chance(0.4) ? [pick(emails), `x${below(30)}@four.example`] : [])])]
  return {
    name: 'somebody',
    emails: chance(0.1)
      ? []
      : several.map((email) => ({ email, is_valid: pick(['valid', 'toVerify', 'invalid'] as const) })),
    phones: chance(0.5) ? [{ full_number: pick(phones), is_wt: 'unvalidated' }] : [],
    more: {
      restricted_at: chance(0.05) ? 1 : null,
      email_send_count: below(4),
      identities: chance(0.3) ? [{ kind: 'bsuid', value: pick(whatsappNames) }] : null,
    },
  }
}

/** Numbers and what their contacts say of themselves. */
const places: readonly [phone: string, country: string, clock: string][] = [
  ['12125550123', 'US', 'America/New_York'],
  ['18085550123', 'US', 'Pacific/Honolulu'],
  ['14165550123', '', 'America/Toronto'],
  ['14165550124', 'US', 'US'],
  ['5592991234567', 'BR', 'America/Manaus'],
  ['61412345678', 'AU', 'AU'],
  ['79161234567', 'RU', 'RU'],
  ['74232123456', 'RU', 'Asia/Vladivostok'],
  ['13315550123', 'CN', 'CN'],
  ['4915112345678', '', 'DE'],
  ['18685550123', '', 'TT'],
]

test('receivers are put down with the zones of their number, by whose clock they are written to', async () => {
  const company = await emailCompany(server.database, 0)
  const drafts = places.map(([phone, country], n) => ({
    ...someone(`p${n}@one.example`, { country }),
    phones: [{ full_number: phone, is_wt: 'unvalidated' as const }],
  }))
  await putContacts(server.database, company, drafts)
  for (const channel of ['sms', 'email'] as const) {
    const { rows } = await fill(company, {}, { channel })
    // Where nobody says the country, a mail goes by the sender's clock.
    const wanted = places.map(([, country, clock]) => (channel === 'sms' || country ? clock : ''))
    expect(rows.map((row) => row.zones || row.country)).toEqual(wanted)
    for (const [at, [phone, country]] of places.entries())
      if (country) expect(receiverClock(country, phone)).toBe(wanted[at])
  }
})

async function randomCompany(random: Random) {
  const { pick, chance, below } = random
  const company = await emailCompany(server.database, 0)
  const drafts = Array.from({ length: 60 }, () => randomContact(random))
  const made = await putContacts(server.database, company, drafts)
  const contacts = made.map((contact, at) => ({ ...contact, ...drafts[at]!.more }))
  await put(server.database, company, 'contact', contacts)
  const stamps = { created_at: 1, updated_at: 1 }
  const consents = contacts.flatMap(({ id }): Consent[] =>
    Array.from({ length: below(4) }, () => ({
      id: randomUUID(),
      contact_id: id,
      channel: pick(['email', 'email', 'sms'] as const),
      basis: 'consent',
      evidence: '',
      given_at: below(3),
      withdrawn_at: chance(0.3) ? 5 : null,
      created_by: company.user,
      ...stamps,
    })),
  )
  await put(server.database, company, 'consent', consents)
  const excluded = Array.from({ length: below(4) }, (): ExcludedContact => {
    const kind = below(4)
    const number = pick(phones)
    return {
      id: randomUUID(),
      full_number: kind === 0 ? number : '',
      email: kind === 1 ? pick(emails) : '',
      whatsapp_id: kind > 1 ? `${number}@${pick(['c.us', 's.whatsapp.net', 'lid'])}` : '',
      reason: '',
      created_by: company.user,
      ...stamps,
    }
  })
  await put(server.database, company, 'excluded_contact', excluded)
  const suppressed = Array.from({ length: below(5) }, (): SuppressionRow => {
    const value = pick([...emails, 'x1@four.example', 'x2@four.example', ...phones, ...whatsappNames])
    return {
      id: randomUUID(),
      kind: kindOfValue(value),
      value,
      channels: pick([[], ['email'], ['email', 'sms'], ['sms']] as const).slice(),
      note: '',
      reason: pick(['bounced', 'bounced', 'complained', 'unsubscribed', 'stopped', 'manual'] as const),
      contact: null,
      task: null,
      created_by: null,
      ...stamps,
    }
  })
  await put(server.database, company, 'suppression', suppressed)
  const rules = (audience: Audience): AudienceRules => ({
    exclusions: exclusionsOf(excluded),
    consentsOf: (contact) => consents.filter(({ contact_id }) => contact_id === contact),
    suppressionOf: suppressionsOf(suppressed, 'email'),
    allowsUnknownBasis: audience.allows_unknown_basis,
    sendCount: audience.send_count,
  })
  return { company, contacts, rules }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'who gets a mail and who does not is what the device counted before, seed %i',
  async (seed) => {
    const random = randomFrom(seed)
    const { company, contacts, rules } = await randomCompany(random)
    const audience: Audience = {
      ...everybody,
      allows_unknown_basis: random.chance(0.5),
      send_count: random.chance(0.5)
        ? { is: random.pick(['greater', 'equal', 'less'] as const), value: random.below(3) }
        : null,
    }
    const { rows, filled, run } = await fill(company, audience, { portion: random.pick([1, 7, 1_000]) })
    const byContact = new Map(rows.map((row) => [row.contact, row]))
    const said = rules(audience)
    for (const contact of contacts) {
      const verdict = verdictOf(contact, said)
      const row = byContact.get(contact.id)
      if (verdict.kind === 'skipped')
        expect([contact.id, row?.status, row?.reason]).toEqual([contact.id, 'suppressed', verdict.reason])
      else expect([contact.id, row?.address]).toEqual([contact.id, verdict.email])
    }
    const expected = dryRun(contacts, said, {
      zonesAt: () => ['UTC'],
      points: 0,
      examples: 0,
      overCap: new Set(),
      limits: { hours: { from: 0, to: 24, days: [0] }, per_hour: 1, per_domain_hour: 1, warms_up: false },
      warmUp: null,
      start: 0,
      offsetAt: () => 0,
    })
    const skipped = Object.fromEntries(skipReasons.map((reason) => [reason, 0])) as Record<SkipReason, number>
    for (const { status, reason } of rows) if (status === 'suppressed') skipped[reason as SkipReason]++
    expect({ receivers: filled.receivers, skipped }).toEqual({
      receivers: expected.receivers,
      skipped: expected.skipped,
    })
    expect(filled.receivers + filled.skipped).toBe(contacts.length)
    const going = rows.filter(({ status }) => status === 'waiting')
    expect(going.map(({ place }) => place)).toEqual(going.map((_, at) => at))
    expect(going.map(({ contact }) => contact)).toEqual(going.map(({ contact }) => contact).toSorted())
    expect(entriesInOrder(await pendingDeltas(server.database, company.account))).toEqual(
      entriesInOrder(countLedger(await ledgerOf(server.database, run.task), companyOffsetAt)),
    )
  },
)

test('a filter, names and those who did not open another mail are one audience, each address once, at the one that was named', async () => {
  const company = await emailCompany(server.database, 0)
  const made = await putContacts(server.database, company, [
    someone('german@one.example', { country: 'DE' }),
    someone('french@one.example', { country: 'FR' }),
    someone('first@one.example', {
      country: 'US',
      emails: ['first', 'named', 'third'].map((name) => ({ email: `${name}@one.example`, is_valid: 'valid' })),
    }),
    someone('opened@one.example'),
    someone('unopened@one.example'),
    someone('nobody@one.example'),
    someone('german@one.example', { country: 'DE' }),
  ])
  const before = await plantRun(server.database, company)
  await server.database.pool.query(
    `insert into campaign_receiver (account_id, task_id, user_id, contact_id, place, message_id, address, address_group, status, opened_at)
     select $1, $2, $3, contact, 0, $2, contact::text, '', 'sent', opened from unnest($4::uuid[], $5::timestamptz[]) as t (contact, opened)`,
    [company.account, before.task, company.user, [made[3]!.id, made[4]!.id], [new Date(), null]],
  )
  const { message, sender } = before
  const named = aTask(company, { message, sender })
  const task = named.id
  await put(server.database, company, 'campaign_task', [named])
  await put(server.database, company, 'campaign_audience', [
    {
      id: randomUUID(),
      campaign_task_id: task,
      contacts: [made[2]!.id, made[0]!.id],
      addresses: ['named@one.example'],
      created_at: 1,
      updated_at: 1,
    },
  ])
  const { filled, rows } = await fill(
    company,
    {
      filter: { join: 'all', of: [{ field: 'country', is: 'anyOf', values: ['DE'] }] },
      chosen: 2,
      unopened_of: before.task,
    },
    { task },
  )
  expect(rows.filter(({ status }) => status === 'waiting').map(({ address }) => address)).toEqual([
    'german@one.example',
    'named@one.example',
    'unopened@one.example',
  ])
  expect(rows.filter(({ status }) => status === 'suppressed').map(({ reason }) => reason)).toEqual(['duplicate'])
  expect(filled).toMatchObject({ receivers: 3, skipped: 1 })
})

test('another company with a task of the same id and the same receivers takes nothing from this one', async () => {
  const task = randomUUID()
  for (const company of [await emailCompany(server.database, 0), await emailCompany(server.database, 0)]) {
    await putContacts(server.database, company, [someone('a@one.example'), someone('b@one.example')])
    const { rows } = await fill(company, {}, { task })
    expect(rows.map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  }
})

test('of two subjects everybody of the test gets one, by an id that decides for good', async () => {
  const company = await emailCompany(server.database, 0)
  await putContacts(
    server.database,
    company,
    Array.from({ length: 200 }, (_, n) => someone(`p${n}@one.example`)),
  )
  const test = { id: randomUUID(), b: 'Other', share: 20, measure: 'opened', wait_hours: 1 } as const
  const { rows } = await fill(company, {}, { test, portion: 30 })
  const of = (subject: 'a' | 'b' | null) => rows.filter((row) => row.subject === subject).length
  expect(of('a') + of('b') + of(null)).toBe(200)
  for (const subject of ['a', 'b'] as const) expect(of(subject)).toBeGreaterThan(20)
  expect(of(null)).toBeGreaterThan(80)
})

test('of contacts that are read in several parts each address still gets one mail, and every contact is counted', async () => {
  const company = await emailCompany(server.database, 0)
  const emails = Array.from({ length: 4_100 }, (_, n) => `p${n % 2_050}@one.example`)
  await putContacts(
    server.database,
    company,
    emails.map((email) => someone(email, { country: 'DE' })),
  )
  const { rows, filled } = await fill(company, {
    filter: { join: 'all', of: [{ field: 'country', is: 'anyOf', values: ['DE'] }] },
  })
  expect(filled).toMatchObject({ receivers: 2_050, skipped: 2_050 })
  const going = rows.filter(({ status }) => status === 'waiting')
  expect(new Set(going.map(({ address }) => address)).size).toBe(2_050)
  expect(going.map(({ place }) => place)).toEqual(going.map((_, at) => at))
  expect(new Set(rows.map(({ place }) => place)).size).toBe(4_100)
})
