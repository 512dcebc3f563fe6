import type { CampaignChannel } from '#domain/campaigns/channel'
import { sendersOf, taskChannels } from '#domain/campaigns/steps'
import { type CampaignTask, mayHaveSentSince, pausedByRestore } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { readLostTime } from '../../sync/history.ts'
import { isInDoubt } from './doubt.ts'
import type { ChannelLedgers } from './driver.ts'
import { roomLimits } from './room.ts'
import { budgetNow } from './spending.ts'
import { lockTask, type TaskId, writeTask } from './tasks.ts'

export const taskWorks = ['start', 'resume', 'begin', 'fill', 'retry', 'doubt', 'send', 'close'] as const
/** What a task wants of the server now. */
export type TaskWork = (typeof taskWorks)[number]
/** `stamp` changes when somebody changed something that matters to it. */
export type OpenTask = TaskId & { doing: TaskWork; stamp: string }
type OpenRow = OpenTask & Pick<CampaignTask, 'channel' | 'sender' | 'senders' | 'sequence'>

const isToRetry = '(r.retries < t.retries or r.uncertain_retries < t.uncertain_retries)'

/** What the operator says of its company's mails: a task that waits for that looks again when it is changed. */
const heldBy = `(select string_agg(concat(l.name, ' ', l.value), ',' order by l.name, l.account_id) from operator_limit l
  where l.name in (${roomLimits.map((name) => `'${name}'`).join(', ')}) and (l.account_id = t.account_id or l.account_id is null))`

/** All tasks of all companies that want something: what every process looks at every second, by two small indexes. */
export async function readOpenTasks({ pool }: Database, ledgers: ChannelLedgers): Promise<OpenTask[]> {
  const { rows } = await pool.query<OpenRow>(
    `select t.account_id as account, t.id as task,
       case when t.status = 'pending' then 'start' when r.task_id is null then 'begin'
         when ${isToRetry} then 'retry' else 'send' end as doing,
       concat(t.rev, ' ', ${heldBy}) as stamp, t.channel, t.sender, t.senders, t.sequence
     from campaign_task t
     left join campaign_run r on r.account_id = t.account_id and r.task_id = t.id
     where t.deleted_at is null and t.status in ('pending', 'inProgress') and (t.status = 'inProgress'
       or (t.type = 'scheduled' and t.execution_time <= extract(epoch from server_now()) * 1000)) and not ${isInDoubt}
     union all
     select t.account_id, t.id,
       case when r.task_id is null then 'begin' when ${isToRetry} then 'retry' else 'doubt' end, concat(t.rev), t.channel, t.sender, t.senders, t.sequence
     from campaign_doubt d join campaign_task t on t.account_id = d.account_id and t.id = d.task_id
     left join campaign_run r on r.account_id = t.account_id and r.task_id = t.id
     where (r.filled_at is not null or r.task_id is null and t.deleted_at is null)
       and t.status in ('inProgress', 'paused')
     union all
     select t.account_id, t.id, 'resume', '', t.channel, t.sender, t.senders, null from campaign_task t
     join campaign_run r on r.account_id = t.account_id and r.task_id = t.id
     where t.problem = 'budgetReached' and t.status = 'paused' and t.deleted_at is null
       and r.stopped_budget is distinct from ${budgetNow}
     union all
     select r.account_id, r.task_id, 'fill', '', t.channel, t.sender, t.senders, null
     from campaign_run r join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
     where r.finished_at is null and r.filled_at is null and t.deleted_at is null
     union all
     select r.account_id, r.task_id, 'close', '', t.channel, t.sender, t.senders, null
     from campaign_run r join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
     where r.finished_at is null and (t.status = 'closed' and r.filled_at is not null
       or t.deleted_at < server_now() - interval '${limits.emailUndoMinutes} minutes')`,
  )
  return withSenders(pool, rows, ledgers)
}

/** A task that waits for something of its senders looks again when one of them is changed. */
async function withSenders(
  pool: Database['pool'],
  rows: readonly OpenRow[],
  ledgers: ChannelLedgers,
): Promise<OpenTask[]> {
  const waiting = rows.filter(({ stamp }) => stamp !== '')
  const sendersOver = (channel: CampaignChannel) =>
    waiting.flatMap((row) => (taskChannels(row).includes(channel) ? sendersOf(row, channel) : []))
  const stamps = new Map<string, string>()
  for (const channel of new Set(waiting.flatMap(taskChannels)))
    for (const [id, stamp] of (await ledgers[channel]?.senderStamps(pool, sendersOver(channel))) ?? [])
      stamps.set(id, stamp)
  return rows.map(({ account, task, doing, stamp, ...row }) => {
    const senders = stamp === '' ? [] : taskChannels(row).flatMap((channel) => sendersOf(row, channel))
    return { account, task, doing, stamp: [stamp, ...senders.map((id) => stamps.get(id) ?? '')].join(' ') }
  })
}

/**
 * A scheduled task starts by itself, also when the server was down at its time; one that may have done so in the time that
 * a restore lost is paused.
 */
export const startScheduled = (database: Database, of: TaskId): Promise<void> =>
  asSystem(database, async (connection) => {
    const task = await lockTask(connection, of)
    if (task?.status !== 'pending' || task.type !== 'scheduled') return
    const lost = await readLostTime(connection)
    if (lost && mayHaveSentSince(task, lost))
      return void (await writeTask(connection, of.account, task, pausedByRestore(task, lost)))
    await writeTask(connection, of.account, task, { status: 'inProgress', problem: '' })
  })

/** A task that the budget of its user stopped goes on in the next month, or under another budget. */
export const resumeTask = (database: Database, of: TaskId): Promise<void> =>
  asSystem(database, async (connection) => {
    const task = await lockTask(connection, of)
    if (task?.status !== 'paused' || task.problem !== 'budgetReached') return
    await writeTask(connection, of.account, task, { status: 'inProgress', problem: '' })
  })
