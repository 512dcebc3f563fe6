import { setTimeout as sleep } from 'node:timers/promises'
import { joinDatabase } from '../../server/db/connect.ts'
import { noLog } from '../../server/log.ts'
import { openWhatsappSending } from '../../server/testing/whatsappTask.ts'
import type { GraphPlace } from './whatsappGraph.ts'

/** `sentMs`: until what became of all is in the ledger; `cpuMs`: what the process worked. */
export type WhatsappRun = { sentMs: number; cpuMs: number; sent: number }

// A process that sends a task whose receivers are in the ledger, and says how long that took.
const [data, task, place] = process.argv.slice(2) as [string, string, string]
const { url, numbers } = JSON.parse(place) as GraphPlace
const database = await joinDatabase({ data, databaseUrl: null }, noLog)
const count = async (sql: string) => (await database.pool.query<{ n: number }>(sql, [task])).rows[0]!.n
const isDone = async () =>
  (await count("select count(*)::int as n from campaign_task where id = $1 and status = 'done'")) === 1

await isDone()
const cpuFrom = process.cpuUsage()
const from = performance.now()
const work = openWhatsappSending(
  { database, data, stop: async () => {} },
  {
    access: ({ number }) => ({
      setting: { url, version: 'v25.0', token: numbers.find(({ id }) => id === number)!.token },
      call: () => Promise.reject(new Error('it has lines of its own')),
      number,
    }),
    options: { everyMs: 100, heartbeatMs: 10_000 },
  },
)
while (!(await isDone())) await sleep(20)
const sentMs = performance.now() - from
const { user, system } = process.cpuUsage(cpuFrom)
const sent = await count("select count(*)::int as n from campaign_receiver where task_id = $1 and status = 'sent'")
await work.stop()
await database.stop()
process.send?.({ sentMs, cpuMs: (user + system) / 1_000, sent } satisfies WhatsappRun)
