import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channelProduct } from '#domain/campaigns/channel'
import type { ChannelRules } from '#domain/campaigns/channelRules'
import type { SendOutcome } from '#domain/campaigns/outcome'
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
import type { CampaignDriver } from './driver.ts'
import { isOpenThere, opensFor } from './hours.ts'
import { openRates } from './rates.ts'
import { startSending } from './startSending.ts'

/** The channel: pigeons, which carry letters to whom has a phone. */
const rules: ChannelRules<string, { perSecond: number }> = {
  channel: 'linked',
  keyOf: (text) => text.replace(/\D/g, '') || null,
  groupOf: () => '',
  // Across a border it takes a pair of them.
  costOf: (letter, { country }) => ({ points: country === near ? 1 : 2, parts: Math.ceil(letter.length / 100) }),
  ratesOf: ({ perSecond }) => [{ of: 'sender', many: perSecond, perMs: 1_000, atOnce: perSecond }],
}

const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
/** Where it is day now, whenever this runs: nobody is written to at night. */
const {
  open: [near, far],
  closed: [asleep],
} = daytimeCountries(rules.channel) as { open: [string, string]; closed: [string] }
const letter = 'New prices for spring'
type Loft = { flown: string[]; answers: (address: string) => SendOutcome }

function pigeons({ flown, answers }: Loft): CampaignDriver {
  return {
    ledger: {
      channel: rules.channel,
      async prepare(connection, { account, task }) {
        const keep = async () => {
          await connection.query(
            `insert into campaign_run (account_id, task_id, user_id, mails, sender_id, signature, channel)
             values ($1, $2, $3, $4, $5, '{}', $6)`,
            [account, task.id, task.belongto, JSON.stringify([{ step: '', letter }]), task.sender, rules.channel],
          )
        }
        return { sender: task.sender, keep, begun: async () => [] }
      },
      lockSender: async (_, { id }) => ({ id, hours: always }),
      openPace: (connection, of) => openRates(connection, of, rules.ratesOf({ perSecond: 50 })),
      costsOf: async (_, __, receivers) =>
        new Map(
          receivers.map(({ id, address, country }) => [id, rules.costOf(letter, { key: address, country }).points]),
        ),
    },
    open:
      async () =>
      async (receiver, { beforeHandOver }) => {
        const outcome = answers(receiver.address)
        if (outcome.kind === 'account') return outcome
        await beforeHandOver()
        flown.push(receiver.address)
        return outcome
      },
    stop() {},
  }
}
let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
const product = channelProduct(rules.channel)
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
async function send(company: Actor, loft: Loft, phones: readonly { phone: string; country: string }[]) {
  const drafts = phones.map(({ phone, country }) => ({
    name: phone,
    country,
    phones: [{ full_number: phone, is_wt: 'unvalidated' as const }],
  }))
  await putContacts(server.database, company, drafts)
  const task = aTask(company, { message: randomUUID(), sender: randomUUID() }, { channel: 'linked' })
  await put(server.database, company, 'campaign_task', [task])
  const quick = { everyMs: 20, restMs: 30, heartbeatMs: 50, portion: 50 }
  const sending = startSending({ database: server.database, drivers: [pigeons(loft)], log: noLog }, quick)
  await until(async () => (await taskNow(server.database, task.id)).status !== 'inProgress')
  await sending.stop()
  return {
    task: { ...task, ...(await taskNow(server.database, task.id)) },
    rows: await readReceivers(server.database, task.id),
  }
}
const left = ({ account }: Actor) =>
  asSystem(server.database, (connection) => balanceOf(connection, account, score(product)))

test('a channel that is made up here sends through the ledger, at its own price and over its own sender', async () => {
  const company = await companyWith(10)
  const loft: Loft = { flown: [], answers: () => there }
  const [cn, de] = [
    { phone: '8613800000001', country: near },
    { phone: '4915100000001', country: far },
  ]
  const { task, rows } = await send(company, loft, [cn, de])
  expect(task).toMatchObject({ status: 'done', email_count: 2 })
  expect(loft.flown.toSorted()).toEqual(['4915100000001', '8613800000001'])
  expect(rows.map(({ status, cost, channel_account_id: way }) => [status, cost, way])).toEqual([
    ['sent', 1, task.sender],
    ['sent', 2, task.sender],
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
  const refused: SendOutcome = { kind: 'refused', reason: 'badAddress', permanent: true, code: '4', text: 'no window' }
  const answers: Record<string, SendOutcome> = {
    '4915100000002': refused,
    '4915100000003': { kind: 'uncertain', refs: [] },
  }
  const loft: Loft = { flown: [], answers: (address) => answers[address] ?? there }
  const people = ['4915100000001', '4915100000002', '4915100000003'].map((phone) => ({ phone, country: far }))
  const { rows } = await send(company, loft, people)
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'failed', 'uncertain'])
  expect(loft.flown).toHaveLength(3)
  expect(await left(company)).toBe(6)
})

test('a message that costs more than is left is not sent, and the task says why', async () => {
  const company = await companyWith(3)
  const loft: Loft = { flown: [], answers: () => there }
  const people = ['4915100000001', '4915100000002'].map((phone) => ({ phone, country: far }))
  const { task, rows } = await send(company, loft, people)
  expect(task).toMatchObject({ status: 'paused', problem: 'mailPointsInsufficient' })
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['sent', 'waiting'])
  expect(await left(company)).toBe(1)
})

test('whose country sleeps waits for its morning, by name of the country and with the time, and others do not', async () => {
  const company = await companyWith(10)
  const loft: Loft = { flown: [], answers: () => there }
  await putContacts(
    server.database,
    company,
    [near, asleep].map((country, n) => ({
      name: country,
      country,
      phones: [{ full_number: `49151000000${n + 10}`, is_wt: 'unvalidated' as const }],
    })),
  )
  const task = aTask(company, { message: randomUUID(), sender: randomUUID() }, { channel: 'linked' })
  await put(server.database, company, 'campaign_task', [task])
  const sending = startSending({ database: server.database, drivers: [pigeons(loft)], log: noLog }, { everyMs: 20 })
  const stands = async () => (await readReceivers(server.database, task.id)).map(({ status }) => status)
  await until(async () => (await stands()).includes('sent'))
  await sending.stop()
  expect(await stands()).toEqual(['sent', 'waiting'])
  expect(loft.flown).toEqual(['4915100000010'])
  const opens = opensFor({ hours: always, channel: 'linked' }, asleep, 'UTC', Date.now())
  expect(opens).toBeGreaterThan(Date.now())
  expect(isOpenThere({ hours: always, channel: 'linked' }, asleep, 'UTC', opens)).toBe(true)
})
