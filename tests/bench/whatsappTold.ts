import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '#domain/products'
import type { Database } from '../../server/db/connect.ts'
import { checkLedger } from '../../server/ledger/check.ts'
import { balanceOf, score } from '../../server/ledger/ledger.ts'
import { setWhatsappPrices } from '../../server/testing/whatsappPrices.ts'
import { type Figure, median, percentile } from './table.ts'
import type { ToldMessage } from './whatsappGraph.ts'
import { ask, granted, hookOf, type SentTask, sendTask, type WhatsappBench } from './whatsappServer.ts'

const messages = Number(process.env.BENCH_WHATSAPP ?? 10_000)
const statuses = Number(process.env.BENCH_STATUSES ?? 100_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 30)
const perSecond = 1_000
const flood = { perSecond: 500, mostMs: 50 }

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

export async function toldFigures(bench: WhatsappBench): Promise<Figure[]> {
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
  const n = (count: number) => count.toLocaleString('en-US')
  return [
    {
      name: `statuses of ${n(messages)} messages, ${times} times each and in no order, until the last is worked off (${n(each * times)})`,
      value: ((each * times) / took) * 1_000,
      unit: '/s',
      against: { name: 'wanted', value: perSecond, atLeast: 1 },
    },
    {
      name: 'states, prices and points of these that are not as they should be',
      value: wrong,
      unit: '',
      against: { name: 'a single one', value: 1, atMost: 0 },
    },
    {
      name: `the answer to a call of the webhook, ${flood.perSecond} a second, p95`,
      value: percentile(waits, 95),
      unit: 'ms',
      against: { name: 'limit', value: flood.mostMs, atMost: 1 },
    },
    { name: 'the same, the median', value: median(waits), unit: 'ms' },
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
async function faultsOf({ database }: WhatsappBench, { company, task }: SentTask): Promise<number> {
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
  return wrong + Math.abs(granted(messages) - spent - left) + flaws.length
}
