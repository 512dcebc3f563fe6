import { type EntityName, entityNames, isEntityName } from '#domain/entities'
import { AppError } from '#domain/errors'
import type { Scope, Within } from '#domain/sync/protocol'
import { columnsAsJson, type Puts, type ReadSnapshot, type Tombs } from './reading.ts'
import { livesIn } from './tables.ts'

/** Entities in an order that no later version changes: a device may go on with another process than it began with. */
const inOrder = entityNames.toSorted()

export type ScopePart = { rows: number; puts: Puts; dels: Tombs; next: Within | null }
type PartQuery = { scope: Scope; seq: number; after: [string, string] | null; limit: number }

/**
 * A part of the rows of one transaction that is larger than a page. What a later transaction has changed meanwhile is not
 * its any more, and comes with that one. When all rows are here, what left the scope is next.
 */
export async function readRowsOf(reading: ReadSnapshot, { scope, seq, after, limit }: PartQuery): Promise<ScopePart> {
  if (after && !isEntityName(after[0])) throw new AppError('inputInvalid')
  const part: ScopePart = { rows: 0, puts: {}, dels: { dels: '[]', erased: null }, next: null }
  for (const entity of await kindsIn(reading, scope, seq, after?.[0])) {
    const above = after?.[0] === entity ? after[1] : null
    const page = await readRows(reading, { entity, scope, seq, above, limit: limit - part.rows })
    if (page.length) part.puts[entity] = { length: page.length, fields: page.fields }
    part.rows += page.length
    if (part.rows === limit) return { ...part, next: { seq, kind: 'rows', after: [entity, page.last!] } }
  }
  return { ...part, next: { seq, kind: 'dels', after: null } }
}

async function kindsIn(
  { connection, account }: ReadSnapshot,
  scope: Scope,
  seq: number,
  from: string | undefined,
): Promise<EntityName[]> {
  const possible = inOrder.filter((entity) => livesIn(entity, scope) && (!from || entity >= from))
  if (!possible.length) return []
  const questions = possible.map(
    (entity) => `select '${entity}' as kind where exists (select from ${entity}
       where account_id = $1 and scope = $2 and rev = $3 and deleted_at is null)`,
  )
  const { rows } = await connection.query<{ kind: EntityName }>(questions.join(' union all '), [account, scope, seq])
  const found = new Set(rows.map(({ kind }) => kind))
  return possible.filter((entity) => found.has(entity))
}

async function readRows(
  { connection, account }: ReadSnapshot,
  asked: { entity: EntityName; scope: Scope; seq: number; above: string | null; limit: number },
): Promise<{ length: number; last: string | null; fields: string }> {
  const { entity, scope, seq, above, limit } = asked
  const { rows } = await connection.query<{ length: number; last: string | null; fields: string }>(
    `select count(*) as length, (array_agg(id))[count(*)] as last, ${columnsAsJson(entity)} as fields
     from (select * from ${entity}
           where account_id = $1 and scope = $2 and rev = $3 and deleted_at is null and ($4::uuid is null or id > $4)
           order by id limit $5) page`,
    [account, scope, seq, above, limit],
  )
  return rows[0]!
}

/** A part of what left the scope in that transaction, with the rows that come in the same page. */
export async function readDelsOf(
  { connection, account }: ReadSnapshot,
  part: ScopePart,
  { scope, seq, after, limit }: PartQuery,
): Promise<ScopePart> {
  const { rows } = await connection.query<Tombs & { length: number; last: [string, string] | null }>(
    `select count(*) as length, coalesce(json_agg(json_build_array(entity, id, seq)), '[]')::text as dels,
       (json_agg(json_build_array(entity, id)) filter (where reason = 'erased'))::text as erased,
       (array_agg(json_build_array(entity, id)))[count(*)] as last
     from (select entity, id, seq, reason from sync_tomb
           where account_id = $1 and scope = $2 and seq = $3
             and ($4::text is null or (entity collate "C", id) > ($4 collate "C", $5::uuid))
           order by entity collate "C", id limit $6) page`,
    [account, scope, seq, after?.[0] ?? null, after?.[1] ?? null, limit],
  )
  const { length, dels, erased, last } = rows[0]!
  const next: Within | null = length === limit && last ? { seq, kind: 'dels', after: last } : null
  return { ...part, rows: part.rows + length, dels: { dels, erased }, next }
}
