import type { Connection } from '../../db/connect.ts'
import { contactsWith } from './keys.ts'

type KeySql = { kind: string; value: string; consent: string }

/** SQL: row `s` of the list stands against a value on a channel (by the name of its consent). `$1` account. */
export const standsAgainst = ({ kind, value, consent }: KeySql) =>
  `s.account_id = $1 and s.kind = ${kind} and s.value = ${value} and ${isInForce(consent)}`

const isInForce = (consent: string) => `s.deleted_at is null and (s.channels = '{}' or ${consent} = any(s.channels))`

/** Whether no mail may go to an address: its own, or that of somebody who is on the list at another address or number. */
export async function isMailSuppressed(connection: Connection, account: string, email: string): Promise<boolean> {
  const people = await contactsWith(connection, account, [email])
  const { rowCount } = await connection.query(
    `select from suppression s where s.account_id = $1 and ${isInForce(`'email'`)}
       and (s.value = $2 or s.value = any($3::text[]) and s.reason <> 'bounced') limit 1`,
    [account, email, people.flatMap(({ keys }) => keys)],
  )
  return (rowCount ?? 0) > 0
}

/**
 * Who says no is waited for, and then waits for the claims under way: once it is committed, nothing is claimed any more for
 * them. Before any other lock.
 */
export const lockSuppressions = (connection: Connection, account: string) =>
  connection.query(`select pg_advisory_xact_lock(hashtextextended('suppression of ' || $1::uuid, 0))`, [account])

/** SQL for a claim: the other side of `lockSuppressions`. */
export const shareSuppressions = (account: string) =>
  `pg_advisory_xact_lock_shared(hashtextextended('suppression of ' || ${account}, 0))`
