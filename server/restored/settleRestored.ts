import type { LostTime } from '#domain/shared/restored'
import type { Areas } from '../area.ts'
import type { Database } from '../db/connect.ts'
import { readLostTime } from '../sync/history.ts'

// Any number; of several processes that notice a restore, one looks through what was to leave.
const advisoryLock = 7_403_113

/**
 * Holds back all that a restored database would send once more; see `domain/shared/restored.ts`. Runs before anything
 * leaves under the new epoch, and may break off anywhere and be done again.
 */
export async function settleRestored(database: Database, areas: Areas): Promise<void> {
  const connection = await database.pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [advisoryLock])
    const lost = await unsettledTime(database)
    if (lost) await holdBack(database, areas, lost)
  } finally {
    // Closing the session lets the lock go, whatever happened.
    connection.release(true)
  }
}

/** Null: another process has done it. */
async function unsettledTime({ pool }: Database): Promise<LostTime | null> {
  const { rowCount } = await pool.query('select from sync_server where not settled')
  return rowCount ? readLostTime(pool) : null
}

/** Last what users are told: also what the areas have just told them leaves no push. */
async function holdBack(database: Database, areas: Areas, lost: LostTime): Promise<void> {
  for (const { restored } of areas) await restored?.(database, lost)
  await forgetOwnMessages(database, lost)
}

/**
 * What users are told beside the app. Their notices are there, so a push or a digest that may have come does not come
 * again; and a code that was sent before may have been used.
 */
async function forgetOwnMessages({ pool }: Database, { at }: LostTime): Promise<void> {
  await pool.query('delete from push_job')
  await pool.query(
    `update digest set before = since, since = greatest(since, $1), tries = 0,
       mailed_on = (server_now() at time zone time_zone)::date,
       due = next_digest(frequency, hour, time_zone, (server_now() at time zone time_zone)::date)
     where due <= to_timestamp($1 / 1000.0)`,
    [at],
  )
  await pool.query('delete from sign_in_code')
  await pool.query('delete from sign_in_ticket')
}
