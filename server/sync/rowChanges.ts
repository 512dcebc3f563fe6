import { isDeepStrictEqual } from 'node:util'
import { differingFields, fieldValue, isCustomKey } from '#domain/contacts/customKeys'
import type { EntityName } from '#domain/entities'
import type { RowChangeKind } from '#domain/operationLog/log'
import type { Row } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { inParts } from '../slices.ts'

/** What one mutation did to one row; `before`: the old values of what changed, of a deleted row its name. */
export type RowChangeRecord = {
  entity: EntityName
  id: string
  /** null: the server by itself, or a call */
  uid: string | null
  edited_at: number
  kind: RowChangeKind
  before: Record<string, unknown>
}

/** Rows whose past is kept. */
export const recorded: ReadonlySet<EntityName> = new Set<EntityName>([
  'contact',
  'tag',
  'category',
  'source',
  'product',
  'quotation',
])

type Was = { stored: { row: Row; deleted: boolean } | null; after: Row | null; touched: readonly string[] }

/** Null: nothing of the row changed. */
export function whatChanged({ stored, after, touched }: Was): Pick<RowChangeRecord, 'kind' | 'before'> | null {
  if (!stored) return { kind: 'created', before: {} }
  if (!after) return { kind: 'deleted', before: pick(stored.row, nameFields) }
  if (stored.deleted) return { kind: 'revived', before: pick(stored.row, changedFields(stored.row, after)) }
  return touched.length ? { kind: 'changed', before: pick(stored.row, touched) } : null
}

/** Each custom field counts by itself. */
export const changedFields = (before: Row, after: Row) =>
  differingFields(before, after, isDeepStrictEqual).filter((field) => field !== 'updated_at')

const nameFields = ['name', 'company', 'title', 'number']
const pick = (row: Row, fields: readonly string[]) =>
  Object.fromEntries(
    fields.filter((field) => field in row || isCustomKey(field)).map((field) => [field, fieldValue(row, field)]),
  )

/** In the transaction of the changes, in the order in which they were made. */
export async function recordRowChanges(
  connection: Connection,
  { account, user, seq }: { account: string; user: string; seq: number },
  changes: readonly RowChangeRecord[],
): Promise<void> {
  const beforeOf = ({ before }: RowChangeRecord) => JSON.stringify(before)
  await inParts(changes, beforeOf, async (part, befores) => {
    const column = <T>(read: (change: RowChangeRecord) => T) => part.map(read)
    await connection.query({
      name: 'row changes',
      text: `insert into row_change (account_id, user_id, seq, id, entity, uid, edited_at, kind, before)
       select $1, $2, $3, * from unnest($4::uuid[], $5::text[], $6::uuid[], $7::bigint[], $8::text[], $9::jsonb[])`,
      values: [
        account,
        user,
        seq,
        column(({ id }) => id),
        column(({ entity }) => entity),
        column(({ uid }) => uid),
        column(({ edited_at }) => edited_at),
        column(({ kind }) => kind),
        befores,
      ],
    })
  })
}
