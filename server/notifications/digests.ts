import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { DigestChoice, DigestState } from '#domain/notifications/digest'
import type { Actor } from '#domain/shared/mutation'
import type { Language } from '#domain/texts/errorText'
import type { Channels } from '../channels/channel.ts'
import type { Database } from '../db/connect.ts'

type DigestRow = Pick<DigestState, 'email'> & { proven: boolean } & {
  [K in keyof DigestChoice]: DigestChoice[K] | null
}

/** What this user has chosen, and whether anything can arrive. */
export async function readDigest(
  { pool }: Database,
  { email: channel }: Channels,
  { user }: Pick<Actor, 'user'>,
): Promise<DigestState> {
  const { rows } = await pool.query<DigestRow>(
    `select frequency, hour, time_zone, u.email, u.email_proven_at is not null as proven
     from app_user u left join digest d on d.user_id = u.id where u.id = $1`,
    [user],
  )
  const { frequency, hour, time_zone, email, proven } = rows[0]!
  const obstacle = !channel ? 'noChannel' : !email ? 'noAddress' : !proven ? 'notProven' : null
  return { frequency: frequency ?? 'never', hour: hour ?? limits.digestHour, time_zone, email, obstacle }
}

/** From the moment it is switched on; another hour changes nothing of what was told already. */
export async function chooseDigest(
  { pool }: Database,
  { user, account }: Pick<Actor, 'user' | 'account'>,
  { frequency, hour, time_zone }: DigestChoice,
  language: Language,
): Promise<void> {
  try {
    await pool.query(
      `insert into digest (user_id, account_id, frequency, hour, time_zone, lang, due, since, before)
       select $1, $2, $3, $4, $5, $6, next_digest($3, $4, $5, null), now, now
       from (select (extract(epoch from server_now()) * 1000)::bigint as now) clock
       on conflict (user_id) do update set
         frequency = excluded.frequency, hour = excluded.hour, time_zone = excluded.time_zone, lang = excluded.lang,
         due = next_digest($3, $4, $5, digest.mailed_on), tries = 0,
         since = case when digest.frequency = 'never' then excluded.since else digest.since end`,
      [user, account, frequency, hour, time_zone, language],
    )
  } catch (error) {
    // The browser knows a time zone that the database does not.
    if ((error as { code?: unknown }).code === '22023') throw new AppError('inputInvalid', { field: 'time_zone' })
    throw error
  }
}
