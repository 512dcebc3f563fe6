import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channelProduct } from '#domain/campaigns/channel'
import { countLedger } from '#domain/campaigns/statistics/statistics'
import { asSystem } from '../../db/scope.ts'
import { balanceOf, grantPoints, score } from '../../ledger/ledger.ts'
import { createCompany } from '../../operator.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  entriesInOrder,
  ledgerOf,
  type PlantedRun,
  pendingDeltas,
  plantReceivers,
  plantRun,
  readReceivers,
} from '../../testing/ledger.ts'
import { applyReceipts, type Receipt } from './applyReceipts.ts'
import { companyOffsetAt } from './companyClock.ts'

let server: TestDatabase
let account: string
let user: string
const product = channelProduct('sms')
const points = 1_000
beforeAll(async () => {
  server = await openTestDatabase()
  const company = await createCompany(server.database, {
    username: 'sms',
    password: 'a long password',
    products: [product],
  })
  ;({ account, user } = company)
})
afterAll(() => server.stop())

const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const left = () => asSystem(server.database, (connection) => balanceOf(connection, account, score(product)))

/**
 * Messages of `parts` parts each. A part's reference is `<message>.<part>`, such as `0.1`. Each message cost 2 points.
 * `lost`: so many more parts, of which nobody knows.
 */
async function sentMessages(parts: readonly number[], status: 'sent' | 'uncertain' = 'sent', lost = 0) {
  const run = await plantRun(server.database, { account, user })
  const sender = randomUUID()
  const ids = await plantReceivers(
    server.database,
    run,
    parts.map((_, nth) => `86138000000${10 + nth}`),
  )
  await sql(
    `update campaign_receiver set status = $2, channel = 'sms', cost = 2, batch = $3, channel_account_id = $4,
       handed_over_at = to_timestamp(1), sent_at = case $2 when 'sent' then to_timestamp(1) end where task_id = $1`,
    run.task,
    status,
    randomUUID(),
    sender,
  )
  for (const [nth, id] of ids.entries())
    for (let part = 0; part < parts[nth]!; part++)
      await sql(
        `insert into provider_ref (account_id, channel_account_id, ref, part, parts, object, object_id) values ($1, $2, $3, $4, $6, 'receiver', $5)`,
        account,
        sender,
        `${nth}.${part}`,
        part,
        id,
        parts[nth]! + lost,
      )
  return { run, sender }
}

const tell = (sender: string, some: readonly Omit<Receipt, 'account' | 'sender'>[]) =>
  asSystem(server.database, (connection) =>
    applyReceipts(
      connection,
      some.map((one) => ({ ...one, account, sender })),
    ),
  )

const fund = () =>
  asSystem(server.database, (connection) =>
    grantPoints(connection, { account, uid: randomUUID(), user: null, product, points }),
  )

async function stands({ task }: PlantedRun) {
  const rows = await readReceivers(server.database, task)
  return rows.map(({ status, reason, returned, delivered_at, read_at }) => ({
    status,
    reason,
    returned,
    delivered_at,
    read_at,
  }))
}

type ReportedReceipt = Omit<Receipt, 'account' | 'sender'>
const told = (parts: readonly number[]): fc.Arbitrary<ReportedReceipt[]> => {
  const refs = parts.flatMap((count, nth) => Array.from({ length: count }, (_, part) => `${nth}.${part}`))
  return fc.array(
    fc.record({
      ref: fc.constantFrom(...refs),
      state: fc.constantFrom('failed', 'delivered', 'read'),
      at: fc.integer({ min: 2, max: 9 }).map((second) => second * 1_000),
      reason: fc.constantFrom('blocked', 'unreachable', 'badAddress'),
      permanent: fc.boolean(),
    }),
    { maxLength: 24 },
  )
}

test('receipts in any order, doubled and in parts, end in one result: receivers, numbers and points', async () => {
  await fund()
  const parts = [1, 1, 1, 2, 2, 3]
  await fc.assert(
    fc.asyncProperty(
      told(parts).chain((once) =>
        fc.tuple(fc.constant(once), fc.shuffledSubarray([...once, ...once], { minLength: once.length * 2 })),
      ),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('sent' as const, 'uncertain' as const),
      async ([once, shuffled], size, status) => {
        const before = await left()
        const straight = await sentMessages(parts, status)
        await tell(straight.sender, once)
        const expected = await stands(straight.run)
        const returned = expected.filter((row) => row.status === 'returned').length
        expect(await left()).toBe(before + 2 * returned)
        const mixed = await sentMessages(parts, status)
        for (let at = 0; at < shuffled.length; at += size) await tell(mixed.sender, shuffled.slice(at, at + size))
        expect(await stands(mixed.run)).toEqual(expected)
        expect(await left()).toBe(before + 4 * returned)
      },
    ),
    { numRuns: 25 },
  )
})

test('the worst part counts, an arrival outweighs a failure, and numbers are the sum over the ledger', async () => {
  const { run, sender } = await sentMessages([2, 2, 1, 1])
  await sql('delete from campaign_delta')
  expect(
    await tell(sender, [
      { ref: '0.0', state: 'delivered', at: 2_000 },
      { ref: '0.1', state: 'failed', at: 3_000, reason: 'unreachable' },
      { ref: '1.0', state: 'delivered', at: 2_000 },
      { ref: '2.0', state: 'failed', at: 2_000, reason: 'badAddress', permanent: true },
      { ref: '2.0', state: 'read', at: 5_000 },
      { ref: 'another', state: 'read', at: 5_000 },
    ]),
  ).toMatchObject([{ ref: 'another' }])
  expect(await stands(run)).toEqual([
    { status: 'returned', reason: 'unreachable', returned: 'soft', delivered_at: null, read_at: null },
    { status: 'sent', reason: '', returned: null, delivered_at: null, read_at: null },
    { status: 'sent', reason: '', returned: null, delivered_at: 5_000, read_at: 5_000 },
    { status: 'sent', reason: '', returned: null, delivered_at: null, read_at: null },
  ])
  const now = countLedger(await ledgerOf(server.database, run.task), companyOffsetAt).find(
    ({ dimension }) => dimension === 'task',
  )
  expect(now?.counts).toMatchObject({ sent: 4, returned_soft: 1, delivered: 1, read: 1 })
  const pending = entriesInOrder(await pendingDeltas(server.database, account)).find(({ of }) => of.includes(' task '))
  expect(pending?.counts).toEqual({ returned_soft: 1, delivered: 1, read: 1 })
})

test('a message that nobody knew of was sent when one of its parts arrives, and costs nothing when it failed', async () => {
  await fund()
  const before = await left()
  const { run, sender } = await sentMessages([2, 1], 'uncertain')
  await tell(sender, [
    { ref: '0.1', state: 'delivered', at: 2_000 },
    { ref: '1.0', state: 'failed', at: 2_000, reason: 'blocked' },
  ])
  expect((await stands(run)).map(({ status, reason }) => [status, reason])).toEqual([
    ['sent', ''],
    ['returned', 'blocked'],
  ])
  expect(await left()).toBe(before + 2)
})

test('of a message of which only some parts were surely taken, those that arrive make no arrival, and one that failed counts', async () => {
  await fund()
  const before = await left()
  const { run, sender } = await sentMessages([1, 2, 1], 'uncertain', 1)
  await tell(sender, [
    { ref: '0.0', state: 'delivered', at: 2_000 },
    { ref: '1.0', state: 'delivered', at: 2_000 },
    { ref: '1.1', state: 'failed', at: 2_000, reason: 'unreachable' },
  ])
  expect((await stands(run)).map(({ status, delivered_at }) => [status, delivered_at])).toEqual([
    ['uncertain', null],
    ['returned', null],
    ['uncertain', null],
  ])
  expect(await left()).toBe(before + 2)
})
