import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Database } from '../db/connect.ts'

/**
 * Counts a try before its password is looked at, so that many at once cannot pass together; in the database, so that
 * all processes count together. A locked key stays locked even for the right password.
 */
export async function countTry(database: Database, key: TryKey, most: number, field = 'password'): Promise<void> {
  const { rows } = await database.pool.query<{ count: number; minutes: number }>(
    `insert into sign_in_try as t (key, count, since) values ($1, 1, server_now())
     on conflict (key) do update set
       count = case when t.since < server_now() - $3 * interval '1 minute' then 1 else least(t.count + 1, $2 + 1) end,
       since = case when t.count >= $2 and t.since >= server_now() - $3 * interval '1 minute' then t.since else server_now() end
     returning count, ceil(extract(epoch from since + $3 * interval '1 minute' - server_now()) / 60)::int as minutes`,
    [key, most, limits.signInLockMinutes],
  )
  // What is no longer counted must not pile up: whoever guesses leaves a row per made-up name.
  await database.pool.query(
    `delete from sign_in_try where key in
       (select key from sign_in_try where since < server_now() - $1 * interval '1 minute' for update skip locked)`,
    [limits.signInLockMinutes],
  )
  const { count, minutes } = rows[0]!
  if (count > most) throw new AppError('signInLocked', { field, values: { minutes: Math.max(1, minutes) } })
}

/** The owner came in: earlier slips are forgotten. */
export const forgetTries = (database: Database, key: TryKey) =>
  database.pool.query('delete from sign_in_try where key = $1', [key])

/** A try from an address that turned out right is not held against it. */
export const uncountTry = (database: Database, key: TryKey) =>
  database.pool.query('update sign_in_try set count = greatest(count - 1, 0) where key = $1', [key])

export type TryKey = Buffer
/**
 * What is counted together: tries under one typed name, from one address, of one known device, for somebody who is let
 * in, at the second step, and of who is signed in and shows once more who they are.
 */
type TryKind = 'typed' | 'address' | 'device' | 'letIn' | 'step' | 'stepDevice' | 'confirm'
export const tryKey = (kind: TryKind, value: string): TryKey =>
  createHash('sha256').update(`${kind}\0${value}`).digest()
