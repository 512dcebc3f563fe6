import type { ConsentChannel } from '#domain/contacts/companions/consent'
import type { Connection } from '../../db/connect.ts'
import { findHasher } from '../../erasure/companyKey.ts'
import type { Secrets } from '../../secrets.ts'
import { contactsWith } from './keys.ts'

type KeySql = { kind: string; value: string; consent: string }

/** SQL: row `s` of the list stands against a value on a channel (by the name of its consent). `$1` account. */
export const standsAgainst = ({ kind, value, consent }: KeySql) =>
  `s.account_id = $1 and s.kind = ${kind} and s.value = ${value} and ${isInForce(consent)}`

const isInForce = (consent: string) => `s.deleted_at is null and (s.channels = '{}' or ${consent} = any(s.channels))`

/** An address in lower case, or a number, and the channel by the name of its consent. */
type Reached = { account: string; value: string; consent: ConsentChannel }

/** Whether nothing may go there: it is on the list, or somebody is at another address or number of theirs. */
async function isSuppressed(connection: Connection, { account, value, consent }: Reached): Promise<boolean> {
  const people = await contactsWith(connection, account, [value])
  const { rowCount } = await connection.query(
    `select from suppression s where s.account_id = $1 and ${isInForce('$4::text')}
       and (s.value = $2 or s.value = any($3::text[]) and s.reason <> 'bounced') limit 1`,
    [account, value, people.flatMap(({ keys }) => keys), consent],
  )
  return (rowCount ?? 0) > 0
}

export const isMailSuppressed = (connection: Connection, account: string, email: string) =>
  isSuppressed(connection, { account, value: email, consent: 'email' })

/**
 * Of what somebody typed, which no contact has to have: of erased people there is a hash alone, which a claim need not compare
 * because nobody with their address can come back before the erasure is lifted.
 */
export async function isTypedSuppressed(connection: Connection, secrets: Secrets, reached: Reached): Promise<boolean> {
  if (await isSuppressed(connection, reached)) return true
  const { account, value, consent } = reached
  const hash = await findHasher(connection, secrets, account)
  if (!hash) return false
  const { rowCount } = await connection.query(
    `select from erased_address where account_id = $1 and hash = $2
     union all
     select from suppression s where s.account_id = $1 and s.value_hash = $2 and ${isInForce('$3::text')} limit 1`,
    [account, hash(value), consent],
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
