import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingCalls } from '#domain/billing/calls'
import { asSystem } from '../../db/scope.ts'
import { grantPoints, holdPoints, settleHold, spend } from '../../ledger/ledger.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { giveMoney, givePoints, sell } from './operator.ts'

let server: TestServer
let main: Device
let sub: Device

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
  await sell(server.database, 7, 30)
})

const points = (n: number, uid: string = randomUUID()) => ({
  account: main.user.account,
  user: sub.user.id,
  uid,
  product: 7,
  points: n,
  order_no: 'task 1',
})
const recorded = async () =>
  (
    await server.database.pool.query<{ action: string }>(
      `select action from operation where account_id = $1 and action like 'billing.%'`,
      [main.user.account],
    )
  ).rows.map(({ action }) => action)

test('the points list says what happened, before and after, and how a task ended', async () => {
  const { database } = server
  await givePoints(database, main.user.username, { product: 7, points: 1_000, remark: 'welcome' })
  await asSystem(database, (connection) => holdPoints(connection, points(300, 'task')))
  await asSystem(database, (connection) => holdPoints(connection, points(50, 'idle')))
  await spend(database.pool, points(20))
  const list = async () => (await main.get(billingCalls.points, { product_id: 7 })).list
  expect(
    (await list()).map(({ type, before, change, after, status }) => [type, before, change, after, status]),
  ).toEqual([
    ['spend', 650, -20, 630, 'done'],
    ['hold', 700, -50, 650, 'processing'],
    ['hold', 1_000, -300, 700, 'processing'],
    ['grant', 0, 1_000, 1_000, 'done'],
  ])
  await asSystem(database, async (connection) => {
    await settleHold(connection, { account: main.user.account, uid: 'task', points: 100 })
    await settleHold(connection, { account: main.user.account, uid: 'idle', points: 0 })
  })
  expect((await list()).map(({ type, change, status }) => [type, change, status])).toEqual([
    ['refund', 50, 'done'],
    ['refund', 200, 'done'],
    ['spend', -20, 'done'],
    ['hold', -50, 'failed'],
    ['hold', -300, 'done'],
    ['grant', 1_000, 'done'],
  ])
  expect((await list()).at(-1)).toMatchObject({ remark: 'welcome', user: null, order_no: '' })
  expect((await list()).at(-2)).toMatchObject({ order_no: 'task 1', user: sub.user.id })
  expect(await main.get(billingCalls.balances, {})).toMatchObject({ scores: [{ product_id: 7, score: 880, held: 0 }] })
})

test('the points list is found by product, type and time, a page at a time', async () => {
  const { database } = server
  await givePoints(database, main.user.username, { product: 7, points: 100 })
  // Given before points of that product could no longer be.
  const older = { account: main.user.account, uid: randomUUID(), user: null, product: 6, points: 100 }
  await asSystem(database, (connection) => grantPoints(connection, older))
  for (let n = 0; n < 5; n++) await spend(database.pool, points(1))
  const found = (input: object) => main.get(billingCalls.points, input)
  expect((await found({})).count).toBe(7)
  expect((await found({ product_id: 6 })).list).toMatchObject([{ product_id: 6, type: 'grant' }])
  expect((await found({ type: 'spend', limit: 2, page: 3 })).list).toMatchObject([{ before: 100, after: 99 }])
  const { created_at } = (await found({ type: 'spend', limit: 1 })).list[0]!
  expect((await found({ from: created_at + 1_000 })).count).toBe(0)
  expect((await found({ to: created_at + 1_000 })).count).toBe(7)
})

test('points of a product that works without them are neither offered nor sold nor given', async () => {
  const { database } = server
  const { username } = main.user
  await giveMoney(database, username, { fen: 1_000 })
  await database.pool.query('insert into point_rate (product_id, points_per_yuan) values (23, 15)')
  expect((await main.get(billingCalls.rates, {})).list.map(({ product_id }) => product_id)).toEqual([7])
  await expect(main.get(billingCalls.exchange, { money: 100, product_id: 23 })).rejects.toThrow('inputInvalid')
  expect(() => givePoints(database, username, { product: 23, points: 100 })).toThrow('not available yet')
  expect(() => sell(database, 23, 15)).toThrow('not available yet')
  expect(await main.get(billingCalls.balances, {})).toEqual({ money: 1_000, scores: [] })
  await sell(database, 23, 0)
  await sell(database, 7, 0)
  await expect(main.get(billingCalls.exchange, { money: 100, product_id: 7 })).rejects.toThrow('rateMissing')
})

test('money buys points at the operator’s rate, and only as much of it goes as whole points cost', async () => {
  await giveMoney(server.database, main.user.username, { fen: 1_000 })
  const exchange = (input: object) => main.get(billingCalls.exchange, { product_id: 7, ...input })
  expect(await exchange({ money: 500 })).toEqual({ points: 150, cost: 500, money: 500, score: 150 })
  expect(await exchange({ money: 10 })).toEqual({ points: 3, cost: 10, money: 490, score: 153 })
  expect(await exchange({ money: 5 })).toEqual({ points: 1, cost: 4, money: 486, score: 154 })
  await expect(exchange({ money: 3 })).rejects.toThrow('moneyBuysNothing')
  await expect(exchange({ money: 487 })).rejects.toThrow('moneyInsufficient')
  await expect(exchange({ money: 100, product_id: 99 })).rejects.toThrow('inputInvalid')
  expect((await main.get(billingCalls.moneyLogs, {})).list.map(({ type, change }) => [type, change])).toEqual([
    ['exchange', -4],
    ['exchange', -10],
    ['exchange', -500],
    ['grant', 1_000],
  ])
  expect(await recorded()).toEqual(['billing.exchange', 'billing.exchange', 'billing.exchange'])
})

test('an exchange that is sent again happens once, even at another rate by then', async () => {
  await giveMoney(server.database, main.user.username, { fen: 1_000 })
  const wish = { money: 100, product_id: 7, uid: randomUUID() }
  const first = await main.get(billingCalls.exchange, wish)
  await sell(server.database, 7, 10)
  expect(await main.get(billingCalls.exchange, wish)).toEqual(first)
  expect((await main.get(billingCalls.balances, {})).money).toBe(900)
})

test('20 exchanges at once take what is there, and no more', async () => {
  await giveMoney(server.database, main.user.username, { fen: 1_000 })
  const wishes = Array.from({ length: 20 }, () => main.ask(billingCalls.exchange, { money: 100, product_id: 7 }))
  const codes = (await Promise.all(wishes)).map(({ body }) => body.error ?? 'done')
  expect(codes.filter((code) => code === 'done')).toHaveLength(10)
  expect(codes.filter((code) => code === 'moneyInsufficient')).toHaveLength(10)
  expect(await main.get(billingCalls.balances, {})).toMatchObject({ money: 0, scores: [{ score: 300 }] })
})

test('a statement has every entry of the period, oldest first', async () => {
  await giveMoney(server.database, main.user.username, { fen: 1_000, remark: 'bank transfer' })
  await main.get(billingCalls.exchange, { money: 100, product_id: 7 })
  const { cut, rows } = await main.get(billingCalls.statement, {})
  expect({ cut, rows }).toMatchObject({
    cut: false,
    rows: [
      { type: 'grant', before: 0, change: 1_000, after: 1_000, remark: 'bank transfer' },
      { type: 'exchange', before: 1_000, change: -100, after: 900 },
    ],
  })
  expect((await main.get(billingCalls.statement, { product_id: 7 })).rows).toMatchObject([{ change: 30, after: 30 }])
  expect((await main.get(billingCalls.statement, { to: 1_000 })).rows).toEqual([])
})

test('what is not sold any more is not in the rates', async () => {
  expect((await main.get(billingCalls.rates, {})).list).toMatchObject([{ product_id: 7, points_per_yuan: 30 }])
  await sell(server.database, 7, 0)
  expect((await main.get(billingCalls.rates, {})).list).toEqual([])
})

test('a sub account hears whether there is enough, not how much there is, and nothing else', async () => {
  await givePoints(server.database, main.user.username, { product: 7, points: 123 })
  const enough = async (device: Device, points: number) => {
    const path = `${billingCalls.enough.path}?product_id=7&points=${points}` as `/api/${string}`
    return (await device.get({ ...billingCalls.enough, path }, {})).enough
  }
  const asked = [100, 101, 123, 124, 199, 200]
  expect(await Promise.all(asked.map((points) => enough(sub, points)))).toEqual([true, null, null, null, null, false])
  expect([await enough(main, 123), await enough(main, 124)]).toEqual([true, false])
  const others = Object.entries(billingCalls).filter(([name]) => !['enough', 'webhook'].includes(name))
  for (const [name, call] of others) expect([name, (await sub.ask(call, {})).status]).toEqual([name, 403])
})

test('what no order can be worth is refused before anything is asked', async () => {
  for (const price of [0, 99, -100, 1.5, 5_000_001, '1000'])
    expect((await main.ask(billingCalls.recharge, { paytype: 'stripe', price })).status).toBe(422)
})
