import { type EntityName, entityNames, parentOf } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Scope } from '#domain/sync/protocol'
import type { Connection } from '../db/connect.ts'
import { quotedColumns, scopeBeside, scopeOf } from './tables.ts'

/** Rows of one entity as they are from now on, and ids that are gone. */
export type ServerChange = { entity: EntityName; puts?: readonly Row[]; removes?: readonly string[] }

/**
 * Rows that no device writes: whole, as their schema says, each in the scope that `scopeOf` gives, or where its parent lives. Within the caller's
 * transaction, which works as the server (`asSystem`); devices are told when it commits. Its other locks come before this
 * call, because the account's counter is the last one. Gives the number that the rows carry.
 */
export const writeServerRows = (connection: Connection, account: string, entity: EntityName, rows: readonly Row[]) =>
  changeServerRows(connection, account, [{ entity, puts: rows }])

export const removeServerRows = (connection: Connection, account: string, entity: EntityName, ids: readonly string[]) =>
  changeServerRows(connection, account, [{ entity, removes: ids }])

/** The same for rows of several entities, under one number; null when there is nothing to do. */
export async function changeServerRows(
  connection: Connection,
  account: string,
  changes: readonly ServerChange[],
): Promise<number | null> {
  const isSomething = ({ puts = [], removes = [] }: ServerChange) => puts.length + removes.length > 0
  const ordered = entityNames.flatMap((name) => changes.filter((one) => one.entity === name && isSomething(one)))
  if (!ordered.length) return null
  const known = new Map<ServerChange, Map<string, RowState>>()
  for (const entity of entityNames) {
    await lockParents(connection, account, entity, ordered)
    for (const change of ordered)
      if (change.entity === entity) known.set(change, await lockRows(connection, account, change))
  }
  const seq = await nextSeq(connection, account)
  for (const change of ordered) {
    const { entity, puts = [], removes = [] } = change
    if (puts.length) await put(connection, account, { entity, puts, known: known.get(change)! }, seq)
    if (removes.length) await retire(connection, entity, account, removes, seq)
  }
  return seq
}

/** The account's counter: whoever has it is waited for by all other writers of the account. */
export async function nextSeq(connection: Connection, account: string): Promise<number> {
  const { rows } = await connection.query<{ seq: number }>(
    'update sync_account set seq = seq + 1 where account_id = $1 returning seq',
    [account],
  )
  return rows[0]!.seq
}

/** Rows that leave for good, with a tombstone where they lived. */
export async function retire(
  connection: Connection,
  entity: EntityName,
  account: string,
  ids: readonly string[],
  seq: number,
): Promise<void> {
  await connection.query(
    `with gone as (delete from ${entity} where account_id = $1 and id = any($2::uuid[]) returning id, scope)
     insert into sync_tomb (account_id, scope, entity, id, seq, reason)
     select $1, scope, $3, id, $4, 'deleted' from gone
     on conflict (account_id, scope, entity, id)
     do update set seq = excluded.seq, reason = excluded.reason, at = excluded.at`,
    [account, ids, entity, seq],
  )
}

/**
 * Rows that others are put below: the database looks whether they are there, which waits for whoever changes them. After the
 * counter that would be a deadlock.
 */
async function lockParents(
  connection: Connection,
  account: string,
  entity: EntityName,
  changes: readonly ServerChange[],
): Promise<void> {
  const ids = changes.flatMap(({ entity: below, puts = [] }) => {
    const parent = parentOf(below)
    return parent?.entity === entity ? puts.map((row) => String(row[parent.field])) : []
  })
  if (ids.length)
    await connection.query(
      `select from ${entity} where account_id = $1 and id = any($2::uuid[]) order by id for key share`,
      [account, [...new Set(ids)]],
    )
}

type RowState = { id: string; scope: Scope; deleted: boolean }

async function lockRows(
  connection: Connection,
  account: string,
  { entity, puts = [], removes = [] }: ServerChange,
): Promise<Map<string, RowState>> {
  const { rows } = await connection.query<RowState>(
    `select id, scope, deleted_at is not null as deleted from ${entity}
     where account_id = $1 and id = any($2::uuid[]) order by id for update`,
    [account, [...puts.map(({ id }) => id), ...removes]],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** A row whose parent is not there lives nowhere, and is left out. */
async function withScopes(connection: Connection, account: string, entity: EntityName, rows: readonly Row[]) {
  const parent = parentOf(entity)
  if (!parent) return rows.map((row) => ({ ...row, scope: scopeOf(entity, row) }))
  const scopes = await readScopes(connection, account, parent.entity, [
    ...new Set(rows.map((row) => row[parent.field])),
  ])
  return rows.flatMap((row) => {
    const scope = scopes.get(String(row[parent.field]))
    return scope ? { ...row, scope: scopeBeside(entity, row, scope) } : []
  })
}

async function readScopes(connection: Connection, account: string, entity: EntityName, ids: readonly unknown[]) {
  const { rows } = await connection.query<{ id: string; scope: Scope }>(
    `select id, scope from ${entity} where account_id = $1 and id = any($2::uuid[])`,
    [account, ids],
  )
  return new Map(rows.map(({ id, scope }) => [id, scope]))
}

type PutRequest = { entity: EntityName; puts: readonly Row[]; known: ReadonlyMap<string, RowState> }

async function put(connection: Connection, account: string, { entity, puts, known }: PutRequest, seq: number) {
  const fields = quotedColumns(entity)
  const columns = ['account_id', 'scope', 'rev', 'fv', ...fields].join(', ')
  const sets = ['scope', 'rev', ...fields.filter((field) => field !== '"id"')].map(
    (name) => `${name} = excluded.${name}`,
  )
  const placed = await withScopes(connection, account, entity, puts)
  await connection.query(
    `insert into ${entity} (${columns}) select ${columns} from jsonb_populate_recordset(null::${entity}, $1::jsonb)
     on conflict (account_id, id) do update set ${sets.join(', ')}, deleted_at = null`,
    [JSON.stringify(placed.map((row) => ({ ...row, account_id: account, rev: seq, fv: {} })))],
  )
  const moved = placed.flatMap(({ id, scope }) => {
    const old = known.get(id)
    return old && !old.deleted && old.scope !== scope ? [old] : []
  })
  const come = placed.filter(({ id, scope }) => known.get(id)?.scope !== scope || known.get(id)?.deleted)
  if (moved.length)
    await connection.query(
      `insert into sync_tomb (account_id, seq, entity, reason, scope, id)
       select $1, $2, $3, 'moved', * from unnest($4::text[], $5::uuid[])
       on conflict (account_id, scope, entity, id)
       do update set seq = excluded.seq, reason = excluded.reason, at = excluded.at`,
      [account, seq, entity, moved.map(({ scope }) => scope), moved.map(({ id }) => id)],
    )
  if (come.length)
    await connection.query(
      `delete from sync_tomb t using unnest($3::text[], $4::uuid[]) as come (scope, id)
       where t.account_id = $1 and t.entity = $2 and t.scope = come.scope and t.id = come.id`,
      [account, entity, come.map(({ scope }) => scope), come.map(({ id }) => id)],
    )
}
