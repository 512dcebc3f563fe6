import { dependantsOf, type EntityName, parentOf } from '#domain/entities'
import type { Connection } from '../db/connect.ts'

/** Rows that have come to live in another scope. */
export type Moved = { entity: EntityName; ids: readonly string[]; scope: string }

/**
 * What lives with these rows goes where they went, in the same transaction and under its number: into the new scope,
 * with a tombstone in the old one. Deleted dependants move as well, so that an undo brings them back to the right place.
 */
export async function moveDependants(
  connection: Connection,
  account: string,
  { entity, ids, scope }: Moved,
  seq: number,
): Promise<void> {
  if (!ids.length) return
  for (const dependant of dependantsOf(entity)) {
    const { rows } = await connection.query<{ ids: string[] | null }>(
      `with was as (
         select id, scope, deleted_at from ${dependant}
         where account_id = $1 and ${parentOf(dependant)!.field} = any($2::uuid[]) and scope <> $3
         order by id for update),
       moved as (
         update ${dependant} t set scope = $3, rev = $4 from was where t.account_id = $1 and t.id = was.id),
       left_behind as (
         insert into sync_tomb (account_id, seq, scope, entity, id, reason)
         select $1, $4, scope, $5, id, 'moved' from was where deleted_at is null
         on conflict (account_id, scope, entity, id) do update set seq = excluded.seq, reason = excluded.reason),
       lifted as (
         delete from sync_tomb t using was
         where t.account_id = $1 and t.scope = $3 and t.entity = $5 and t.id = was.id and was.deleted_at is null)
       select array_agg(id) as ids from was`,
      [account, ids, scope, seq, dependant],
    )
    await moveDependants(connection, account, { entity: dependant, ids: rows[0]?.ids ?? [], scope }, seq)
  }
}
