import { type EntityName, entityNames } from '#domain/entities'
import type { ErrorCode } from '#domain/errors'
import type { Mutation } from '#domain/shared/mutation'
import type { Areas, ChangeStamp } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import { beyondScope } from '../db/scope.ts'
import { inParts } from '../slices.ts'
import { moveDependants } from './dependants.ts'
import { type JudgedBatch, type LostValueRow, takenCode } from './judge.ts'
import { writeMerges } from './merges.ts'
import { newIdAt } from './newId.ts'
import { recordRowChanges } from './rowChanges.ts'
import { type ChangedRow, type FieldVersion, rowKey } from './rows.ts'
import { quotedColumns } from './tables.ts'

/** Ids (`rowKey`) are taken by rows that this user does not see. */
export class Collision extends Error {
  readonly taken: readonly string[]
  constructor(message: string, taken: readonly string[] = []) {
    super(message)
    this.taken = taken
  }
}

/** Writes what the judge decided, every row with the transaction's one number. */
export function flush(connection: Connection, judged: JudgedBatch, stamp: ChangeStamp): Promise<void> {
  const write = () => writeAll(connection, judged, stamp)
  return judged.rows.reachesBeyond() ? beyondScope(connection, write) : write()
}

async function writeAll(
  connection: Connection,
  { rows, lost, history, merges }: JudgedBatch,
  stamp: ChangeStamp,
): Promise<void> {
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
  for (const { entity, row, scope, before } of changes)
    if (before && before.scope !== scope)
      await moveDependants(connection, stamp.user.account, { entity, ids: [row.id], scope }, stamp.seq)
  await writeMerges(connection, merges, { ...stamp, account: stamp.user.account, user: stamp.user.user })
  await leaveTombs(connection, changes, stamp)
  await liftTombs(connection, changes, stamp)
  await keepLost(connection, lost, rows, stamp)
  for (const { written } of stamp.areas) await written?.(connection, changes, stamp)
  await recordRowChanges(connection, { ...stamp.user, seq: stamp.seq }, history)
}

const storedColumns = (entity: EntityName) => [...bookkeeping, ...quotedColumns(entity)]
const bookkeeping = ['account_id', 'scope', 'rev', 'fv', 'deleted_at']

async function insertRows(
  connection: Connection,
  entity: EntityName,
  changes: ChangedRow[],
  stamp: ChangeStamp,
): Promise<void> {
  const columns = storedColumns(entity).join(', ')
  const taken: string[] = []
  await inParts(changes, recordOf(stamp), async (part, texts) => {
    const { rows } = await connection.query<{ id: string }>(
      `insert into ${entity} (${columns}) select ${columns} from jsonb_populate_recordset(null::${entity}, $1::jsonb)
       on conflict do nothing returning id`,
      [`[${texts.join(',')}]`],
    )
    if (rows.length === part.length) return
    const written = new Set(rows.map(({ id }) => id))
    for (const { row } of part) if (!written.has(row.id)) taken.push(rowKey(entity, row.id))
  })
  if (taken.length) throw new Collision('an id is taken', taken)
}

async function updateRows(
  connection: Connection,
  entity: EntityName,
  changes: ChangedRow[],
  stamp: ChangeStamp,
): Promise<void> {
  const sets = storedColumns(entity)
    .filter((column) => !['account_id', '"id"'].includes(column))
    .map((column) => `${column} = new.${column}`)
  await inParts(changes, recordOf(stamp), async (part, texts) => {
    const { rowCount } = await connection.query({
      name: `update ${entity}`,
      text: `update ${entity} t set ${sets.join(', ')} from jsonb_populate_recordset(null::${entity}, $1::jsonb) new
       where t.account_id = new.account_id and t.id = new.id`,
      values: [`[${texts.join(',')}]`],
    })
    if (rowCount !== part.length) throw new Collision('a row is gone')
  })
}

const recordOf =
  ({ seq, user, replica }: ChangeStamp) =>
  (change: ChangedRow): string =>
    JSON.stringify({
      ...change.row,
      account_id: user.account,
      scope: change.scope,
      rev: seq,
      fv: { ...change.fv, ...versions(change, [seq, user.user, replica]) },
      deleted_at: change.deleted ? new Date().toISOString() : null,
    })

function versions(
  { touched }: ChangedRow,
  [seq, user, replica]: [number, string, string],
): Record<string, FieldVersion> {
  return Object.fromEntries([...touched].map(([field, at]) => [field, [seq, at, user, replica]]))
}

/** Where a row was and is no more: deleted, or moved to another scope. */
async function leaveTombs(
  connection: Connection,
  changes: readonly ChangedRow[],
  { seq, user }: ChangeStamp,
): Promise<void> {
  const left = changes.filter(
    ({ before, deleted, scope }) => before && !before.deleted && (deleted || before.scope !== scope),
  )
  if (!left.length) return
  await connection.query(
    `insert into sync_tomb (account_id, seq, scope, entity, id, reason)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::uuid[], $6::text[])
     on conflict (account_id, scope, entity, id) do update set seq = excluded.seq, reason = excluded.reason, at = excluded.at`,
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
async function liftTombs(connection: Connection, changes: readonly ChangedRow[], { user }: ChangeStamp): Promise<void> {
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
  lost: readonly LostValueRow[],
  rows: JudgedBatch['rows'],
  { seq, user, now }: ChangeStamp,
): Promise<void> {
  const columns = storedColumns('lost_value').join(', ')
  const recordOf = ({ id, ...value }: LostValueRow) =>
    JSON.stringify({
      ...value,
      row: id,
      id: newIdAt(now),
      account_id: user.account,
      scope: rows.stored(value.entity, id)!.scope,
      rev: seq,
      fv: {},
      at: now,
    })
  await inParts(lost, recordOf, async (_, texts) => {
    await connection.query(
      `insert into lost_value (${columns}) select ${columns} from jsonb_populate_recordset(null::lost_value, $1::jsonb)`,
      [`[${texts.join(',')}]`],
    )
  })
}

/** The data itself cannot be stored, now or ever; anything else is the database's trouble and passes. */
export function isDataError(error: unknown): boolean {
  if (error instanceof Collision) return true
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^(22|23|54|42501)/.test(code)
}

/** What a user is told of it; null: nothing but that it failed. */
export function collisionCode(error: unknown, definition: Mutation, areas: Areas): ErrorCode | null {
  if (error instanceof Collision) return takenCode(definition)
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code !== '23505' || typeof constraint !== 'string') return null
  return areas.map(({ taken }) => taken?.[constraint]).find(Boolean) ?? null
}
