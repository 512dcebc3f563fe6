import type { Connection } from '../../db/connect.ts'

// Any number; the second half of the key is the company.
const turns = 7_403_114

/** Distributions of one company take turns, also over several servers; held until the transaction's end. */
export async function takeTurn(connection: Connection, account: string): Promise<void> {
  // Another one's may take minutes.
  await connection.query(`select set_config('statement_timeout', '600000', true)`)
  await connection.query('select pg_advisory_xact_lock($1, hashtext($2))', [turns, account])
  await connection.query(`select set_config('statement_timeout', '60000', true)`)
}

/** Held for the moment of this transaction, so whoever wants the turn waits for no longer. */
export async function isTurnFree(connection: Connection, account: string): Promise<boolean> {
  const { rows } = await connection.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1, hashtext($2)) as free',
    [turns, account],
  )
  return rows[0]!.free
}
