import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channelProduct } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { balanceOf, grantPoints, score } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { createCompany } from '../../operator.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { daytimeCountries } from '../../testing/daytime.ts'
import { aTask, put, putContacts, taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { until } from '../../testing/sending.ts'
import { flushCounts } from '../counts/flushCounts.ts'
import { isOpenThere, opensFor } from './hours.ts'
import { startSending } from './startSending.ts'
import { barred, far, type Lofts, near, pigeons } from './testing.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
const product = channelProduct('linked')
const there: SendOutcome = { kind: 'accepted', refs: ['ring 7'], code: '0', text: 'landed' }
async function companyWith(points: number): Promise<Actor> {
  const company = await createCompany(server.database, {
    username: `loft-${randomUUID().slice(0, 8)}`,
    password: 'a long password',
    products: [product],
  })
  const grant = { account: company.account, uid: randomUUID(), user: null, product, points }
  await asSystem(server.database, (connection) => grantPoints(connection, grant))
  return company
}
const [south, north] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const people = (...countries: string[]) =>
  countries.map((country, nth) => ({ phone: `4915100000${country === near ? 9 : 0}${nth}`, country }))
type Plan = { phones: readonly { phone: string; country: string }[]; changes?: Partial<CampaignTask> }

async function send(company: Actor, lofts: Lofts, { phones, changes }: Plan) {
  const drafts = phones.map(({ phone, country }) => ({
    name: phone,
    country,
    phones: [{ full_number: phone, is_wt: 'unvalidated' as const }],
  }))
  await putContacts(server.database, company, drafts)
  const task = aTask(company, { message: randomUUID(), sender: south }, { channel: 'linked', ...changes })
  await put(server.database, company, 'campaign_task', [task])
  const quick = { everyMs: 20, restMs: 30, heartbeatMs: 50, portion: 50 }
  const sending = startSending({ database: server.database, drivers: [pigeons(lofts)], log: noLog }, quick)
  await until(async () => (await taskNow(server.database, task.id)).status !== 'inProgress')
  await sending.stop()
  const rows = await readReceivers(server.database, task.id)
  return {
    task: await taskNow(server.database, task.id),
    rows: rows.toSorted((a, b) => (a.address < b.address ? -1 : 1)),
  }
}
const left = ({ account }: Actor) =>
  asSystem(server.database, (connection) => balanceOf(connection, account, score(product)))

test('a channel that is made up here sends through the ledger, at its own price and over its own sender', async () => {
  const company = await companyWith(10)
  const lofts: Lofts = { flown: [], answers: () => there }
  const { task, rows } = await send(company, lofts, { phones: people(far, near) })
  expect(task).toMatchObject({ status: 'done', email_count: 2 })
  expect(rows.map(({ status, cost, channel_account_id: way }) => [status, cost, way])).toEqual([
    ['sent', 2, south],
    ['sent', 1, south],
  ])
  expect(await left(company)).toBe(7)
  await flushCounts(server.database)
  const counters = 'select wt_send_count as linked, email_send_count as mails from contact where account_id = $1'
  expect((await server.database.pool.query(counters, [company.account])).rows).toEqual(
    Array.from({ length: 2 }, () => ({ linked: 1, mails: 0 })),
  )
})

test('what its answers mean is what they mean for mails: refused costs nothing, uncertain is not sent again', async () => {
  const company = await companyWith(10)
  const answers: SendOutcome[] = [
    there,
    { kind: 'refused', reason: 'badAddress', permanent: true, code: '4', text: 'no window' },
    { kind: 'uncertain', refs: [] },
  ]
  const lofts: Lofts = { flown: [], answers: (address) => answers[Number(address.at(-1))]! }
  const { rows } = await send(company, lofts, { phones: people(far, far, far) })
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'failed', 'uncertain'])
  expect(lofts.flown).toHaveLength(3)
  expect(await left(company)).toBe(6)
})

test('a message that costs more than is left is not sent, and the task says why', async () => {
  const company = await companyWith(3)
  const { task, rows } = await send(company, { flown: [], answers: () => there }, { phones: people(far, far) })
  expect(task).toMatchObject({ status: 'paused', problem: 'mailPointsInsufficient' })
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['sent', 'waiting'])
  expect(await left(company)).toBe(1)
})

test('of two senders each receiver goes over the one for its country, and whom the channel refuses is no receiver', async () => {
  const company = await companyWith(100)
  const lofts: Lofts = { flown: [], answers: () => there, byCountry: true }
  const phones = people(near, far, barred, near, far, barred, far)
  const { task, rows } = await send(company, lofts, { phones, changes: { senders: [north] } })
  expect(task).toMatchObject({ status: 'done', email_count: 5 })
  for (const { country, status, reason, channel_account_id: way } of rows)
    expect([status, reason, way]).toEqual(
      country === barred ? ['suppressed', 'senderNotAllowed', null] : ['sent', '', country === near ? south : north],
    )
  expect(lofts.flown).toHaveLength(5)
  expect(await left(company)).toBe(100 - 2 - 3 * 2)
  await flushCounts(server.database)
  const sent = `select key, (counts ->> 'sent')::int as sent from campaign_counts where account_id = $1
    and dimension = 'sender' and counts ? 'sent' order by key`
  expect((await server.database.pool.query(sent, [company.account])).rows).toEqual([
    { key: south, sent: 2 },
    { key: north, sent: 3 },
  ])
})

test('a sender that accepts nothing leaves its receivers to the other one; what was handed over stays where it is', async () => {
  const company = await companyWith(100)
  const closed: SendOutcome = {
    kind: 'account',
    passes: false,
    atOnce: true,
    pauses: 'senderRefused',
    code: '8',
    text: '',
  }
  const off: SendOutcome = { kind: 'later', of: 'sender', until: Date.now() + 60_000, code: '9', text: '' }
  for (const answer of [closed, off]) {
    let taken = 0
    const answers: Lofts['answers'] = (_, loft) => {
      if (loft === north) return there
      return ++taken === 1 ? { kind: 'uncertain', refs: [] } : answer
    }
    const lofts: Lofts = { flown: [], answers }
    const { task, rows } = await send(await companyWith(100), lofts, {
      phones: people(far, far, far, far),
      changes: { senders: [north] },
    })
    expect(task.status).toBe('done')
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['sent', 'sent', 'sent', 'uncertain'])
    expect(lofts.flown.map(([, loft]) => loft).toSorted()).toEqual([south, north, north, north])
    expect(new Set(lofts.flown.map(([address]) => address)).size).toBe(4)
  }
  expect(await left(company)).toBe(100)
})

test('whose country sleeps waits for its morning, and others do not', async () => {
  const company = await companyWith(10)
  const [asleep] = daytimeCountries('linked').closed as [string]
  const drafts = people(far, asleep).map(({ phone, country }) => ({
    name: phone,
    country,
    phones: [{ full_number: phone, is_wt: 'unvalidated' as const }],
  }))
  await putContacts(server.database, company, drafts)
  const task = aTask(company, { message: randomUUID(), sender: south }, { channel: 'linked' })
  await put(server.database, company, 'campaign_task', [task])
  const drivers = [pigeons({ flown: [], answers: () => there })]
  const sending = startSending({ database: server.database, drivers, log: noLog }, { everyMs: 20 })
  const stands = async () => (await readReceivers(server.database, task.id)).map(({ status }) => status)
  await until(async () => (await stands()).includes('sent'))
  await sending.stop()
  expect(await stands()).toEqual(['sent', 'waiting'])
  const always = { hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }, channel: 'linked' as const }
  const opens = opensFor(always, asleep, 'UTC', Date.now())
  expect(opens).toBeGreaterThan(Date.now())
  expect(isOpenThere(always, asleep, 'UTC', opens)).toBe(true)
})
