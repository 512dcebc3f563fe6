import { AppError } from '#domain/errors'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Quotation } from '#domain/shop/quotation/quotation'
import type { Connection } from '../../db/connect.ts'
import { changedFields, type RowChangeRecord } from '../../sync/rowChanges.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** One of the user's, or of anybody for the main account; locked until the transaction ends. */
export async function lockQuotation(
  connection: Connection,
  { account, user, role }: Actor,
  id: string,
): Promise<Quotation & { rev: number }> {
  const { rows } = await connection.query<Quotation & { rev: number }>(
    `select rev, ${quotedColumns('quotation').join(', ')} from quotation
     where account_id = $1 and id = $2 and deleted_at is null and ($3::boolean or belongto = $4) for update`,
    [account, id, role === 'main', user],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

type RowBefore = { before: Row; after: Row; uid: string | null; edited_at: number }

/** What the server did to a row by itself or for somebody, for the row's history. */
export const changeOfRow = (
  entity: 'product' | 'quotation',
  { before, after, uid, edited_at }: RowBefore,
): RowChangeRecord => ({
  entity,
  id: after.id,
  uid,
  edited_at,
  kind: 'changed',
  before: Object.fromEntries(changedFields(before, after).map((field) => [field, before[field]])),
})
