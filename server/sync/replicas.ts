import pg from 'pg'
import type { PullRequest } from '#domain/sync/protocol'
import type { Connection, Database } from '../db/connect.ts'
import { asOwner } from '../db/scope.ts'
import type { SignedIn } from '../people/sessions.ts'
import type { ScopeHeads } from './scopes.ts'

/** devices of one user: the one that was not seen for longest makes room */
export const replicasPerUser = 100

/** This replica is here; the lock on its row makes its requests take turns. */
export async function touchReplica(
  connection: Connection,
  user: SignedIn,
  { replica, schema }: { replica: string; schema: number },
): Promise<void> {
  const { rows } = await connection.query<{ isNew: boolean }>({
    name: 'replica',
    text: `insert into sync_replica (account_id, user_id, replica_id, schema, device, since_seq, told_seq)
     select $1, $2, $3, $4, $5, seq, seq from sync_account where account_id = $1
     on conflict (account_id, user_id, replica_id) do update
     set schema = excluded.schema, device = excluded.device, last_seen = now() returning xmax = 0 as "isNew"`,
    values: [user.account, user.user, replica, schema, user.device],
  })
  if (rows[0]!.isNew) await asOwner(connection, () => makeRoom(connection, user))
}

/** A device says by itself which one it is, and may say another one each time. */
async function makeRoom(connection: Connection, { account, user }: SignedIn): Promise<void> {
  await connection.query(
    `delete from sync_replica where account_id = $1 and user_id = $2 and replica_id in (
       select replica_id from sync_replica where account_id = $1 and user_id = $2
       order by last_seen desc offset $3 for update skip locked)`,
    [account, user, replicasPerUser],
  )
}

/** Up to where a device that asks so has everything: of a scope that it reads for the first time, no tombstone before. */
export function ackedBy({ scopes }: Pick<PullRequest, 'scopes'>, head: number): number {
  return Math.min(head, ...scopes.map(({ phase }) => (phase.kind === 'delta' ? phase.cursor : (phase.boot ?? head))))
}

/** Whether it is worth writing down. */
export const isNews = ({ acked, isStale }: ScopeHeads, now: number) => acked !== null && (acked !== now || isStale)

/** What is forgotten of this in a crash only keeps some tombstones longer, so the disk is not waited for. */
export async function noteAcked(database: Database, user: SignedIn, replica: string, acked: number): Promise<void> {
  const [account, who, device] = [user.account, user.user, replica].map((id) => pg.escapeLiteral(id))
  // One message, and so one transaction: nearly every pull of every device asks it.
  await database.pool.query(`set local synchronous_commit = off;
    update sync_replica set acked_seq = ${acked}, last_seen = now()
    where account_id = ${account} and user_id = ${who} and replica_id = ${device}`)
}
