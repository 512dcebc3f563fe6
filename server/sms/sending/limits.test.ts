import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#domain/products'
import { waitsOf } from '../../campaigns/sending/waits.ts'
import { asSystem } from '../../db/scope.ts'
import { areas } from '../../features/index.ts'
import { grantPoints } from '../../ledger/ledger.ts'
import { settleRestored } from '../../restored/settleRestored.ts'
import { moveClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { taskNow } from '../../testing/emailCompany.ts'
import { until } from '../../testing/sending.ts'
import { openSmsCentre, type SmsCentre } from '../../testing/smsCentre.ts'
import { openSmsProcess } from '../../testing/smsCompany.ts'
import { mobiles, putCentreTask, workUntil } from '../../testing/smsTask.ts'
import { openSmsLedger } from './ledger.ts'

let server: TestDatabase
let centre: SmsCentre
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  centre = await openSmsCentre()
})
afterEach(() => centre.stop())

const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
type Put = Awaited<ReturnType<typeof putCentreTask>>
const countsOf = async ({ rows }: Put) => {
  const all = await rows()
  return Object.fromEntries(
    [...Map.groupBy(all, ({ status }) => status)].map(([status, some]) => [status, some.length]),
  )
}
const goOn = (task: string) =>
  sql(`update campaign_task set status = 'inProgress', problem = '', rev = rev + 1 where id = $1`, task)
const grant = ({ company: { account } }: Put, points: number) =>
  asSystem(server.database, (connection) =>
    grantPoints(connection, { account, uid: randomUUID(), user: null, product: products.smsMarketing, points }),
  )
const twice = () => {
  const byNumber = Map.groupBy(centre.taken, ({ to }) => to)
  return [...byNumber].filter(([, parts]) => parts.length > parts[0]!.total).map(([to]) => to)
}

test('points that end in the middle end the task there: nothing is owed, and more points let it go on', async () => {
  // Two parts each: seven points are three messages, and the seventh is left.
  const text = 'a'.repeat(161)
  const one = await putCentreTask(server, { centre, phones: mobiles(5), points: 7, message: { text } })
  await workUntil(server, async () => (await one.status()) === 'paused', { options: { batch: 2 } })
  expect((await taskNow(server.database, one.task)).problem).toBe('mailPointsInsufficient')
  expect(await countsOf(one)).toEqual({ sent: 3, waiting: 2 })
  expect([await one.left(), await one.held()]).toEqual([1, 0])
  await grant(one, 3)
  await goOn(one.task)
  await workUntil(server, async () => (await one.status()) === 'done' && (await one.held()) === 0)
  expect(await countsOf(one)).toEqual({ sent: 5 })
  expect(await one.left()).toBe(0)
  expect(twice()).toEqual([])
})

test('two processes share a task of a thousand, and each receiver is written to once', async () => {
  const one = await putCentreTask(server, { centre, phones: mobiles(1_000) })
  const options = { batch: 40, portion: 1_000 }
  const processes = await Promise.all([1, 2].map(() => openSmsProcess(server, { options })))
  await until(async () => (await one.status()) === 'done' && (await one.held()) === 0)
  await Promise.all(processes.map(({ stop }) => stop()))
  expect(await countsOf(one)).toEqual({ sent: 1_000 })
  expect(new Set(centre.taken.map(({ to }) => to)).size).toBe(1_000)
  expect(centre.taken).toHaveLength(1_000)
  expect(await one.left()).toBe(0)
})

test('numbers that can get no text message are left out with their reason before any point is held', async () => {
  const phones = {
    '1234': 'badAddress',
    '8190123456789012': 'badAddress',
    '493012345678': 'landline',
    // premium rate of Germany
    '499001234567': 'badAddress',
    '819012345678': '',
  }
  const one = await putCentreTask(server, { centre, phones: Object.keys(phones), points: 1 })
  await workUntil(server, async () => (await one.status()) !== 'inProgress' && (await one.held()) === 0)
  const { rows } = await sql(
    `select c.phones -> 0 ->> 'full_number' as phone, r.reason, r.batch is not null as "isHeld" from campaign_receiver r
     join contact c on c.account_id = r.account_id and c.id = r.contact_id where r.task_id = $1`,
    one.task,
  )
  const found = Object.fromEntries(
    (rows as { phone: string; reason: string }[]).map(({ phone, reason }) => [phone, reason]),
  )
  expect(found).toEqual(phones)
  expect(rows.filter(({ isHeld }) => isHeld)).toHaveLength(1)
  expect(await one.left()).toBe(0)
})

test('a backup that is restored in the middle of a task writes to nobody again who may have been written to', async () => {
  const one = await putCentreTask(server, { centre, phones: mobiles(60), points: 5 })
  await workUntil(server, async () => (await one.status()) === 'paused')
  await sql('create table backup as select id, status, batch, handed_over_at, sent_at from campaign_receiver')
  await grant(one, 55)
  await goOn(one.task)
  await workUntil(server, async () => (await one.status()) === 'done' && (await one.held()) === 0)
  expect(centre.taken).toHaveLength(60)
  // What the backup does not know of is lost.
  await sql(`update campaign_receiver r set status = b.status, batch = b.batch, handed_over_at = b.handed_over_at, sent_at = b.sent_at
    from backup b where b.id = r.id`)
  await sql(`delete from provider_ref where object_id in (select id from backup where status <> 'sent')`)
  await sql('update campaign_run set finished_at = null where task_id = $1', one.task)
  await goOn(one.task)
  await sql(
    `update sync_server set restored_at = server_now(), lost_since = server_now() - interval '1 hour', settled = false`,
  )
  await settleRestored(server.database, areas)
  expect(await taskNow(server.database, one.task)).toMatchObject({ status: 'paused', problem: 'restored' })
  await workUntil(
    server,
    async () => (await sql('select from campaign_doubt where task_id = $1', one.task)).rowCount === 0,
  )
  expect(await countsOf(one)).toEqual({ sent: 5, uncertain: 55 })
  await goOn(one.task)
  await workUntil(server, async () => (await one.status()) === 'done')
  expect(centre.taken).toHaveLength(60)
  expect(twice()).toEqual([])
})

test('nobody is written to at night by the clock of their country, and they get it when it is day there', async () => {
  // At ten in the morning UTC it is evening in Japan, and night in California. At four in the afternoon it is morning in New York.
  const [inJapan, inCalifornia, inNewYork] = ['819012345678', '14155552671', '12125550123']
  // Hours of its own: what is open now is kept for other tests, whose clock goes on from an earlier hour.
  const hours = { from: 1, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
  const one = await putCentreTask(server, {
    centre: { route: { ...centre.route, hours } },
    phones: [inJapan, inCalifornia, inNewYork],
  })
  await workUntil(server, async () => (await countsOf(one)).sent === 1)
  expect(centre.taken.map(({ to }) => to)).toEqual([inJapan])
  const of = { account: one.company.account, task: one.task }
  const waiting = await asSystem(server.database, (connection) => waitsOf(connection, of, { sms: openSmsLedger(null) }))
  expect(waiting.map(({ why, country, count }) => [why, country, count])).toEqual([
    ['hours', 'US', 1],
    ['hours', 'US', 1],
  ])
  const forward = async (hours: number) => {
    const { rows } = await sql(`select extract(epoch from server_now() - now())::float8 as ahead`)
    await moveClock(server.database, Math.round(rows[0].ahead + hours * 3_600))
  }
  await forward(5)
  await workUntil(server, async () => (await countsOf(one)).sent === 2)
  expect(centre.taken.map(({ to }) => to)).toEqual([inJapan, inNewYork])
  await forward(3)
  await workUntil(server, async () => (await one.status()) === 'done')
  expect(centre.taken.map(({ to }) => to)).toEqual([inJapan, inNewYork, inCalifornia])
})
