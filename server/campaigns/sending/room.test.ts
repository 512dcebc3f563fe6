import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { emailLedger } from '../../email/campaignLedger.ts'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { type LimitName, setLimit } from '../../operatorLimits.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { emailCompany, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { type MailSink, openMailSink } from '../../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../../testing/sending.ts'
import { waitsOf } from './waits.ts'

let server: TestDatabase
let sink: MailSink
let company: Actor
const processes: { stop: () => Promise<void> }[] = []

beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  sink = await openMailSink()
  company = await emailCompany(server.database, 1_000)
})
afterEach(async () => {
  for (const one of processes.splice(0)) await one.stop()
  await sink.stop()
  await server.database.pool.query('delete from operator_limit')
})

const start = async (batch = 20) => {
  processes.push(await openSending(server, { options: { batch } }))
}
const set = (name: LimitName, value: number | null, account: string | null = null) =>
  setLimit(server.database, { name, account, value })
async function taskFor(of: Actor, count: number) {
  await putContacts(
    server.database,
    of,
    Array.from({ length: count }, (_, n) => someone(`p${n}@one.example`)),
  )
  const { task } = await putTask(server.database, of, {
    sender: { smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' } },
  })
  return { account: of.account, task: task.id }
}
type Of = Awaited<ReturnType<typeof taskFor>>
const waits = (of: Of) => asSystem(server.database, (connection) => waitsOf(connection, of, { email: emailLedger }))
const isDone = (of: Of) => async () => (await taskNow(server.database, of.task)).status === 'done'
const sentOf = async ({ task }: Of) => (await countByStatus(server.database, task)).sent ?? 0
const isQuiet = (of: Of) => async () => (await countByStatus(server.database, of.task)).claimed === undefined
/** What was sent is what was paid, and nobody got it twice. */
async function addsUp(of: Of, sent: number) {
  expect(await sentOf(of)).toBe(sent)
  expect(await balanceOf(server.database.pool, of.account, score(7))).toBe(1_000 - sent)
  expect(new Set(sink.taken).size).toBe(sink.taken.length)
  expect((await checkLedger(server.database)).filter(({ account }) => account === of.account)).toEqual([])
}

test('mass mail that is switched off says so and loses nobody; switched on it goes on by itself', async () => {
  const of = await taskFor(company, 60)
  await set('mass-mail', 0)
  // A word of its own does not open what is closed for all.
  await set('mass-mail', 1, company.account)
  await start()
  await until(async () => (await countByStatus(server.database, of.task)).waiting === 60)
  expect(await waits(of)).toMatchObject([{ why: 'switchedOff', count: 60, until: null }])
  expect(sink.taken).toEqual([])
  expect(await taskNow(server.database, of.task)).toMatchObject({ status: 'inProgress', problem: '' })
  await set('mass-mail', null)
  await until(isDone(of), 20_000)
  expect(await waits(of)).toEqual([])
  await addsUp(of, 60)
})

test('in the middle of a task the switch stops it soon, and nobody gets the mail twice', async () => {
  const of = await taskFor(company, 200)
  sink.rule = async (step) => {
    if (step === 'taken') await new Promise((done) => setTimeout(done, 20))
    return undefined
  }
  await start()
  await until(async () => sink.taken.length > 20)
  await set('mass-mail', 0, company.account)
  await until(async () => (await waits(of))[0]?.why === 'switchedOff' && (await isQuiet(of)()))
  const sent = await sentOf(of)
  expect(sent).toBeGreaterThan(20)
  expect(sent).toBeLessThan(200)
  sink.rule = () => undefined
  await set('mass-mail', null, company.account)
  await until(isDone(of))
  await addsUp(of, 200)
})

test('a company sends as many in a day as it may, over all its tasks at once, and goes on when it may send more', async () => {
  await set('mails-a-day', 50, company.account)
  const first = await taskFor(company, 100)
  const second = await taskFor(company, 1)
  await Promise.all([start(7), start(7)])
  const both = async () => (await sentOf(first)) + (await sentOf(second))
  await until(async () => (await both()) === 50 && (await isQuiet(first)()) && (await isQuiet(second)()))
  const [wait] = await waits(first)
  expect(wait).toMatchObject({ why: 'mailsADay', count: 100 - (await sentOf(first)) })
  expect(new Date(wait!.until!).toISOString()).toMatch(/T00:00:00\.000Z$/)
  expect(wait!.until!).toBeGreaterThan(Date.now())
  expect(sink.taken).toHaveLength(50)
  await set('mails-a-day', 1_000, company.account)
  await until(async () => (await isDone(first)()) && (await isDone(second)()))
  expect(new Set(sink.taken).size).toBe(sink.taken.length)
})

test('mails that were refused are none of the day’s, and those of yesterday neither', async () => {
  await set('mails-a-day', 30)
  const of = await taskFor(company, 60)
  let refused = 0
  sink.rule = (step) => (step === 'rcpt' && ++refused <= 20 ? '550 5.1.1 no such user' : undefined)
  await start(10)
  await until(async () => (await sentOf(of)) === 30 && (await isQuiet(of)()))
  expect(await waits(of)).toMatchObject([{ why: 'mailsADay' }])
  const { rows } = await server.database.pool.query(
    'select sum(used)::int as used from campaign_batch where account_id = $1',
    [company.account],
  )
  expect(rows).toEqual([{ used: 30 }])
  await server.database.pool.query(`update campaign_batch set claimed_at = claimed_at - interval '1 day'`)
  await server.database.pool.query('update campaign_task set rev = rev + 1 where id = $1', [of.task])
  await until(isDone(of))
})

test('the day’s mails of all companies together are one number', async () => {
  await set('all-mails-a-day', 40)
  const other = await emailCompany(server.database, 1_000)
  const [one, two] = [await taskFor(company, 50), await taskFor(other, 50)]
  await Promise.all([start(7), start(7)])
  const both = async () => (await sentOf(one)) + (await sentOf(two))
  // Other tests of this file have sent some today.
  const { rows } = await server.database.pool.query<{ used: number }>(
    `select coalesce(sum(used), 0)::int as used from campaign_batch
     where account_id <> all($1::uuid[]) and claimed_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`,
    [[one.account, two.account]],
  )
  await set('all-mails-a-day', 40 + rows[0]!.used)
  await until(async () => (await both()) === 40 && (await isQuiet(one)()) && (await isQuiet(two)()))
  expect((await waits(one))[0]?.why).toBe('mailsADay')
  expect(sink.taken).toHaveLength(40)
  await set('all-mails-a-day', null)
  await until(async () => (await isDone(one)()) && (await isDone(two)()))
})
