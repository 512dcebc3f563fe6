import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import { products } from '#domain/products'
import type { NumberFacts } from '#domain/whatsapp/number'
import { settleBatch } from '../../campaigns/sending/batches.ts'
import { beginTask, fillOn } from '../../campaigns/sending/begin.ts'
import { claimBatch } from '../../campaigns/sending/claim.ts'
import { type DeliveryResult, writeDeliveryResults } from '../../campaigns/sending/outcomes.ts'
import { openServiceCalls } from '../../channels/callService.ts'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { openSandboxGraph, type SandboxGraph } from '../../sandbox/graph/server.ts'
import { GraphFault } from '../../sandbox/graph/world.ts'
import { moveClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { putPhones, secondsToDaytime } from '../../testing/smsCompany.ts'
import { mobiles } from '../../testing/smsTask.ts'
import { callOf, openTestGraph, type TestGraph, whatsappCompany } from '../../testing/whatsapp.ts'
import { setWhatsappPrices } from '../../testing/whatsappPrices.ts'
import {
  putApproved,
  putTaskOver,
  putTestedNumber,
  putWhatsappTask,
  sendWhatsappUntil,
  springTemplate,
  templateRequestOf,
} from '../../testing/whatsappTask.ts'
import { settleCharges } from '../charges.ts'
import type { GraphAccess } from '../graphAccounts.ts'
import { whatsappLedger } from './ledger.ts'

let server: TestDatabase
let graph: TestGraph
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  graph = await openTestGraph(server.database)
})
afterEach(() => graph.stop())

const ledgers = { whatsapp: whatsappLedger }
const inSeconds = (seconds: number) => moveClock(server.database, secondsToDaytime(Date.now()) + seconds)
async function putTask(more: Omit<Parameters<typeof putWhatsappTask>[1], 'world'>) {
  const put = await putWhatsappTask(server, { world: graph.world, ...more })
  graph.tells(put.company, put.number)
  return put
}
const work = (isOver: () => Promise<boolean>, waitsMs: readonly number[] = []) =>
  sendWhatsappUntil(server, isOver, { access: graph.access(), waitsMs })
const shown = () => graph.world.shown.map(({ person }) => person.phone)
const ledgerFaults = async (account: string) =>
  (await checkLedger(server.database)).filter((flaw) => flaw.account === account)

/** Graph refuses what is for `phone` (of everybody) for so many times; how often it did. */
function refuse({ code, phone = null, times }: { code: number; phone?: string | null; times: number }) {
  const { world } = graph
  const send = world.send.bind(world)
  const refused = { count: 0 }
  world.send = (request) => {
    if ((phone !== null && request.to !== phone) || refused.count >= times) return send(request)
    refused.count++
    throw new GraphFault(code, 400, 'too many')
  }
  return refused
}

test('somebody to whom messages come too fast waits some seconds, and holds up nobody', async () => {
  const one = await putTask({ phones: mobiles(3) })
  const [hasty, ...others] = mobiles(3)
  refuse({ code: 131_056, phone: hasty!, times: 1 })
  await work(async () => (await one.counts()).sent === 2 && (await one.held()) === 0)
  expect([await one.status(), await one.problem(), await one.counts()]).toEqual([
    'inProgress',
    '',
    { sent: 2, held: 1 },
  ])
  const waiting = (await one.rows()).find(({ address }) => address === hasty)!
  expect(waiting.not_before! - waiting.status_at).toBeLessThanOrEqual(6_000)
  expect(shown().toSorted()).toEqual(others)
  await inSeconds(10)
  await work(one.isOver)
  expect(await one.counts()).toEqual({ sent: 3 })
  expect([shown().length, await one.left()]).toEqual([3, 997])
})

test('a number that is too fast for Meta waits with the message in hand, and each arrives once', async () => {
  const one = await putTask({ phones: mobiles(5) })
  const refused = refuse({ code: 130_429, times: 4 })
  await work(one.isOver, [5, 5, 5, 5])
  expect([refused.count, await one.counts(), await one.left()]).toEqual([4, { sent: 5 }, 995])
  expect(shown().toSorted()).toEqual(mobiles(5))
  expect((await one.rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1])
})

test('one that stays too fast is left alone for a minute: nobody is given up, and nothing is paid meanwhile', async () => {
  const one = await putTask({ phones: mobiles(3) })
  const refused = refuse({ code: 130_429, times: 1_000 })
  await work(async () => refused.count >= 3 && (await one.held()) === 0 && (await one.counts()).held === 3, [5])
  expect([await one.status(), await one.problem(), await one.left()]).toEqual(['inProgress', '', 1_000])
  refused.count = 1_000
  await inSeconds(90)
  await work(one.isOver)
  expect([await one.counts(), await one.left(), shown().length]).toEqual([{ sent: 3 }, 997, 3])
})

test('a price that turns out higher while its batch is under way is taken beside what the batch holds', async () => {
  const { database } = server
  await setWhatsappPrices(database, { marketing: 2, utility: 5 })
  const one = await putTask({ phones: mobiles(3), points: 100 })
  const { account } = one.company
  const of = { account, task: one.task }
  await beginTask(database, of, 10, ledgers)
  while (!(await fillOn(database, of, 10, ledgers)));
  const claim = await claimBatch(database, of, 3, { ledgers })
  if (claim.kind !== 'batch') throw new Error(claim.kind)
  const { batch } = claim
  const results = batch.receivers.map(({ id, address_group }, n): DeliveryResult => {
    const { channel, sender, task_row: task } = batch
    const outcome = { kind: 'accepted', refs: [`wamid.${n}`], code: '', text: '' } as const
    return { id, batch: batch.id, account, address_group, task, channel, sender, outcome }
  })
  const tell = async (ref: string, pricing: object) => {
    const statuses = [{ id: ref, status: 'sent', timestamp: '1764000000', pricing }]
    await graph.keep(graph.tells(one.company, one.number), callOf(graph.world, graph.world.number, { statuses }))
    await graph.hear({ charged: settleCharges })
  }
  await writeDeliveryResults(database, results.slice(0, 2), ledgers)
  await tell('wamid.0', { category: 'utility', type: 'regular' })
  await tell('wamid.1', { category: 'marketing', type: 'free_entry_point' })
  expect([await one.left(), await one.held()]).toEqual([91, 6])
  await writeDeliveryResults(database, results.slice(2), ledgers)
  await settleBatch(database, batch.id)
  await tell('wamid.2', { category: 'marketing', type: 'regular' })
  await tell('wamid.0', { category: 'utility', type: 'regular' })
  const costs = new Map((await readReceivers(database, one.task)).map(({ id, cost }) => [id, cost]))
  expect(batch.receivers.map(({ id }) => costs.get(id))).toEqual([5, 0, 2])
  expect([await one.left(), await one.held()]).toEqual([93, 0])
  expect(await ledgerFaults(account)).toEqual([])
  await database.pool.query('delete from price_line')
})

/* ---------- two numbers ---------- */

/** A task over two numbers of one WhatsApp Business account. */
async function putTwo(count: number, told: readonly [Partial<NumberFacts>, Partial<NumberFacts>]) {
  const { database } = server
  const numbers = await openSandboxGraph({ log: noLog, hook: async () => true, portfolios: [{}, {}] })
  await inSeconds(0)
  const company = await whatsappCompany(database, 1_000)
  const [first, second] = numbers.worlds
  const rows = [
    await putTestedNumber(database, company, first!.number, told[0]),
    await putTestedNumber(database, company, second!.number, told[1]),
  ]
  const template = await putApproved(database, company, { world: first!, number: rows[0]!, content: springTemplate })
  second!.judgeTemplate(second!.handInTemplate(templateRequestOf(springTemplate)).id, 'APPROVED')
  await putPhones(database, company, mobiles(count))
  const task = await putTaskOver(database, company, { numbers: rows, template })
  return { company, numbers, rows, task: task.id, ...accessOf(numbers) }
}

function accessOf(numbers: SandboxGraph) {
  const lines = openServiceCalls()
  return {
    access: ({ number }: WhatsappAccount['setting']): GraphAccess => {
      const world = numbers.worlds.find((one) => one.number === number)!
      return { setting: { url: numbers.url, version: 'v25.0', token: world.token }, call: lines.call, number }
    },
    async stop() {
      lines.stop()
      await numbers.stop()
    },
  }
}

const writtenTo = (account: string, portfolio: string, count: number) =>
  server.database.pool.query(
    `insert into whatsapp_person (account_id, portfolio, person, written_at)
     select $1, $2, '4915' || n, server_now() from generate_series(1000000, 999999 + $3::int) n`,
    [account, portfolio, count],
  )
const heldOf = (account: string) =>
  balanceOf(server.database.pool, account, `held:${score(products.fairleadWTMarketing)}`)
const countOf = async (task: string, status: string, sender?: string) =>
  (await readReceivers(server.database, task)).filter(
    (row) => row.status === status && (sender === undefined || row.sender === sender),
  ).length

test('a task over two numbers gives each its share, each at a pace of its own', async () => {
  const two = await putTwo(60, [{}, {}])
  await sendWhatsappUntil(server, async () => (await countOf(two.task, 'sent')) === 60, two)
  const shares = two.numbers.worlds.map((world) => world.shown.length)
  expect(shares.reduce((sum, one) => sum + one, 0)).toBe(60)
  expect(Math.min(...shares)).toBeGreaterThan(10)
  const phones = two.numbers.worlds.flatMap((world) => world.shown.map(({ person }) => person.phone))
  expect(phones.toSorted()).toEqual(mobiles(60))
  const { rows } = await server.database.pool.query<{ sender: string }>(
    `select sender_id as sender from campaign_pace where account_id = $1 and address_group = '' order by 1`,
    [two.company.account],
  )
  expect(rows.map(({ sender }) => sender)).toEqual(two.rows.map(({ id }) => id).toSorted())
  await two.stop()
})

test('two numbers of one portfolio share the people that it may write to in a day', async () => {
  const two = await putTwo(6, [{ limit: 'TIER_250' }, { limit: 'TIER_250' }])
  await writtenTo(two.company.account, '900000', 248)
  const isOver = async () => (await countOf(two.task, 'sent')) >= 2 && (await heldOf(two.company.account)) === 0
  await sendWhatsappUntil(server, isOver, two)
  expect([await countOf(two.task, 'sent'), await countOf(two.task, 'waiting')]).toEqual([2, 4])
  await two.stop()
})

test('of two portfolios one that is full holds up none of the other’s', async () => {
  const two = await putTwo(24, [{ limit: 'TIER_250' }, { limit: 'TIER_250', portfolio: '900001' }])
  await writtenTo(two.company.account, '900000', 250)
  const isOver = async () =>
    (await countOf(two.task, 'sent')) > 0 &&
    (await heldOf(two.company.account)) === 0 &&
    (await countOf(two.task, 'claimed')) === 0
  await sendWhatsappUntil(server, isOver, two)
  const [full, free] = two.numbers.worlds
  expect(full!.shown).toEqual([])
  expect(free!.shown.length).toBe(await countOf(two.task, 'sent', two.rows[1]!.id))
  expect(free!.shown.length + (await countOf(two.task, 'waiting'))).toBe(24)
  expect(free!.shown.length).toBeGreaterThan(3)
  await two.stop()
})
