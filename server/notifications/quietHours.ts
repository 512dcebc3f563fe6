import { AppError } from '#domain/errors'
import type { QuietHours } from '#domain/notifications/quietHours'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'

type QuietRow = { is_on: boolean; from: number; to: number; time_zone: string }

/** Null: nothing was chosen yet. */
export async function readQuietHours({ pool }: Database, { user }: Pick<Actor, 'user'>): Promise<QuietHours | null> {
  const { rows } = await pool.query<QuietRow>(
    'select is_on, from_hour as "from", to_hour as "to", time_zone from quiet_hours where user_id = $1',
    [user],
  )
  return rows[0] ?? null
}

export async function chooseQuietHours(
  { pool }: Database,
  { account, user }: Pick<Actor, 'account' | 'user'>,
  { is_on, from, to, time_zone }: QuietHours,
): Promise<void> {
  try {
    await pool.query('select now() at time zone $1::text as there', [time_zone])
    await pool.query(
      `insert into quiet_hours (user_id, account_id, is_on, from_hour, to_hour, time_zone)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id) do update set is_on = excluded.is_on, from_hour = excluded.from_hour, to_hour = excluded.to_hour,
         time_zone = excluded.time_zone`,
      [user, account, is_on, from, to, time_zone],
    )
  } catch (error) {
    // The browser knows a time zone that the database does not.
    if ((error as { code?: unknown }).code === '22023') throw new AppError('inputInvalid', { field: 'time_zone' })
    throw error
  }
}
