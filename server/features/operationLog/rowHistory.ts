import type { EntityName } from '#domain/entities'
import { AppError } from '#domain/errors'
import type { operationLogCalls, rowsWithHistory } from '#domain/operationLog/calls'
import { withAfter } from '#domain/operationLog/history'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { momentsShown, readMoments } from './history.ts'

type Calls = typeof operationLogCalls

export async function rowHistory(
  connection: Connection,
  actor: Actor,
  { entity, id }: InputOf<Calls['rowHistory']>,
): Promise<OutputOf<Calls['rowHistory']>> {
  const row = await seenRow(connection, actor, { entity, id })
  const list = withAfter(row, await readMoments(connection, actor, { id, limit: momentsShown }))
  const oldest = list.at(-1)
  const since = oldest && oldest.kind !== 'created' ? oldest.at : null
  return { list, since, lost: await lostAmong(connection, actor, list) }
}

/** The row as it is. A user who may see it may see its whole history, including what others changed. */
async function seenRow(
  connection: Connection,
  { account }: Actor,
  { entity, id }: { entity: (typeof rowsWithHistory)[number] & EntityName; id: string },
): Promise<Row> {
  const { rows } = await connection.query<Row>(
    `select ${quotedColumns(entity).join(', ')} from ${entity} where account_id = $1 and id = $2 and deleted_at is null`,
    [account, id],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

const aHash = /"hash":"([0-9a-f]{64})"/g

async function lostAmong(connection: Connection, { account }: Actor, list: readonly object[]): Promise<string[]> {
  const named = new Set([...JSON.stringify(list).matchAll(aHash)].map(([, hash]) => hash!))
  if (!named.size) return []
  const { rows } = await connection.query<{ sha256: string }>(
    'select sha256 from blob where account_id = $1 and sha256 = any($2::text[])',
    [account, [...named]],
  )
  const kept = new Set(rows.map(({ sha256 }) => sha256))
  return [...named].filter((hash) => !kept.has(hash))
}
