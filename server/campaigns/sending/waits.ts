import { type CampaignChannel, channelProduct } from '#domain/campaigns/channel'
import type { Turn } from '#domain/campaigns/pace'
import { countryAt, type ReceiverClock } from '#domain/campaigns/receiverClock'
import { sendersOf, taskChannels } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { SubjectTestResult } from '#domain/campaigns/taskCalls'
import type { TaskWait } from '#domain/campaigns/taskWaits'
import type { Connection } from '../../db/connect.ts'
import { readRun } from './claim.ts'
import { clockSql } from './clockSql.ts'
import type { ChannelLedgers, ChannelSender } from './driver.ts'
import { type CampaignRunState, isReached, reachOf, type SendReach, subjectCounts } from './gate.ts'
import { isOpenThere, offsetOf, opensFor } from './hours.ts'
import { homeOf, rightOf } from './owner.ts'
import type { TaskPart } from './pick.ts'
import { sendingRoomOf } from './room.ts'
import { readTask, type TaskId } from './tasks.ts'

type WaitContext = {
  connection: Connection
  of: TaskId
  task: CampaignTask
  parts: readonly TaskPart[]
  run: CampaignRunState
  reach: SendReach
  home: string
}

/** Why a running task sends nothing now, or not to everybody, and when that is over. Changes nothing and waits for nobody. */
export async function waitsOf(connection: Connection, of: TaskId, ledgers: ChannelLedgers): Promise<TaskWait[]> {
  const task = await readTask(connection, of)
  const run = await readRun(connection, of)
  if (task?.status !== 'inProgress' || !run || run.is_finished) return []
  const parts = await partsOf(connection, of, task, ledgers)
  const right = await rightOf(connection, task.belongto, channelProduct(task.channel))
  if (!right.has_product) return [waitFor('product', null, null)]
  if (!parts.length) return []
  const room = await sendingRoomOf(connection, of.account, { lock: false })
  if (room.kind === 'none') {
    const left = await leftIn(connection, of)
    return left ? [waitFor(room.why, left, room.until)] : []
  }
  const reach = await reachOf(connection, of, task, run)
  const looking = { connection, of, task, parts, run, reach, home: await homeOf(connection, task.belongto) }
  const whole = await courseWait(looking)
  if (whole) return [whole]
  const waits: TaskWait[] = []
  for (const each of [othersFirst, nightWaits, paceWait, laterWaits]) waits.push(...(await each(looking)))
  return waits
}

/** Its channels, with those of their senders that are there. */
async function partsOf(
  connection: Connection,
  { account }: TaskId,
  task: CampaignTask,
  ledgers: ChannelLedgers,
): Promise<TaskPart[]> {
  const parts: TaskPart[] = []
  for (const channel of taskChannels(task)) {
    const ledger = ledgers[channel]
    const senders: ChannelSender[] = []
    for (const id of sendersOf(task, channel)) {
      const sender = await ledger?.readSender(connection, { account, id, lock: false })
      if (sender) senders.push(sender)
    }
    if (ledger && senders.length) parts.push({ channel, ledger, senders })
  }
  return parts
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

/** Where it is night for each sender that could write to them. */
async function nightWaits({ connection, of, parts, run, reach, home }: WaitContext): Promise<TaskWait[]> {
  const { rows } = await connection.query<{ channel: CampaignChannel; clock: ReceiverClock; count: number }>(
    `select channel, ${clockSql('r')} as clock, count(*)::int as count from campaign_receiver r
     where r.account_id = $1 and r.task_id = $2 and ${isDue} group by channel, clock order by count desc, clock`,
    [of.account, of.task, reach.before, reach.onlyTest],
  )
  const waits = rows.flatMap(({ channel, clock, count }): TaskWait[] => {
    const senders = parts.find((part) => part.channel === channel)?.senders ?? []
    if (!senders.length || senders.some(({ hours }) => isOpenThere({ hours, channel }, clock, home, run.now))) return []
    const until = Math.min(...senders.map(({ hours }) => opensFor({ hours, channel }, clock, home, run.now)))
    return [{ why: 'hours', country: countryAt(clock), count, until, offset_minutes: offsetOf(clock, until) }]
  })
  return togetherUntil(waits)
}

/** Clocks of one country that say the same are one wait. */
function togetherUntil(waits: readonly TaskWait[]): TaskWait[] {
  const same = Map.groupBy(waits, ({ country, until, offset_minutes }) => `${country} ${until} ${offset_minutes}`)
  return [...same.values()].map((some) => ({
    ...some[0]!,
    count: some.reduce((sum, { count }) => sum + (count ?? 0), 0),
  }))
}

/** Of whoever is next: what the senders may send, to everybody and to their group. */
async function paceWait({ connection, of, parts, run, reach, home }: WaitContext): Promise<TaskWait[]> {
  const { rows } = await connection.query<{ channel: CampaignChannel; address_group: string; clock: ReceiverClock }>(
    `select distinct channel, address_group, ${clockSql('r')} as clock from campaign_receiver r
     where r.account_id = $1 and r.task_id = $2 and ${isDue} order by channel, address_group, clock limit 200`,
    [of.account, of.task, reach.before, reach.onlyTest],
  )
  const turns: Turn[] = []
  for (const { channel, ledger, senders } of parts)
    for (const sender of senders) {
      const turnAt = await ledger.readTurns(connection, { account: of.account, sender: sender.id }, sender, run.now)
      const theirs = rows.filter(
        (row) => row.channel === channel && isOpenThere({ hours: sender.hours, channel }, row.clock, home, run.now),
      )
      turns.push(...theirs.map(({ address_group }) => turnAt(address_group)))
    }
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
