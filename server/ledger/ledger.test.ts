import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asSystem } from '../db/scope.ts'
import { createCompany } from '../operator.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { checkLedger } from './check.ts'
import {
  balanceOf,
  credit,
  exchange,
  grantPoints,
  holdPoints,
  type Ledger,
  money,
  refund,
  score,
  settleHold,
  spend,
} from './ledger.ts'

let server: TestServer
let account: string
let count = 0
const product = 7

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;({ account } = await createCompany(server.database, { username: `ledger-${++count}`, password: 'a long password' }))
})

const work = <T>(what: (ledger: Ledger) => Promise<T>) => asSystem(server.database, what)
const points = (n: number, uid: string = randomUUID()) => ({ account, uid, user: null, product, points: n })
const give = (n: number) => work((ledger) => grantPoints(ledger, points(n)))
const left = (kind = score(product)) => balanceOf(server.database.pool, account, kind)
const entries = async () =>
  (await server.database.pool.query('select * from ledger_entry where account_id = $1', [account])).rows.length
const sound = async () => expect(await checkLedger(server.database)).toEqual([])

test('200 parallel spends of 100 points out of 10,000 are exactly 100, and nobody is below zero', async () => {
  await give(10_000)
  const done = await Promise.allSettled(Array.from({ length: 200 }, () => spend(server.database.pool, points(100))))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  const refused = done.filter((one) => one.status === 'rejected')
  expect(new Set(refused.map(({ reason }) => (reason as Error).message))).toEqual(new Set(['mailPointsInsufficient']))
  expect([await left(), await entries()]).toEqual([0, 101])
  await sound()
})

test('an operation that comes again, or 50 times at once, happens once', async () => {
  await give(1_000)
  const once = points(100, 'task 1')
  await Promise.all(Array.from({ length: 50 }, () => spend(server.database.pool, once)))
  expect(await left()).toBe(900)
  await expect(spend(server.database.pool, { ...once, points: 200 })).rejects.toThrow('was another one')
  expect(await left()).toBe(900)
  await sound()
})

test('what a task holds nobody else spends; what it did not spend comes back', async () => {
  await give(100)
  await work((ledger) => holdPoints(ledger, points(80, 'task')))
  await expect(spend(server.database.pool, points(30))).rejects.toThrow('mailPointsInsufficient')
  await sound()
  for (const _ of [1, 2]) await work((ledger) => settleHold(ledger, { account, uid: 'task', points: 50 }))
  expect(await left()).toBe(50)
  await expect(work((ledger) => settleHold(ledger, { account, uid: 'task', points: 60 }))).rejects.toThrow('has ended')
  expect(await left()).toBe(50)
  await sound()
})

test('a task that did nothing gets all of it back, once', async () => {
  await give(100)
  await work((ledger) => holdPoints(ledger, points(80, 'task')))
  await Promise.all(Array.from({ length: 10 }, () => work((ledger) => refund(ledger, { account, uid: 'task' }))))
  expect(await left()).toBe(100)
  await sound()
})

test('more than was held is never spent', async () => {
  await give(100)
  await work((ledger) => holdPoints(ledger, points(80, 'task')))
  await expect(work((ledger) => settleHold(ledger, { account, uid: 'task', points: 81 }))).rejects.toThrow('81 of 80')
  expect(await left('held:score:7')).toBe(80)
})

test('holds, ends and spends all at once leave books that add up', async () => {
  await give(5_000)
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const uid = `task ${n}`
      await work((ledger) => holdPoints(ledger, points(50, uid)))
      await spend(server.database.pool, points(7))
      await work((ledger) => settleHold(ledger, { account, uid, points: n % 51 }))
    }),
  )
  const settled = Array.from({ length: 60 }, (_, n) => n % 51).reduce((sum, n) => sum + n, 0)
  expect([await left(), await left('held:score:7')]).toEqual([5_000 - 60 * 7 - settled, 0])
  await sound()
})

test('money becomes points, or stays money', async () => {
  await work((ledger) => credit(ledger, { account, uid: 'paid', user: null, fen: 500 }, 'recharge'))
  const swap = (fen: number) => work((ledger) => exchange(ledger, { ...points(40), fen }))
  await swap(400)
  await expect(swap(400)).rejects.toThrow('moneyInsufficient')
  expect([await left(money), await left()]).toEqual([100, 40])
  await sound()
})

test('an amount that is none is refused before the database is asked', async () => {
  for (const wrong of [0, -5, 0.5, Number.NaN, 2 ** 60])
    await expect(spend(server.database.pool, points(wrong))).rejects.toThrow(RangeError)
})

test('the check finds a balance, an entry and a hold that somebody changed behind our back', async () => {
  await give(100)
  await work((ledger) => holdPoints(ledger, points(10, 'task')))
  const flaws = async (sql: string) => {
    await server.database.pool.query(`${sql} where account_id = '${account}'`)
    return (await checkLedger(server.database)).map(({ kind, flaw }) => `${kind} ${flaw}`)
  }
  expect(
    await flaws(`update ledger_account set balance = balance + case kind when 'score:7' then 1 else 0 end`),
  ).toEqual(['score:7 balance', 'score:7 sum'])
  await flaws(`update ledger_account set balance = balance - case kind when 'score:7' then 1 else 0 end`)
  expect(await flaws(`update ledger_entry set amount = amount + case uid when 'task' then 5 else 0 end`)).toEqual([
    'held:score:7 balance',
    'score:7 balance',
  ])
  await flaws(`update ledger_entry set amount = amount - case uid when 'task' then 5 else 0 end`)
  expect(await flaws(`update ledger_hold set status = 'failed'`)).toEqual(['held:score:7 held'])
  await flaws(`update ledger_hold set status = 'processing'`)
  await sound()
})
