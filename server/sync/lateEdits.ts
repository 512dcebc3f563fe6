import { limits } from '#domain/limits'
import { announcedDigest } from '#domain/sync/announced'
import type { PullRequest } from '#domain/sync/protocol'
import type { Connection, Database } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import type { SignedIn } from '../people/sessions.ts'
import type { Claim } from './claim.ts'
import type { OwnershipTombstone, RowStore } from './rows.ts'
import type { ScopeHeads } from './scopes.ts'

/**
 * A former owner's edit counts where the server knows by itself that it was made without knowing that the row had gone:
 * the replica was there before, and either was never told, or the edit is one of those that it had announced when it was
 * told. What the device says of time and versions may only take this away.
 */
export type LateEdits = {
  since: number
  told: number
  /** since when it brings such edits without asking what left, ms */
  late_since: number | null
  announced: ReadonlyMap<string, { digest: string; left_above: number }>
}

const hour = 3_600_000
const day = 24 * hour

export function isFromBefore(
  { definition, sent }: Claim,
  left: OwnershipTombstone,
  late: LateEdits | null,
  now: number,
): boolean {
  if (!late || !definition.patches || sent.edited_at >= left.at || sent.base_rev >= left.seq) return false
  if (late.since >= left.seq || now - left.at > limits.lateEditDays * day) return false
  const announced = late.announced.get(sent.uid)
  if (announced && announced.left_above < left.seq) return announced.digest === announcedDigest(sent)
  return late.told < left.seq && (late.late_since === null || now - late.late_since < limits.lateEditHours * hour)
}

/** Null: nobody asks for it, because all rows are there, or this is no device. */
export async function readLateEdits(
  connection: Connection,
  user: SignedIn,
  replica: string,
  claims: readonly Claim[],
  rows: RowStore,
): Promise<LateEdits | null> {
  const left = rows.allLeft()
  if (left.length === 0) return null
  const of = [user.account, user.user, replica]
  const { rows: known } = await connection.query<Omit<LateEdits, 'announced'>>(
    `select since_seq as since, greatest(told_seq, acked_seq) as told,
       (extract(epoch from late_since) * 1000)::bigint as late_since
     from sync_replica where account_id = $1 and user_id = $2 and replica_id = $3`,
    of,
  )
  if (!known[0]) return null
  if (known[0].late_since === null && left.some(({ seq }) => seq > known[0]!.told))
    await connection.query(
      'update sync_replica set late_since = now() where account_id = $1 and user_id = $2 and replica_id = $3',
      of,
    )
  const { rows: announced } = await connection.query<{ uid: string; digest: string; left_above: number }>(
    `select uid, digest, left_above from sync_announced
     where account_id = $1 and user_id = $2 and replica_id = $3 and uid = any($4::uuid[])`,
    [...of, claims.map(({ sent }) => sent.uid)],
  )
  return { ...known[0], announced: new Map(announced.map((one) => [one.uid, one])) }
}

/** What an answer tells that was not told before: rows that went to somebody else, above `above` and up to `upto`. */
export type RevisionRange = { above: number; upto: number }

/** Whether this answer may tell it. An answer that does not get so far is taken for one that does. */
export async function tellingOf(
  connection: Connection,
  user: SignedIn,
  { told, reached, head }: ScopeHeads,
  { scopes }: Pick<PullRequest, 'scopes'>,
): Promise<RevisionRange | null> {
  const own = `user:${user.user}`
  if (user.role !== 'sub' || told === null || told >= (reached.get(own) ?? 0)) return null
  if (!scopes.some(({ scope }) => scope === own)) return null
  const { rows } = await connection.query<{ moved: boolean }>(
    `select exists (select from sync_tomb
       where account_id = $1 and scope = $2 and seq > $3 and reason = 'moved') as moved`,
    [user.account, own, told],
  )
  return rows[0]!.moved ? { above: told, upto: head } : null
}

/** Before the answer leaves: an answer that is lost may have been read all the same. */
export function noteTold(
  database: Database,
  user: SignedIn,
  { replica, waiting = [] }: Pick<PullRequest, 'replica' | 'waiting'>,
  { above, upto }: RevisionRange,
): Promise<void> {
  return withScope(database, user, async (connection) => {
    const of = [user.account, user.user, replica]
    await connection.query(
      `insert into sync_announced (account_id, user_id, replica_id, uid, digest, left_above)
       select $1, $2, $3, uid, digest, $4 from unnest($5::uuid[], $6::text[]) as waiting (uid, digest)
       on conflict do nothing`,
      [...of, above, waiting.map(([uid]) => uid), waiting.map(([, digest]) => digest)],
    )
    await connection.query(
      `update sync_replica set told_seq = greatest(told_seq, $4), late_since = null
       where account_id = $1 and user_id = $2 and replica_id = $3`,
      [...of, upto],
    )
  })
}
