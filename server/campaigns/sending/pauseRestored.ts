import { type CampaignTask, mayHaveSentSince, pausedByRestore } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import type { LostTime } from '#domain/shared/restored'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { notify } from '../../notifications/notify.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

/**
 * Pauses every task that may have sent something in the lost time, company by company, and tells whose they are and the
 * main account. `settleDoubt` then marks the receivers.
 */
export async function pauseRestoredTasks(database: Database, lost: LostTime): Promise<void> {
  const { rows } = await database.pool.query<{ account: string }>(
    `select account_id as account from campaign_task where status in ('pending', 'inProgress', 'paused')
     union select account_id from campaign_run where finished_at is null order by account`,
  )
  for (const { account } of rows) await asSystem(database, (connection) => pauseIn(connection, account, lost))
}

async function pauseIn(connection: Connection, account: string, lost: LostTime): Promise<void> {
  const tasks = (await lockTasks(connection, account)).filter((task) => mayHaveSentSince(task, lost))
  await connection.query(
    `insert into campaign_doubt (account_id, task_id)
     select $1, unnest($2::uuid[])
     union select r.account_id, r.task_id from campaign_run r
       left join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
       where r.account_id = $1 and r.finished_at is null and t.status is distinct from 'closed'
     on conflict do nothing`,
    [account, tasks.map(({ id }) => id)],
  )
  if (!tasks.length) return
  const counts = await countPossible(connection, account, tasks, lost)
  const now = Date.now()
  await writeServerRows(
    connection,
    account,
    'campaign_task',
    tasks.map((task) => ({ ...pausedByRestore(task, lost), updated_at: now })),
  )
  await notifyOfPause(connection, account, tasks, counts, lost)
}

async function lockTasks(connection: Connection, account: string): Promise<CampaignTask[]> {
  const { rows } = await connection.query<CampaignTask>(
    `select ${quotedColumns('campaign_task').join(', ')} from campaign_task
     where account_id = $1 and deleted_at is null and status in ('pending', 'inProgress', 'paused')
     order by id for no key update`,
    [account],
  )
  return rows
}

/** Task → how many of its receivers may have been written to, as far as they are in the ledger yet. */
async function countPossible(
  connection: Connection,
  account: string,
  tasks: readonly CampaignTask[],
  { at }: LostTime,
): Promise<Map<string, number>> {
  const { rows } = await connection.query<{ task: string; count: number }>(
    `select task_id as task, count(*)::int as count from campaign_receiver
     where account_id = $1 and task_id = any($2::uuid[])
       and (status in ('waiting', 'held') and (not_before is null or not_before <= to_timestamp($3 / 1000.0))
         or status = 'uncertain' and reason = 'restored')
     group by task_id`,
    [account, tasks.map(({ id }) => id), at],
  )
  return new Map(rows.map(({ task, count }) => [task, count]))
}

/** A sub account of its own tasks, the main account of all of them. */
async function notifyOfPause(
  connection: Connection,
  account: string,
  tasks: readonly CampaignTask[],
  counts: ReadonlyMap<string, number>,
  { since }: LostTime,
): Promise<void> {
  const { rows } = await connection.query<{ main: string }>(
    'select id as main from app_user where account_id = $1 and parent_id is null',
    [account],
  )
  const byOwner = Map.groupBy(tasks, ({ belongto }) => belongto)
  for (const { main } of rows) byOwner.set(main, [...tasks])
  for (const [user, own] of byOwner) {
    const receivers = own.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
    await notify(connection, {
      users: [user],
      level: limits.importantLevel,
      type: 'email',
      content: { key: 'tasksRestored', values: { tasks: own.length, receivers, since: spoken(since) } },
      link: '/emailMarketing/emailTask',
    })
  }
}

/** The one way to write a moment that is read alike in both languages. */
const spoken = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
