import { dependantsOf, type EntityName, homeOfEntity, parentOf } from '#domain/entities'
import type { Connection } from '../db/connect.ts'

/** Rows that have come to live in another scope. */
export type MovedRows = { entity: EntityName; ids: readonly string[]; scope: string }
/** Rows of a table by a condition; `$1` is the account, `$2` the ids that it is about. */
export type RowSelection = { entity: EntityName; where: string; ids: readonly string[] }

/**
 * What lives with these rows goes where they went, in the same transaction and under its number. Deleted dependants move
 * as well, so that an undo brings them back to the right place.
 */
export async function moveDependants(
  connection: Connection,
  account: string,
  { entity, ids, scope }: MovedRows,
  seq: number,
): Promise<void> {
  if (!ids.length) return
  for (const chosen of dependants(entity, ids)) {
    const moved = await moveRows(connection, account, { ...chosen, scope, seq })
    await moveDependants(connection, account, { entity: chosen.entity, ids: moved, scope }, seq)
  }
}

/** The same rows, locked before the account's counter is taken. */
export async function lockDependants(
  connection: Connection,
  account: string,
  { entity, ids }: Pick<MovedRows, 'entity' | 'ids'>,
): Promise<void> {
  if (!ids.length) return
  for (const { entity: dependant, where } of dependants(entity, ids)) {
    const { rows } = await connection.query<{ id: string }>(
      `select id from ${dependant} where account_id = $1 and ${where} order by id for update`,
      [account, ids],
    )
    await lockDependants(connection, account, { entity: dependant, ids: rows.map(({ id }) => id) })
  }
}

const dependants = (entity: EntityName, ids: readonly string[]): RowSelection[] => [
  ...dependantsOf(entity).map((name) => ({ entity: name, ids, where: `${parentOf(name)!.field} = any($2::uuid[])` })),
  ...(entity === 'lost_value'
    ? []
    : [{ entity: 'lost_value' as const, ids, where: `entity = '${entity}' and "row" = any($2::uuid[])` }]),
]

/** `uid`: of the mutation; null where it was none. */
export type MovedBy = { uid: string | null; user: string; edited_at: number }

/**
 * Into the new scope, with a tombstone in the old one, in two statements however many they are. `also`: what else of them
 * changes, with its values from `$6` on. `by`: who moves contacts, for their history. Gives the rows that moved.
 */
export async function moveRows(
  connection: Connection,
  account: string,
  {
    entity,
    ids,
    where,
    scope,
    seq,
    also = '',
    values = [],
    by,
  }: RowSelection & {
    scope: string
    seq: number
    also?: string
    values?: readonly unknown[]
    by?: MovedBy
  },
): Promise<string[]> {
  const first = 6 + values.length
  const there = homeOfEntity(entity) === 'month' ? `$3::text || ':' || month` : '$3::text'
  // A contact lives with its owner.
  const noted = by
    ? `noted as (
       insert into row_change (account_id, seq, id, entity, uid, user_id, edited_at, kind, before)
       select $1, $4, id, $5, $${first}::uuid, $${first + 1}::uuid, $${first + 2}::bigint, 'moved',
         jsonb_build_object('belongto', substr(scope, 6)) from was),`
    : ''
  const { rows } = await connection.query<{ ids: string[]; live: string[]; scopes: string[] }>(
    `with was as (
       select id, scope, ${there} as there, deleted_at from ${entity} where account_id = $1 and ${where} and scope <> ${there}
       order by id for update),
     moved as (
       update ${entity} t set scope = was.there, rev = $4${also} from was where t.account_id = $1 and t.id = was.id),
     ${noted}
     left_behind as (
       insert into sync_tomb (account_id, seq, scope, entity, id, reason)
       select $1, $4, scope, $5, id, 'moved' from was where deleted_at is null
       on conflict (account_id, scope, entity, id)
       do update set seq = excluded.seq, reason = excluded.reason, at = excluded.at)
     select coalesce(array_agg(id), '{}') as ids,
       coalesce(array_agg(id) filter (where deleted_at is null), '{}') as live,
       coalesce(array_agg(distinct there), '{}') as scopes from was`,
    [account, ids, scope, seq, entity, ...values, ...(by ? [by.uid, by.user, by.edited_at] : [])],
  )
  const { ids: moved, live, scopes } = rows[0]!
  // A statement of its own, with the ids as values: joined to them, it reads all tombstones of the scope for each of them.
  if (live.length)
    await connection.query(
      `delete from sync_tomb where account_id = $1 and scope = any($2::text[]) and entity = $3 and id = any($4::uuid[])`,
      [account, scopes, entity, live],
    )
  return moved
}
