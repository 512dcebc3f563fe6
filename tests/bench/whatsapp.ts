import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WhatsappAccount } from '#domain/channels/account'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { putChannelSecrets } from '../../server/channels/accounts/channelSecrets.ts'
import { webhookUrl } from '../../server/channels/accounts/webhookAddress.ts'
import { type Database, joinDatabase } from '../../server/db/connect.ts'
import { asSystem } from '../../server/db/scope.ts'
import { checkLedger } from '../../server/ledger/check.ts'
import { balanceOf, score } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { nodeFlags } from '../../server/nodeFlags.ts'
import type { Secrets } from '../../server/secrets.ts'
import { moveClock } from '../../server/testing/clock.ts'
import { taskNow } from '../../server/testing/emailCompany.ts'
import { type ServerProcess, spawnServer } from '../../server/testing/process.ts'
import { secondsToDaytime, secretsOf } from '../../server/testing/smsCompany.ts'
import { whatsappCompany } from '../../server/testing/whatsapp.ts'
import { setWhatsappPrices } from '../../server/testing/whatsappPrices.ts'
import {
  putTaskOver,
  putTemplateRow,
  putTestedNumber,
  springTemplate,
  templateRequestOf,
} from '../../server/testing/whatsappTask.ts'
import { cpuMsOf, databaseCpuMs } from './cpu.ts'
import { japanese, makePeople } from './people.ts'
import { type Figure, median, percentile } from './table.ts'
import type { GraphAsk, GraphPlace, GraphSaid, ToldMessage } from './whatsappGraph.ts'

const messages = Number(process.env.BENCH_WHATSAPP ?? 10_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const statuses = Number(process.env.BENCH_STATUSES ?? 100_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 30)
const perSecond = 1_000
const wire = { perSecond: 80, share: 0.02 }
const flood = { perSecond: 500, mostMs: 50 }
const points = 5 * messages + 80 * seconds

type Bench = {
  database: Database
  data: string
  secrets: Secrets
  server: ServerProcess
  graph: ChildProcess
  place: GraphPlace
}

/** A server as it runs, and Graph beside it: from a task to what Graph has, and from what it tells to what is known. */
export async function benchWhatsapp(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const graph = fork(new URL('./whatsappGraph.ts', import.meta.url), { execArgv: nodeFlags })
  const [place] = (await once(graph, 'message')) as [GraphPlace]
  const server = await spawnServer(data, [], { WHATSAPP_GRAPH: `${place.url}/v25.0` })
  const database = await joinDatabase({ data, databaseUrl: null }, noLog)
  try {
    await moveClock(database, secondsToDaytime(Date.now()))
    const bench = { database, data, server, graph, place, secrets: await secretsOf({ database, data }) }
    return [...(await rateFigures(bench)), ...(await paceFigures(bench)), ...(await toldFigures(bench))]
  } finally {
    await database.stop()
    await server.end('SIGTERM')
    graph.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

async function ask<K extends GraphSaid['of']>({ graph }: Bench, asked: GraphAsk, of: K) {
  graph.send(asked)
  const [said] = (await once(graph, 'message')) as [GraphSaid]
  if (said.of !== of) throw new Error(`asked to ${asked.of}, Graph said ${said.of}`)
  return said as Extract<GraphSaid, { of: K }>
}

const figure = (name: string, value: number, unit: string, against: Figure['against']): Figure =>
  against ? { name, value, unit, against } : { name, value, unit }
const words = (count: number) => count.toLocaleString('en-US')

/* ---------- how fast ---------- */

async function rateFigures(bench: Bench): Promise<Figure[]> {
  const runs: SentRun[] = []
  // The first one warms up. Of two numbers, for Meta takes no more than 1,000 a second over one.
  for (let round = 0; round <= rounds; round++)
    runs.push(await sendTask(bench, { count: messages, numbers: 2, throughput: 'high', isTold: true }))
  const of = (pick: (run: SentRun) => number) => median(runs.slice(1).map(pick))
  const rate = (ms: number) => (messages / ms) * 1_000
  const wanted = { name: 'wanted', value: perSecond, atLeast: 1 }
  return [
    figure(
      `messages of a task over two numbers, from the first on the wire to the commit of the last (${words(messages)})`,
      rate(of(({ sentMs }) => sentMs)),
      '/s',
      wanted,
    ),
    figure(
      'the same with three statuses of each, until the last one is known to have been read',
      rate(of(({ knownMs }) => knownMs)),
      '/s',
      wanted,
    ),
    figure(
      'processor time for a message and its statuses, of the server and the database',
      of(({ cpuMs }) => cpuMs) / messages,
      'ms',
      { name: 'two processors for a thousand in a second', value: 2, atMost: 1 },
    ),
  ]
}

type SentTask = {
  company: Actor
  numbers: readonly WhatsappAccount[]
  task: string
  sentMs: number
  knownMs: number
  cpuMs: number
  at: number[]
}
type SentRun = SentTask

type TaskShape = { count: number; numbers: number; throughput: 'standard' | 'high'; isTold: boolean }

async function sendTask(bench: Bench, shape: TaskShape): Promise<SentTask> {
  const { database, data, server } = bench
  const { count } = shape
  const company = await whatsappCompany(database, points)
  const numbers = await putNumbers(bench, company, shape)
  const template = await putTemplateRow(database, company, { number: numbers[0]!, content: springTemplate })
  await makePeople(database, company, { ...japanese, rows: count })
  const hooks = numbers.map((number) => hookOf(bench, company, number))
  await ask(
    bench,
    { of: 'begin', template: templateRequestOf(springTemplate), hooks: shape.isTold ? hooks : [] },
    'done',
  )
  const cpu = () => cpuMsOf(server.child.pid!) + databaseCpuMs(data)
  const cpuFrom = cpu()
  const { id: task } = await putTaskOver(database, company, { numbers, template })
  while ((await taskNow(database, task)).status === 'inProgress') await sleep(20)
  const doneAt = Date.now()
  while (shape.isTold && (await unread(database, task)) > 0) await sleep(20)
  const knownAt = Date.now()
  const { at, people } = await ask(bench, { of: 'taken' }, 'taken')
  if (at.length !== count || people !== count)
    throw new Error(`of ${count} messages ${at.length} came, to ${people} people`)
  const from = Math.min(...at)
  return { company, numbers, task, at, sentMs: doneAt - from, knownMs: knownAt - from, cpuMs: cpu() - cpuFrom }
}

const unread = async ({ pool }: Database, task: string) =>
  (
    await pool.query<{ n: number }>(
      'select count(*)::int as n from campaign_receiver where task_id = $1 and read_at is null',
      [task],
    )
  ).rows[0]!.n

async function putNumbers(
  { database, secrets, place }: Bench,
  company: Actor,
  { numbers, throughput }: TaskShape,
): Promise<WhatsappAccount[]> {
  const rows: WhatsappAccount[] = []
  for (const { id, token, appSecret } of place.numbers.slice(0, numbers)) {
    const row = await putTestedNumber(database, company, id, { throughput, limit: 'TIER_UNLIMITED' })
    const owner = { account: company.account, channelAccount: row.id }
    await asSystem(database, (connection) => putChannelSecrets(connection, secrets, owner, { token, appSecret }))
    rows.push(row)
  }
  return rows
}

const hookOf = ({ secrets, server }: Bench, { account }: Actor, { id }: WhatsappAccount) =>
  webhookUrl(secrets, server.url, { account, channelAccount: id }, 'whatsapp')

/* ---------- how evenly ---------- */

async function paceFigures(bench: Bench): Promise<Figure[]> {
  const count = wire.perSecond * seconds
  const { at } = await sendTask(bench, { count, numbers: 1, throughput: 'standard', isTold: true })
  at.sort((a, b) => a - b)
  const held = ((count - 1) / (at.at(-1)! - at[0]!)) * 1_000
  const limit = { name: 'what Meta grants a number', value: wire.perSecond }
  return [
    figure(`messages a second on the wire of one number, for ${seconds} seconds`, held, '/s', {
      ...limit,
      atLeast: 1 - wire.share,
    }),
    figure('the fullest five seconds of these', fullest(at, 5), '/s', { ...limit, atMost: 1 + wire.share }),
    figure('the fullest second of these', fullest(at, 1), '/s', undefined),
  ]
}

/** The most in any time of so many seconds, a second. */
function fullest(at: readonly number[], span: number): number {
  let most = 0
  for (let from = 0, to = 0; from < at.length; from++) {
    while (to < at.length && at[to]! < at[from]! + span * 1_000) to++
    most = Math.max(most, to - from)
  }
  return most / span
}

/* ---------- what is told ---------- */

/** What becomes of every fifth message each, and what a reader sees of it. */
const ends = [
  { statuses: ['sent'], seen: 'sent' },
  { statuses: ['sent', 'delivered'], seen: 'delivered' },
  { statuses: ['sent', 'delivered', 'read', 'played'], seen: 'read' },
  { statuses: ['sent', 'failed'], seen: 'returned' },
  { statuses: ['sent', 'failed', 'delivered'], seen: 'delivered' },
] as const
/** What every third one turns out to be, and costs. Held was the first one's price. */
const prices = [
  { pricing: { category: 'marketing', type: 'regular' }, cost: 3 },
  { pricing: { category: 'utility', type: 'regular' }, cost: 2 },
  { pricing: { category: 'marketing', type: 'free_entry_point' }, cost: 0 },
] as const
const endOf = (n: number) => ends[n % ends.length]!
const priceOf = (n: number) => prices[Math.floor(n / ends.length) % prices.length]!

async function toldFigures(bench: Bench): Promise<Figure[]> {
  const { database } = bench
  await setWhatsappPrices(database, { marketing: 3, utility: 2 })
  const sent = await sendTask(bench, { count: messages, numbers: 1, throughput: 'high', isTold: false })
  const refs = await refsOf(database, sent.task)
  const told = refs.map(({ ref }, n): ToldMessage => ({ ref, ...endOf(n), pricing: priceOf(n).pricing }))
  const each = told.reduce((sum, one) => sum + one.statuses.length, 0)
  const times = Math.max(2, Math.ceil(statuses / each))
  const hook = hookOf(bench, sent.company, sent.numbers[0]!)
  const from = performance.now()
  await ask(bench, { of: 'tell', hook, messages: told, times, perCall: 100, seed: 7 }, 'done')
  await untilHeard(database, sent)
  const took = performance.now() - from
  const wrong = await faultsOf(bench, sent)
  const { waits } = await ask(
    bench,
    { of: 'flood', hook, refs: refs.map(({ ref }) => ref), perSecond: flood.perSecond, seconds },
    'flood',
  )
  return [
    figure(
      `statuses of ${words(messages)} messages, each told ${times} times in no order, until the last is worked off (${words(each * times)})`,
      ((each * times) / took) * 1_000,
      '/s',
      { name: 'wanted', value: perSecond, atLeast: 1 },
    ),
    figure('states, prices and points of these that are not as they should be', wrong, '', {
      name: 'a single one',
      value: 1,
      atMost: 0,
    }),
    figure(`the answer to a call of the webhook, ${flood.perSecond} a second, p95`, percentile(waits, 95), 'ms', {
      name: 'limit',
      value: flood.mostMs,
      atMost: 1,
    }),
    figure('the same, the median', median(waits), 'ms', undefined),
  ]
}

const refsOf = async ({ pool }: Database, task: string) =>
  (
    await pool.query<{ ref: string; id: string }>(
      `select p.ref, r.id from campaign_receiver r join provider_ref p on p.object_id = r.id where r.task_id = $1 order by r.id`,
      [task],
    )
  ).rows

async function untilHeard({ pool }: Database, { numbers }: SentTask): Promise<void> {
  const left = async () =>
    (
      await pool.query<{ n: number }>(
        `select count(*)::int as n from raw_event where channel_account_id = $1 and state = 'new'`,
        [numbers[0]!.id],
      )
    ).rows[0]!.n
  while (await left()) await sleep(20)
}

/** How many messages are not in the state or not at the price that was told of them, and how many sums do not add up. */
async function faultsOf({ database }: Bench, { company, task }: SentTask): Promise<number> {
  const { rows } = await database.pool.query<{ seen: string; cost: number }>(
    `select case when status <> 'sent' then status when read_at is not null then 'read'
       when delivered_at is not null then 'delivered' else 'sent' end as seen, cost
     from campaign_receiver where task_id = $1 order by id`,
    [task],
  )
  const wrong = rows.filter(({ seen, cost }, n) => seen !== endOf(n).seen || cost !== priceOf(n).cost).length
  const spent = rows.reduce((sum, { seen, cost }) => sum + (seen === 'returned' ? 0 : cost), 0)
  const left = await balanceOf(database.pool, company.account, score(products.fairleadWTMarketing))
  const flaws = (await checkLedger(database)).filter(({ account }) => account === company.account)
  return wrong + Math.abs(points - spent - left) + flaws.length
}
