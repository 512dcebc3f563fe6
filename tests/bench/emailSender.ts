import { setTimeout as sleep } from 'node:timers/promises'
import { beginTask, fillOn } from '../../server/campaigns/sending/begin.ts'
import { joinDatabase } from '../../server/db/connect.ts'
import { emailLedger } from '../../server/email/campaignLedger.ts'
import { noLog } from '../../server/log.ts'
import { openSending } from '../../server/testing/sending.ts'

// A process that begins a task and sends its mails until it is done or paused, and says what memory that took above idle.
const [data, account, task] = process.argv.slice(2) as [string, string, string]
const database = await joinDatabase({ data, databaseUrl: null }, noLog)
const statusOf = async () =>
  (await database.pool.query<{ status: string }>('select status from campaign_task where id = $1', [task])).rows[0]
    ?.status

await statusOf()
const idle = process.memoryUsage()
const most = { rss: 0, own: 0 }
const own = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external
const watch = setInterval(() => {
  const now = process.memoryUsage()
  most.rss = Math.max(most.rss, now.rss)
  most.own = Math.max(most.own, own(now))
}, 20)

await beginTask(database, { account, task }, 10_000, { email: emailLedger })
while (!(await fillOn(database, { account, task }, 10_000)));
const sending = await openSending(
  { database, data, stop: async () => {} },
  { options: { everyMs: 100, heartbeatMs: 10_000 } },
)
while ((await statusOf()) === 'inProgress') await sleep(100)
clearInterval(watch)
await sending.stop()
await database.stop()
process.send?.({ rss: most.rss - idle.rss, own: most.own - own(idle) })
