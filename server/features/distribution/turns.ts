import type { Connection } from '../../db/connect.ts'
import { FairQueue } from '../../db/fairQueue.ts'

// Any number; the second half of the key is the company.
const turns = 7_403_114

const minutes = 60_000
const longest = 10 * minutes
const queues = new FairQueue({
  atOnce: Infinity,
  // One works and the next one stands ready, so that the turn is never free between them.
  perCompany: 2,
  perUser: 2,
  waitingPerUser: Infinity,
  waitingPerCompany: Infinity,
  waitMs: longest,
})

/** Whoever has a connection only to wait for the turn takes it from the company's other work: the rest waits outside. */
export const inQueue = <T>(account: string, work: () => Promise<T>): Promise<T> =>
  queues.run({ company: account, user: account }, work)

/** Distributions of one company take turns, also over several servers; held until the transaction's end. */
export async function takeTurn(connection: Connection, account: string): Promise<void> {
  // Another one's may take minutes.
  await connection.query(`select set_config('statement_timeout', '${longest}', true)`)
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
