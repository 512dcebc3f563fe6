import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { notify } from '../notifications/notify.ts'

/**
 * On Mondays main accounts are told what auto marketing of their company did in the week before, once; with the weekly mail of
 * notifications it comes by mail. Weeks are those of UTC.
 */
export async function tellWeeks(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ account: string }>(
    `select distinct r.account_id as account from auto_run r
     where r.began_at is not null and extract(isodow from server_now() at time zone 'UTC') = 1 and not exists (select from auto_week w
       where w.account_id = r.account_id and w.monday = date_trunc('week', server_now() at time zone 'UTC')::date)`,
  )
  for (const { account } of rows) await asSystem(database, (connection) => tellWeek(connection, account))
}

type WeekSums = { runs: number; sent: number; replied: number }

async function tellWeek(connection: Connection, account: string): Promise<void> {
  const { rowCount } = await connection.query(
    `insert into auto_week (account_id, monday) values ($1, date_trunc('week', server_now() at time zone 'UTC')::date)
     on conflict do nothing`,
    [account],
  )
  if (rowCount === 0) return
  const { runs, sent, replied } = await sumsOfWeek(connection, account)
  if (sent + replied === 0) return
  await notify(connection, {
    users: await mainUsers(connection, account),
    level: 1,
    type: 'email',
    content: { key: 'autoWeek', values: { runs, sent, replied } },
    link: '/autoMarketing/runs',
  })
}

async function sumsOfWeek(connection: Connection, account: string): Promise<WeekSums> {
  const { rows } = await connection.query<WeekSums>(
    `with week as (select date_trunc('week', server_now() at time zone 'UTC') at time zone 'UTC' as upto)
     select count(distinct t.run_id)::int as runs,
       count(*) filter (where r.sent_at >= w.upto - interval '7 days' and r.sent_at < w.upto)::int as sent,
       count(*) filter (where r.replied_at >= w.upto - interval '7 days' and r.replied_at < w.upto)::int as replied
     from week w cross join auto_task t join campaign_receiver r on r.account_id = t.account_id and r.task_id = t.task_id
     where t.account_id = $1 and (r.sent_at >= w.upto - interval '7 days' and r.sent_at < w.upto
       or r.replied_at >= w.upto - interval '7 days' and r.replied_at < w.upto)`,
    [account],
  )
  return rows[0]!
}

async function mainUsers(connection: Connection, account: string): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from app_user where account_id = $1 and parent_id is null',
    [account],
  )
  return rows.map(({ id }) => id)
}
