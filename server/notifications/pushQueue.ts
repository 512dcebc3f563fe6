import type { Notice } from '#domain/notifications/notice'
import type { Connection } from '../db/connect.ts'

/** Whoever listens here looks for pushes to send. */
export const pushChannel = 'fairlead_push'

/** To every browser that these users are signed in with and that takes pushes; sent after the commit, or when it is no longer quiet there. */
export async function queuePushes(connection: Connection, account: string, notices: readonly Notice[]): Promise<void> {
  if (!notices.length) return
  const { rowCount } = await connection.query(
    `insert into push_job (account_id, session_id, notification_id, due)
     select $1, p.session_id, told.id,
       coalesce(case when told.waits and q.is_on then quiet_until(q.from_hour, q.to_hour, q.time_zone, now()) end, now())
     from unnest($2::uuid[], $3::uuid[], $4::boolean[]) as told (id, user_id, waits)
     join push_subscription p on p.account_id = $1 and p.user_id = told.user_id
     left join quiet_hours q on q.user_id = told.user_id
     on conflict do nothing`,
    [
      account,
      notices.map(({ id }) => id),
      notices.map(({ user }) => user),
      // That somebody signed in elsewhere is nothing to sleep on.
      notices.map(({ type }) => type !== 'signIn'),
    ],
  )
  if (rowCount) await connection.query('select pg_notify($1, $2)', [pushChannel, ''])
}
