import { setTimeout as sleep } from 'node:timers/promises'
import { joinDatabase } from '../../server/db/connect.ts'
import { noLog } from '../../server/log.ts'
import { openSmsProcess } from '../../server/testing/smsCompany.ts'

/** `sentMs`: until all are sent; `knownMs`: until all are known to have arrived; `burstMs`: the receipts alone, told at once. */
export type SmsRun = {
  sentMs: number
  knownMs: number
  burstMs: number
  longestMs: number
  /** what the process worked */
  cpuMs: number
  delivered: number
  memory: { rss: number; own: number }
}

// A process that sends a task whose receivers are in the ledger, has its receipts told, and says how long that took.
const [data, task, route] = process.argv.slice(2) as [string, string, string]
const database = await joinDatabase({ data, databaseUrl: null }, noLog)
const first = async <T extends object>(sql: string, of: string) => (await database.pool.query<T>(sql, [of])).rows[0]!
const isDone = async () =>
  (await first<{ status: string }>('select status from campaign_task where id = $1', task)).status === 'done'
const awaited = async () =>
  (
    await first<{ n: number }>(
      `select count(*)::int as n from provider_ref where channel_account_id = $1 and state = 'accepted'`,
      route,
    )
  ).n

await isDone()
const idle = process.memoryUsage()
const most = { rss: 0, own: 0 }
const own = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external
const watch = setInterval(() => {
  const now = process.memoryUsage()
  most.rss = Math.max(most.rss, now.rss)
  most.own = Math.max(most.own, own(now))
}, 20)

const cpuFrom = process.cpuUsage()
const from = performance.now()
const work = await openSmsProcess(
  { database, data, stop: async () => {} },
  { receiving: { everyMs: 500, askEveryMs: 60_000 }, options: { everyMs: 100, heartbeatMs: 10_000 } },
)
while (!(await isDone())) await sleep(20)
const sentMs = performance.now() - from
// As much as the process worked between two turns of the loop: what others do on this machine does not count.
let before = process.cpuUsage()
let longestMs = 0
const turns = setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  longestMs = Math.max(longestMs, (user + system) / 1_000)
}, 1)
const burstFrom = performance.now()
if (await awaited()) process.send?.({ burst: true })
while (await awaited()) await sleep(20)
const burstMs = performance.now() - burstFrom
const knownMs = performance.now() - from
const { user, system } = process.cpuUsage(cpuFrom)
clearInterval(turns)
clearInterval(watch)
const { n } = await first<{ n: number }>(
  'select count(*)::int as n from campaign_receiver where task_id = $1 and delivered_at is not null',
  task,
)
await work.stop()
await database.stop()
process.send?.({
  sentMs,
  knownMs,
  burstMs,
  longestMs,
  cpuMs: (user + system) / 1_000,
  delivered: n,
  memory: { rss: most.rss - idle.rss, own: most.own - own(idle) },
} satisfies SmsRun)
