import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { countMoved, type Group } from '../ledger/addReceivers.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import type { TaskId } from './tasks.ts'

const atOnce = 10_000

/**
 * A closed task, or one that was deleted: who still waited gets nothing, and is counted with that reason, so that all
 * numbers add up. True: all of it is done; who is under way is done by those who have them.
 */
export const closeSome = (database: Database, of: TaskId): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const groups = await suppressWaiting(connection, of)
    for (const [key, some] of Map.groupBy(
      groups,
      ({ message, belongto, sender }) => `${belongto} ${message} ${sender}`,
    )) {
      const [belongto, message, sender] = key.split(' ') as [string, string, string]
      await countMoved(connection, { ...of, belongto, message, sender }, some)
    }
    await connection.query(
      'update email_place set due = null where account_id = $1 and task_id = $2 and due is not null',
      [of.account, of.task],
    )
    const { rowCount } = await connection.query(
      `update email_run set finished_at = server_now() where account_id = $1 and task_id = $2
         and not exists (select from email_receiver r where r.account_id = $1 and r.task_id = $2
                         and r.status in ('waiting', 'held', 'claimed'))`,
      [of.account, of.task],
    )
    return rowCount === 1
  })

type Moved = Group & {
  to: Pick<Group, 'status' | 'reason' | 'status_at'>
  belongto: string
  message: string
  sender: string
}

async function suppressWaiting(connection: Connection, { account, task }: TaskId): Promise<Moved[]> {
  // Days are counted of when it was put there, so rows are taken together by day; see `deltasOf`.
  const { rows } = await connection.query<Omit<Moved, 'to'> & { to_at: number }>(
    `with open as materialized (
       select id, status, reason, status_at from email_receiver
       where account_id = $1 and task_id = $2 and status in ('waiting', 'held')
       order by id limit ${atOnce} for no key update skip locked
     ), moved as (
       update email_receiver r set status = 'suppressed', reason = 'closed', status_at = server_now(), not_before = null
       from open where r.id = open.id
       returning r.user_id, r.message_id, r.domain, open.status, open.reason, open.status_at, r.status_at as to_at
     )
     select moved.user_id as belongto, message_id as message, run.sender_id as sender, domain, status, reason,
       (extract(epoch from min(moved.status_at)) * 1000)::bigint as status_at,
       (extract(epoch from min(to_at)) * 1000)::bigint as to_at, count(*)::int as count
     from moved join email_run run on run.account_id = $1 and run.task_id = $2
     group by moved.user_id, message_id, run.sender_id, domain, status, reason, date_trunc('day', moved.status_at at time zone 'UTC')`,
    [account, task],
  )
  return rows.map(({ to_at, ...group }) => ({
    ...group,
    to: { status: 'suppressed', reason: 'closed', status_at: to_at },
  }))
}

/** What was asked to be sent again: the failed ones wait once more. True: all of them do. */
export const retrySome = (database: Database, of: TaskId): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `select id from email_receiver where account_id = $1 and task_id = $2 and status = 'failed' order by id limit 1000`,
      [of.account, of.task],
    )
    await changeReceivers(
      connection,
      rows.map(({ id }) => id),
      () => ({ event: 'retry', fields: { reason: '', handed_over_at: null, not_before: null } }),
    )
    if (rows.length === 1000) return false
    await connection.query(
      `update email_run r set retries = t.retries, finished_at = null from email_task t
       where t.account_id = r.account_id and t.id = r.task_id and r.account_id = $1 and r.task_id = $2`,
      [of.account, of.task],
    )
    return true
  })
