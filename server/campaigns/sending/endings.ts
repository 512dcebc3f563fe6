import type { CampaignChannel } from '#domain/campaigns/channel'
import type { SendStatus } from '#domain/campaigns/sendStatus'
import { mailsAfter } from '#domain/campaigns/sequence'
import { taskChannels } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { countMoved, type Group } from '../ledger/addReceivers.ts'
import { changeReceivers, type ReceiverDiff } from '../ledger/changeReceivers.ts'
import { messagesTo } from '../ledger/mailsTo.ts'
import { placeAddresses } from './placeAddresses.ts'
import { lockTask, type TaskId } from './tasks.ts'

const atOnce = 10_000

/**
 * A closed task, or one that was deleted: who still waited gets nothing, and is counted with that reason, so that all
 * numbers add up. True: all of it is done; who is under way is done by those who have them.
 */
export const closeSome = (database: Database, of: TaskId): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const groups = await suppressWaiting(connection, of)
    for (const some of Map.groupBy(groups, keyOf).values()) {
      const { belongto, channel, message, sender } = some[0]!
      await countMoved(connection, { ...of, belongto, channel, message, sender }, some)
    }
    await connection.query(
      'update campaign_place set due = null where account_id = $1 and task_id = $2 and due is not null',
      [of.account, of.task],
    )
    const { rowCount } = await connection.query(
      `update campaign_run set finished_at = server_now() where account_id = $1 and task_id = $2
         and not exists (select from campaign_receiver r where r.account_id = $1 and r.task_id = $2
                         and r.status in ('waiting', 'held', 'claimed'))`,
      [of.account, of.task],
    )
    return rowCount === 1
  })

const keyOf = ({ belongto, channel, message, sender }: GroupChange) => `${belongto} ${channel} ${message} ${sender}`

type GroupChange = Group & {
  to: Pick<Group, 'status' | 'reason' | 'status_at'>
  belongto: string
  channel: CampaignChannel
  message: string
  sender: string
}

async function suppressWaiting(connection: Connection, { account, task }: TaskId): Promise<GroupChange[]> {
  // Days are counted of when it was put there, so rows are taken together by day; see `deltasOf`.
  const { rows } = await connection.query<Omit<GroupChange, 'to'> & { to_at: number }>(
    `with open as materialized (
       select id, status, reason, status_at from campaign_receiver
       where account_id = $1 and task_id = $2 and status in ('waiting', 'held')
       order by id limit ${atOnce} for no key update skip locked
     ), moved as (
       update campaign_receiver r set status = 'suppressed', reason = case when open.status = 'held' and open.reason = 'overCap' then 'overCap' else 'closed' end, status_at = server_now(), not_before = null
       from open where r.id = open.id
       returning r.user_id, r.channel, r.channel_account_id, r.message_id, r.address_group, open.status, open.reason, open.status_at, r.status_at as to_at
     )
     select moved.user_id as belongto, moved.channel, message_id as message,
       coalesce(moved.channel_account_id, run.sender_id) as sender, address_group, status, reason,
       (extract(epoch from min(moved.status_at)) * 1000)::bigint as status_at,
       (extract(epoch from min(to_at)) * 1000)::bigint as to_at, count(*)::int as count
     from moved join campaign_run run on run.account_id = $1 and run.task_id = $2
     group by moved.user_id, moved.channel, message_id, coalesce(moved.channel_account_id, run.sender_id), address_group, status, reason,
       date_trunc('day', moved.status_at at time zone 'UTC')`,
    [account, task],
  )
  return rows.map(({ to_at, ...group }) => ({
    ...group,
    to: { status: 'suppressed', reason: endOf(group), status_at: to_at },
  }))
}

/** As the statement above writes it: who had had enough messages is told apart from whom the task was closed before. */
const endOf = ({ status, reason }: Pick<Group, 'status' | 'reason'>) =>
  status === 'held' && reason === 'overCap' ? 'overCap' : 'closed'

/**
 * What was asked to be sent again waits once more: the failed ones, or those who may have it. Some at a time; true: all of
 * them do.
 */
export const retrySome = (database: Database, of: TaskId): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const task = await lockTask(connection, of)
    const wanted = await wantedAgain(connection, of)
    const { rows } = await connection.query<{ id: string }>(
      `select id from campaign_receiver r where account_id = $1 and task_id = $2 and status = any($3::text[])
         and (status = 'failed' or ${isLastMail(task !== null && taskChannels(task).length > 1)}) order by id limit 1000`,
      [of.account, of.task, wanted, JSON.stringify(task?.sequence ? mailsAfter(task.sequence) : {})],
    )
    const changed = await changeReceivers(
      connection,
      rows.map(({ id }) => id),
      () => ({ event: 'retry', fields: { reason: '', handed_over_at: null, not_before: null } }),
    )
    if (task?.sequence) await standBefore(connection, of, task, changed)
    if (rows.length === 1000) return false
    await connection.query(
      `update campaign_run r set retries = t.retries, uncertain_retries = t.uncertain_retries, finished_at = null
       from campaign_task t
       where t.account_id = r.account_id and t.id = r.task_id and r.account_id = $1 and r.task_id = $2`,
      [of.account, of.task],
    )
    return true
  })

async function wantedAgain(connection: Connection, { account, task }: TaskId): Promise<SendStatus[]> {
  const { rows } = await connection.query<{ failed: boolean; uncertain: boolean }>(
    `select r.retries < t.retries as failed, r.uncertain_retries < t.uncertain_retries as uncertain
     from campaign_run r join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
     where r.account_id = $1 and r.task_id = $2`,
    [account, task],
  )
  const { failed = false, uncertain = false } = rows[0] ?? {}
  return [...(failed ? (['failed'] as const) : []), ...(uncertain ? (['uncertain'] as const) : [])]
}

/** For whom a sequence has gone on since, an earlier mail would come too late. */
const isLastMail = (isOverSeveral: boolean) => `not exists (select from campaign_receiver o
  where ${messagesTo('o', { task: '$2', address: 'r.address', contact: 'r.contact_id' }, isOverSeveral)} and ($4::jsonb -> r.step) ? o.step)`

/** The next wait of a sequence begins when this mail is out. */
async function standBefore(
  connection: Connection,
  of: TaskId,
  task: CampaignTask,
  changed: readonly ReceiverDiff[],
): Promise<void> {
  const addresses = await placeAddresses(
    connection,
    task,
    changed.map(({ after }) => after),
  )
  const places = changed.map(({ after: { contact, step } }) => ({ address: addresses.get(contact), step }))
  await connection.query(
    `update campaign_place p set step = m.step, due = null from jsonb_to_recordset($3::jsonb) as m (address text, step text)
     where p.account_id = $1 and p.task_id = $2 and p.address = m.address`,
    [of.account, of.task, JSON.stringify(places)],
  )
}
