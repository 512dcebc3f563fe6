import type { Contact } from '#domain/contacts/contact'
import { type EntityName, isEntityName } from '#domain/entities'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { operationLogCalls } from '#domain/operationLog/calls'
import { type KeptChange, withAfter } from '#domain/operationLog/history'
import type { RowChange, RowChangeKind } from '#domain/operationLog/log'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { beyondScope } from '../../db/scope.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { idsIn, namesOf } from './names.ts'
import { actById, changeById } from './query.ts'

type Calls = typeof operationLogCalls

/** As many rows as one mutation of a device can have. */
const shown = limits.rowsPerMutation

export async function readEntry(
  connection: Connection,
  actor: Actor,
  { id }: InputOf<Calls['entry']>,
): Promise<OutputOf<Calls['entry']>> {
  const [found] = [...(await changeById(connection, actor, id)), ...(await actById(connection, actor, id))]
  if (!found) throw new AppError('notFound')
  const { cursor: _, ...entry } = found
  // The entry is the asker's to see, and so is what it made of the rows, whose-ever they are by now.
  const { rows, count } = await beyondScope(connection, () => rowsOf(connection, actor.account, id))
  const bin = await binOf(connection, actor, rows)
  return { entry, rows, count, bin, names: await namesOf(connection, actor, idsIn([entry, rows])) }
}

/** As far as the asker sees them: whoever brings them back asks with these rows. */
async function binOf(connection: Connection, { account }: Actor, rows: readonly RowChange[]): Promise<Contact[]> {
  const deleted = rows.filter(({ entity, kind }) => entity === 'contact' && kind === 'deleted')
  const { rows: bin } = await connection.query<Contact>(
    `select ${quotedColumns('contact').join(', ')} from contact
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is not null order by id`,
    [account, deleted.map(({ id }) => id)],
  )
  return bin
}

type ChangeRow = KeptChange & { id: string; entity: string; uid: string | null; kind: RowChangeKind }

/** What a change made of its rows is what the next change found, or what is there now. */
async function rowsOf(
  connection: Connection,
  account: string,
  uid: string,
): Promise<{ rows: RowChange[]; count: number }> {
  const { rows: counted } = await connection.query<{ count: number }>(
    'select count(*) as count from row_change where account_id = $1 and uid = $2',
    [account, uid],
  )
  const { rows: kept } = await connection.query<ChangeRow>(
    `with own as (
       select id, n from row_change where account_id = $1 and uid = $2 order by n limit ${shown})
     select c.id, c.n, c.entity, c.uid, c.kind, c.before from row_change c join own on own.id = c.id
     where c.account_id = $1 and c.n >= own.n order by c.n`,
    [account, uid],
  )
  const now = await currentRows(connection, account, kept)
  const rows = [...grouped(kept, ({ id }) => id)].flatMap(([id, changes]) =>
    withAfter(now.get(id) ?? null, changes)
      .filter((change) => change.uid === uid)
      .map(({ n, entity, kind, before, after }) => ({ n, entity, id, kind, before, after })),
  )
  return { rows: rows.sort((a, b) => a.n - b.n), count: counted[0]!.count }
}

function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}

async function currentRows(
  connection: Connection,
  account: string,
  kept: readonly Pick<ChangeRow, 'id' | 'entity'>[],
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>()
  for (const [entity, of] of grouped(kept, (change) => change.entity)) {
    if (!isEntityName(entity)) continue
    for (const row of await rowsById(connection, account, entity, of)) found.set(row.id, row)
  }
  return found
}

async function rowsById(
  connection: Connection,
  account: string,
  entity: EntityName,
  of: readonly { id: string }[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>(
    `select ${quotedColumns(entity).join(', ')} from ${entity} where account_id = $1 and id = any($2::uuid[])`,
    [account, of.map(({ id }) => id)],
  )
  return rows
}
