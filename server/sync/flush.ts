import { type EntityName, entityNames } from '#domain/entities'
import type { ErrorCode } from '#domain/errors'
import type { Mutation } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import type { SignedIn } from '../features/auth/sessions.ts'
import type { Judged, LostValue } from './judge.ts'
import type { ChangedRow, FieldVersion } from './rows.ts'
import { fieldsOf } from './tables.ts'

type Stamp = { seq: number; user: SignedIn; replica: string }

/** An id is taken by a row that this user does not see. */
class Collision extends Error {}

/** Writes what the judge decided, every row with the transaction's one number. */
export async function flush(connection: Connection, { rows, lost }: Judged, stamp: Stamp): Promise<void> {
  const changes = rows.changes()
  for (const entity of entityNames) {
    const ofEntity = changes.filter((change) => change.entity === entity)
    await insertRows(
      connection,
      entity,
      ofEntity.filter((change) => change.isNew && !change.deleted),
      stamp,
    )
    await updateRows(
      connection,
      entity,
      ofEntity.filter((change) => !change.isNew),
      stamp,
    )
  }
  await leaveTombs(connection, changes, stamp)
  await liftTombs(connection, changes, stamp)
  await keepLost(connection, lost, rows, stamp)
}

const columnsOf = (entity: EntityName) => ['account_id', 'scope', 'rev', 'fv', 'deleted_at', ...fieldsOf(entity)]

async function insertRows(
  connection: Connection,
  entity: EntityName,
  changes: ChangedRow[],
  stamp: Stamp,
): Promise<void> {
  if (!changes.length) return
  const columns = columnsOf(entity).join(', ')
  const { rowCount } = await connection.query(
    `insert into ${entity} (${columns}) select ${columns} from jsonb_populate_recordset(null::${entity}, $1::jsonb)
     on conflict do nothing`,
    [records(changes, stamp)],
  )
  if (rowCount !== changes.length) throw new Collision('an id is taken')
}

async function updateRows(
  connection: Connection,
  entity: EntityName,
  changes: ChangedRow[],
  stamp: Stamp,
): Promise<void> {
  if (!changes.length) return
  const sets = columnsOf(entity)
    .filter((column) => !['account_id', 'id'].includes(column))
    .map((column) => `${column} = new.${column}`)
  const { rowCount } = await connection.query(
    `update ${entity} t set ${sets.join(', ')} from jsonb_populate_recordset(null::${entity}, $1::jsonb) new
     where t.account_id = new.account_id and t.id = new.id`,
    [records(changes, stamp)],
  )
  if (rowCount !== changes.length) throw new Collision('a row is gone')
}

const records = (changes: readonly ChangedRow[], { seq, user, replica }: Stamp) =>
  JSON.stringify(
    changes.map((change) => ({
      ...change.row,
      account_id: user.account,
      scope: change.scope,
      rev: seq,
      fv: { ...change.fv, ...versions(change, [seq, user.user, replica]) },
      deleted_at: change.deleted ? new Date().toISOString() : null,
    })),
  )

function versions(
  { touched }: ChangedRow,
  [seq, user, replica]: [number, string, string],
): Record<string, FieldVersion> {
  return Object.fromEntries([...touched].map(([field, at]) => [field, [seq, at, user, replica]]))
}

/** Where a row was and is no more: deleted, or moved to another scope. */
async function leaveTombs(connection: Connection, changes: readonly ChangedRow[], { seq, user }: Stamp): Promise<void> {
  const left = changes.filter(
    ({ before, deleted, scope }) => before && !before.deleted && (deleted || before.scope !== scope),
  )
  if (!left.length) return
  await connection.query(
    `insert into sync_tomb (account_id, seq, scope, entity, id, reason)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::uuid[], $6::text[])
     on conflict (account_id, scope, entity, id) do update set seq = excluded.seq, reason = excluded.reason`,
    [
      user.account,
      seq,
      left.map((one) => one.before!.scope),
      left.map((one) => one.entity),
      left.map((one) => one.row.id),
      left.map((one) => (one.deleted ? 'deleted' : 'moved')),
    ],
  )
}

/** Where a row has come to live (again), nothing says that it is gone. */
async function liftTombs(connection: Connection, changes: readonly ChangedRow[], { user }: Stamp): Promise<void> {
  const come = changes.filter(
    ({ before, deleted, scope }) => !deleted && (!before || before.deleted || before.scope !== scope),
  )
  if (!come.length) return
  await connection.query(
    `delete from sync_tomb t using unnest($2::text[], $3::text[], $4::uuid[]) as come (scope, entity, id)
     where t.account_id = $1 and t.scope = come.scope and t.entity = come.entity and t.id = come.id`,
    [user.account, come.map((one) => one.scope), come.map((one) => one.entity), come.map((one) => one.row.id)],
  )
}

async function keepLost(
  connection: Connection,
  lost: readonly LostValue[],
  rows: Judged['rows'],
  { seq, user }: Stamp,
): Promise<void> {
  if (!lost.length) return
  const records = lost.map(({ user: user_id, ...value }) => ({
    ...value,
    user_id,
    account_id: user.account,
    scope: rows.stored(value.entity, value.id)!.scope,
    seq,
  }))
  await connection.query(
    `insert into field_history (account_id, scope, entity, id, field, old, new, seq, user_id, edited_at)
     select account_id, scope, entity, id, field, coalesce(old, 'null'), coalesce(new, 'null'), seq, user_id, edited_at
     from jsonb_populate_recordset(null::field_history, $1::jsonb)`,
    [JSON.stringify(records)],
  )
}

/** The data itself cannot be stored, now or ever; anything else is the database's trouble and passes. */
export function isDataError(error: unknown): boolean {
  if (error instanceof Collision) return true
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^(22|23|54|42501)/.test(code)
}

/** Does not tell a foreign row from one that is gone. */
export function collisionCode(error: unknown, definition: Mutation): ErrorCode | null {
  if (!(error instanceof Collision)) return null
  return definition.revives ? 'gone' : 'exists'
}
