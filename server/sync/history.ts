import type { LostTime } from '#domain/shared/restored'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Watermark } from './watermark.ts'

/** What the database says of its history. `former`: the epochs that came before this one. */
export type RestoreHistory = Watermark & { former: readonly string[]; settled: boolean; migrations: number }

/** Null: the tables are not there, or not filled, as in the middle of a restore. */
export async function readHistory(connection: Pick<Connection, 'query'>): Promise<RestoreHistory | null> {
  try {
    const { rows } = await connection.query<RestoreHistory>(
      `select epoch::text, former::text[] as former, settled,
         (select coalesce(sum(seq), 0)::bigint from sync_account) as total,
         (select count(*)::int from migration) as migrations
       from sync_server`,
    )
    return rows[0] ?? null
  } catch (error) {
    if (isInPieces(error)) return null
    throw error
  }
}

/** A table, a column, a function or a right is missing that was there when we started. */
const isInPieces = (error: unknown) =>
  ['42P01', '42703', '42883', '42501', '3F000', 'XX000'].includes(String((error as { code?: unknown }).code))

/**
 * Whether a database goes on from what was known of it: under the same epoch and not behind, or under a later one, which
 * another process began after it had noticed a restore.
 */
export function goesOn({ epoch, total, former }: RestoreHistory, known: Watermark | null): boolean {
  if (!known) return true
  return epoch === known.epoch ? total >= known.total : former.includes(known.epoch)
}

/**
 * Begins another history, in which nothing leaves until `settled`. Only the first of several processes does, and it names
 * the epoch that it knew as well: so no other one takes the new epoch for one more restore. What devices had confirmed was
 * of the history that is gone.
 */
export const renewEpoch = (database: Database, epoch: string, known: string | null): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      `update sync_server set epoch = gen_random_uuid(), created_at = now(), settled = false,
         former = array(select distinct unnest(former || epoch || $2::uuid[])),
         restored_at = server_now(), lost_since = least(known_until, server_now())
       where epoch = $1`,
      [epoch, known === null ? [] : [known]],
    )
    if (rowCount === 1) await connection.query('update sync_replica set acked_seq = 0')
    return rowCount === 1
  })

/** Whether it was already, as another process may have done it. */
export async function markSettled({ pool }: Database, epoch: string): Promise<void> {
  await pool.query('update sync_server set settled = true where epoch = $1', [epoch])
}

export async function noteKnownUntil({ pool }: Database, epoch: string): Promise<void> {
  await pool.query('update sync_server set known_until = server_now() where epoch = $1', [epoch])
}

/** What the last restore lost; null: there was none. */
export async function readLostTime(connection: Pick<Connection, 'query'>): Promise<LostTime | null> {
  const { rows } = await connection.query<LostTime>(
    `select (extract(epoch from lost_since) * 1000)::bigint as since, (extract(epoch from restored_at) * 1000)::bigint as at
     from sync_server where restored_at is not null`,
  )
  return rows[0] ?? null
}

/** Cluster, timeline and database, as this server may know them; null: it may not. */
export async function readOrigin({ pool }: Database): Promise<string | null> {
  try {
    const { rows } = await pool.query<{ origin: string }>(
      `select concat_ws('/', system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8),
         (select oid from pg_database where datname = current_database())) as origin from pg_control_system()`,
    )
    return rows[0]!.origin
  } catch {
    // Some hosts do not say; the watermark remains.
    return null
  }
}

/** How many there are of each kind of thing that a schema consists of, and the migrations that made them. */
export type Shape = { counts: readonly number[]; migrations: number }

/**
 * pg_restore makes indexes, keys, triggers and policies after the last row, and gives rights at the very end: so a database
 * that has as many of all as before is whole.
 */
export async function readShape({ pool }: Database): Promise<readonly number[]> {
  const { rows } = await pool.query<{ counts: number[] }>(
    `select array[
       (select count(*) from pg_class where relnamespace = s.oid),
       (select count(*) from pg_class c, aclexplode(c.relacl) where c.relnamespace = s.oid),
       (select count(*) from pg_class where relnamespace = s.oid and relrowsecurity),
       (select count(*) from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = s.oid and a.attnum > 0 and not a.attisdropped),
       (select count(*) from pg_constraint where connamespace = s.oid),
       (select count(*) from pg_proc where pronamespace = s.oid),
       (select count(*) from pg_trigger g join pg_class c on c.oid = g.tgrelid where c.relnamespace = s.oid),
       (select count(*) from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = s.oid)
     ]::int[] as counts from pg_namespace s where nspname = current_schema()`,
  )
  return rows[0]?.counts ?? []
}

/** Somebody may add an index or a table of their own. */
export const hasAll = (now: readonly number[], before: readonly number[]) =>
  before.every((count, at) => (now[at] ?? 0) >= count)

/** Whether somebody is copying rows into the database right now, such as a restore of data alone. */
export async function isBeingFilled({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ filled: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and application_name = 'pg_restore')
       or exists (select from pg_stat_progress_copy where datname = current_database() and command = 'COPY FROM') as filled`,
  )
  return rows[0]!.filled
}
