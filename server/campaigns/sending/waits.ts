import { channelProduct } from '#domain/campaigns/channel'
import { turnOf } from '#domain/campaigns/pace'
import type { CampaignTask } from '#domain/campaigns/task'
import type { SubjectTestResult } from '#domain/campaigns/taskCalls'
import type { TaskWait } from '#domain/campaigns/taskWaits'
import type { EmailSender } from '#domain/email/sender/sender'
import type { Connection } from '../../db/connect.ts'
import { readSender } from '../../email/readSender.ts'
import { readRun } from './claim.ts'
import { type CampaignRunState, isReached, reachOf, type SendReach, subjectCounts } from './gate.ts'
import { isOpenThere, offsetOf, opensFor } from './hours.ts'
import { homeOf, rightOf } from './owner.ts'
import { readPace } from './pace.ts'
import { sendingRoomOf } from './room.ts'
import { readTask, type TaskId } from './tasks.ts'

type WaitContext = {
  connection: Connection
  of: TaskId
  task: CampaignTask
  sender: EmailSender
  run: CampaignRunState
  reach: SendReach
  home: string
}

/** Why a running task sends nothing now, or not to everybody, and when that is over. Changes nothing and waits for nobody. */
export async function waitsOf(connection: Connection, of: TaskId): Promise<TaskWait[]> {
  const task = await readTask(connection, of)
  const run = await readRun(connection, of)
  if (task?.status !== 'inProgress' || !run || run.is_finished) return []
  const sender = await readSender(connection, of.account, task.sender)
  const right = await rightOf(connection, task.belongto, channelProduct(task.channel))
  if (!right.has_product) return [waitFor('product', null, null)]
  if (!sender) return []
  const room = await sendingRoomOf(connection, of.account, { lock: false })
  if (room.kind === 'none') {
    const left = await leftIn(connection, of)
    return left ? [waitFor(room.why, left, room.until)] : []
  }
  const reach = await reachOf(connection, of, task, run)
  const looking = { connection, of, task, sender, run, reach, home: await homeOf(connection, task.belongto) }
  const whole = await courseWait(looking)
  if (whole) return [whole]
  const waits: TaskWait[] = []
  for (const each of [othersFirst, nightWaits, paceWait, laterWaits]) waits.push(...(await each(looking)))
  return waits
}

/** How two subjects do; null: it has one. */
export async function subjectsOf(connection: Connection, of: TaskId): Promise<SubjectTestResult | null> {
  const task = await readTask(connection, of)
  if (!task?.subject_test || task.began_at === null) return null
  const { rows } = await connection.query<Pick<CampaignRunState, 'subject_winner'>>(
    'select subject_winner from campaign_run where account_id = $1 and task_id = $2',
    [of.account, of.task],
  )
  return { ...(await subjectCounts(connection, of)), winner: rows[0]?.subject_winner ?? null }
}

const waitFor = (why: TaskWait['why'], count: number | null, until: number | null): TaskWait => ({
  why,
  country: '',
  count,
  until,
  offset_minutes: null,
})

const hourMs = 3_600_000

async function leftIn(connection: Connection, of: TaskId): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from campaign_receiver
     where account_id = $1 and task_id = $2 and status in ('waiting', 'held')`,
    [of.account, of.task],
  )
  return rows[0]!.count
}

/** What holds everybody: the looks at a first batch, and at two subjects. */
async function courseWait({ connection, of, task, run }: WaitContext): Promise<TaskWait | null> {
  const { first_batch, subject_test } = task
  const { first_batch_finished_at, test_finished_at, subject_winner, now } = run
  const waits = [
    first_batch && first_batch_finished_at !== null
      ? (['firstBatch', first_batch_finished_at + first_batch.wait_hours * hourMs] as const)
      : null,
    subject_test && test_finished_at !== null && subject_winner === null
      ? (['subjectTest', test_finished_at + subject_test.wait_hours * hourMs] as const)
      : null,
  ]
  const [why, until] = waits.find((wait) => wait && wait[1] > now) ?? [null, 0]
  if (!why) return null
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from campaign_receiver where account_id = $1 and task_id = $2 and status = 'waiting'`,
    [of.account, of.task],
  )
  return waitFor(why, rows[0]!.count, until)
}

/** Who comes after a first batch, or a test, that is still on its way. */
async function othersFirst({ connection, of, task, run, reach }: WaitContext): Promise<TaskWait[]> {
  const isBatch = task.first_batch !== null && run.first_batch_finished_at === null
  if (!isBatch && !(reach.onlyTest && run.test_finished_at === null)) return []
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from campaign_receiver r
     where r.account_id = $1 and r.task_id = $2 and r.status = 'waiting' and not (${isReached})`,
    [of.account, of.task, reach.before, reach.onlyTest],
  )
  const { count } = rows[0]!
  return count ? [waitFor(isBatch ? 'firstBatchGoing' : 'subjectTestGoing', count, null)] : []
}

const isDue = `r.status = 'waiting' and (r.not_before is null or r.not_before <= server_now()) and ${isReached}`

async function nightWaits({ connection, of, task, sender, run, reach, home }: WaitContext): Promise<TaskWait[]> {
  const { rows } = await connection.query<{ country: string; count: number }>(
    `select country, count(*)::int as count from campaign_receiver r
     where r.account_id = $1 and r.task_id = $2 and ${isDue} group by country order by count desc, country`,
    [of.account, of.task, reach.before, reach.onlyTest],
  )
  const sending = { hours: sender.hours, channel: task.channel }
  return rows.flatMap(({ country, count }): TaskWait[] => {
    if (isOpenThere(sending, country, home, run.now)) return []
    const until = opensFor(sending, country, home, run.now)
    return [{ why: 'hours', country, count, until, offset_minutes: offsetOf(country, until) }]
  })
}

/** Of whoever is next: what the sender may send, to everybody and to their domain. */
async function paceWait({ connection, of, task, sender, run, reach, home }: WaitContext): Promise<TaskWait[]> {
  const { rows } = await connection.query<{ address_group: string; country: string }>(
    `select distinct on (address_group, country) address_group, country from campaign_receiver r
     where r.account_id = $1 and r.task_id = $2 and ${isDue} order by address_group, country limit 200`,
    [of.account, of.task, reach.before, reach.onlyTest],
  )
  const awake = rows.filter(({ country }) =>
    isOpenThere({ hours: sender.hours, channel: task.channel }, country, home, run.now),
  )
  const limits = { ...sender, hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] } }
  const paceAt = await readPace(connection, { account: of.account, sender: sender.id }, limits, run.now)
  const turns = awake.map(({ address_group }) => turnOf(limits, paceAt(address_group), ['UTC'], run.now, () => 0))
  const first = turns.sort((a, b) => a.at - b.at)[0]
  return first?.wait ? [waitFor(first.wait, null, first.at)] : []
}

/** Who is put off, and between two mails of a sequence. */
async function laterWaits({ connection, of }: WaitContext): Promise<TaskWait[]> {
  const ms = (time: string) => `(extract(epoch from min(${time})) * 1000)::bigint`
  const { rows } = await connection.query<{ why: 'backOff' | 'overCap' | 'sequence'; count: number; until: number }>(
    `select 'backOff' as why, count(*)::int as count, ${ms('not_before')} as until from campaign_receiver
       where account_id = $1 and task_id = $2 and status = 'held' and reason <> 'overCap'
     union all
     select 'overCap', count(*)::int, ${ms('not_before')} from campaign_receiver
       where account_id = $1 and task_id = $2 and status = 'held' and reason = 'overCap'
     union all
     select 'sequence', count(*)::int, ${ms('at')} from (
       select not_before as at from campaign_receiver
         where account_id = $1 and task_id = $2 and status = 'waiting' and not_before > server_now()
       union all select due from campaign_place where account_id = $1 and task_id = $2 and due > server_now()) as later`,
    [of.account, of.task],
  )
  return rows.flatMap(({ why, count, until }) => (count ? waitFor(why, count, until) : []))
}
