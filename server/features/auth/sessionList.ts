import type { SessionEntry } from '#domain/auth/security'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { announceRights, type SignedIn } from '../../people/sessions.ts'

const sessionsShown = 50

/** One that nobody used for its days, or that is too old, is over, though nobody ended it. */
export async function listSessions({ pool }: Database, asker: SignedIn): Promise<SessionEntry[]> {
  const { rows } = await pool.query<SessionEntry>(
    `with seen as (
       select *, coalesce(ended_at, case when ends_at < server_now() then ends_at end) as over_at
       from (select *, least(last_seen + $2 * interval '1 day', created_at + $6 * interval '1 day') as ends_at
             from session where user_id = $1) own)
     select id, device, browser, system, ${ms('created_at')} as created_at,
       ${ms('last_seen')} as last_seen, ${ms('over_at')} as ended_at,
       case when over_at is not null then coalesce(end_reason, 'expired') end as end_reason, id = $3 as is_current
     from seen where over_at is null or over_at > server_now() - $4 * interval '1 day'
     order by over_at desc nulls first, seen.last_seen desc limit $5`,
    [asker.user, limits.sessionDays, asker.session, limits.endedSessionDays, sessionsShown, limits.sessionMostDays],
  )
  return rows
}

const ms = (column: string) => `(extract(epoch from seen.${column}) * 1000)::bigint`

export async function endOwnSession(connection: Connection, by: By, id: string): Promise<void> {
  const { rows } = await connection.query<{ browser: string; system: string }>(
    `update session set ended_at = server_now(), end_reason = 'endedByUser'
     where id = $1 and user_id = $2 and ended_at is null returning browser, system`,
    [id, by.user],
  )
  if (!rows[0]) throw new AppError('gone')
  await announceRights(connection, by.user)
  await recordOperation(connection, { ...by, action: 'signIn.ended', detail: rows[0] })
}
