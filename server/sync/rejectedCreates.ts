import type { EntityName } from '#domain/entities'
import { mutations } from '#domain/mutations'
import type { Connection } from '../db/connect.ts'
import type { SignedIn } from '../people/sessions.ts'
import type { Claim } from './claim.ts'
import { isChangedSince, type RowStore, rowKey } from './rows.ts'

const creations = Object.entries(mutations).flatMap(([name, one]) => ('creates' in one && one.creates ? [name] : []))

/**
 * Rows that are named here and exist nowhere, because their creation by this replica was rejected: later mutations of them
 * get that reason instead of "gone". (A row that was made after all, and deleted, is still kept.) Also those that exist
 * and were changed without this device knowing: the one that was refused may have had another's id.
 */
export async function readRejectedCreates(
  connection: Connection,
  user: SignedIn,
  replica: string,
  claims: readonly Claim[],
  rows: RowStore,
): Promise<Set<string>> {
  const missing = new Set<string>()
  for (const { definition, args, sent } of claims) {
    const changed = definition.creates ? [] : definition.ids(args)
    for (const id of [...changed, ...(definition.parents?.(args) ?? [])]) if (!rows.knows(id)) missing.add(id)
    for (const id of changed) {
      const stored = rows.stored(definition.entity as EntityName, id)
      if (stored && isChangedSince(stored, sent.base_rev)) missing.add(id)
    }
  }
  if (!missing.size) return new Set()
  const { rows: refused } = await connection.query<{ entity: string; id: string }>(
    `select entity, refused.id from sync_mutation, unnest(ids) as refused (id)
     where account_id = $1 and replica_id = $2 and status = 'rejected' and ids && $3::uuid[] and refused.id = any($3)
       and name = any($4)
     union
     select entity, alone.id::uuid from sync_mutation, jsonb_object_keys(refused) as alone (id)
     where account_id = $1 and replica_id = $2 and refused <> '{}' and refused ?| $3::text[] and alone.id = any($3::text[])
       and name = any($4)`,
    [user.account, replica, [...missing], creations],
  )
  const keys = refused.map(({ entity, id }) => rowKey(entity, id))
  if (keys.length === 0) return new Set()
  const { rows: made } = await connection.query<{ entity: string; id: string }>(
    `select entity, made.id from sync_mutation, unnest(ids) as made (id)
     where account_id = $1 and replica_id = $2 and status = 'applied' and ids && $3::uuid[] and made.id = any($3)
       and not refused ? made.id::text and name = any($4)`,
    [user.account, replica, refused.map(({ id }) => id), creations],
  )
  const afterAll = new Set(made.map(({ entity, id }) => rowKey(entity, id)))
  return new Set(keys.filter((key) => !afterAll.has(key)))
}
