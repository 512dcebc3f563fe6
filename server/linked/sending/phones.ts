import type { LinkedAccount } from '#domain/channels/account'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** Linked phones of a company, without those that are gone. */
export async function readCompanyPhones(
  connection: Pick<Connection, 'query'>,
  account: string,
): Promise<LinkedAccount[]> {
  const { rows } = await connection.query<LinkedAccount>(
    `select ${quotedColumns('channel_account').join(', ')} from channel_account
     where account_id = $1 and channel = 'linked' and phone is not null and deleted_at is null order by id`,
    [account],
  )
  return rows
}
