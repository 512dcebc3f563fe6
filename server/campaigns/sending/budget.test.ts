import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { checkLedger } from '../../ledger/check.ts'
import { spend } from '../../ledger/ledger.ts'
import { createSubAccount } from '../../operator.ts'
import { pointBudgets, setPointBudget } from '../../people/pointBudgets.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { emailCompany, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { type MailSink, openMailSink } from '../../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../../testing/sending.ts'

let server: TestDatabase
let sink: MailSink
let main: Actor
let sub: Actor
const processes: { stop: () => Promise<void> }[] = []

beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  sink = await openMailSink()
  main = await emailCompany(server.database, 1_000)
  const { rows } = await server.database.pool.query<{ username: string }>(
    'select username from app_user where id = $1',
    [main.user],
  )
  sub = await createSubAccount(server.database, rows[0]!.username, {
    username: `seller-${randomUUID().slice(0, 8)}`,
    password: 'a long password',
    products: [products.emailMarketing],
  })
})
afterEach(async () => {
  for (const one of processes.splice(0)) await one.stop()
  await sink.stop()
})

const product_id = products.emailMarketing
const by = () => ({ account: main.account, user: main.user, device: '', address: '' })
const allow = (points: number | null) =>
  setPointBudget(server.database, by(), { subuserid: sub.user, product_id, points })
const stand = async () => (await pointBudgets(server.database, main, { subuserid: sub.user })).list
const isPaused = (id: string) => async () => (await taskNow(server.database, id)).status === 'paused'
async function taskFor(count: number) {
  const made = await putContacts(
    server.database,
    sub,
    Array.from({ length: count }, (_, n) => someone(`p${n}@one.example`)),
  )
  expect(made).toHaveLength(count)
  const { task } = await putTask(server.database, sub, {
    sender: { smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' } },
  })
  processes.push(await openSending(server, { options: { batch: 8 } }))
  return task
}

test('a task stops where the month of its user ends, and goes on by itself when the main account raises it', async () => {
  await allow(25)
  const task = await taskFor(60)
  await until(isPaused(task.id))
  expect(await taskNow(server.database, task.id)).toMatchObject({ problem: 'budgetReached' })
  expect(await countByStatus(server.database, task.id)).toEqual({ sent: 25, waiting: 35 })
  expect(await stand()).toEqual([{ product_id, points: 25, used: 25 }])
  await allow(40)
  await until(async () => (await countByStatus(server.database, task.id)).sent === 40)
  await until(isPaused(task.id))
  expect(await stand()).toEqual([{ product_id, points: 40, used: 40 }])
  // Another month.
  await server.database.pool.query(`update point_use set month = month - interval '1 month' where user_id = $1`, [
    sub.user,
  ])
  await server.database.pool.query(`update campaign_run set stopped_budget = 'a month ago' where task_id = $1`, [
    task.id,
  ])
  await until(async () => (await taskNow(server.database, task.id)).status === 'done')
  expect(await countByStatus(server.database, task.id)).toEqual({ sent: 60 })
  expect(await stand()).toEqual([{ product_id, points: 40, used: 20 }])
  expect((await checkLedger(server.database)).filter(({ account }) => account === main.account)).toEqual([])
})

test('what is not sent comes back to the budget, and without a limit everything goes out', async () => {
  sink.rule = (step, to) => (step === 'rcpt' && to.startsWith('p3@') ? '550 no such user' : undefined)
  const task = await taskFor(10)
  await until(async () => (await taskNow(server.database, task.id)).status === 'done')
  await until(async () => (await stand())[0]?.used === 9)
  expect(await stand()).toEqual([{ product_id, points: null, used: 9 }])
})

test('whatever else spends points asks the budget too; the main account has none', async () => {
  await allow(100)
  const buy = (user: string) =>
    spend(server.database.pool, { account: main.account, uid: randomUUID(), user, product: product_id, points: 30 })
  const bought = await Promise.allSettled(Array.from({ length: 6 }, () => buy(sub.user)))
  expect(bought.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refused = bought.filter((one) => one.status === 'rejected')
  expect(new Set(refused.map(({ reason }) => (reason as Error).message))).toEqual(new Set(['budgetReached']))
  await Promise.all(Array.from({ length: 5 }, () => buy(main.user)))
  expect(await stand()).toEqual([{ product_id, points: 100, used: 90 }])
  expect((await checkLedger(server.database)).filter(({ account }) => account === main.account)).toEqual([])
})
