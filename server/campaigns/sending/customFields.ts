import type { CustomField } from '#domain/contacts/customField'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** The company's own fields of contacts; deleted ones are not among them. */
export async function readCustomFields(connection: Connection, account: string): Promise<CustomField[]> {
  const { rows } = await connection.query<CustomField>(
    `select ${quotedColumns('custom_field').join(', ')} from custom_field
     where account_id = $1 and deleted_at is null and removed_at is null`,
    [account],
  )
  return rows
}
