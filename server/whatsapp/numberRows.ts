import type { WhatsappAccount } from '#domain/channels/account'
import type { Connection } from '../db/connect.ts'
import { quotedColumns } from '../sync/tables.ts'

const columns = quotedColumns('channel_account').join(', ')

/** Numbers of WhatsApp of a company, without those that are gone. */
export async function readWhatsappAccounts(
  connection: Pick<Connection, 'query'>,
  account: string,
): Promise<WhatsappAccount[]> {
  const { rows } = await connection.query<WhatsappAccount>(
    `select ${columns} from channel_account
     where account_id = $1 and channel = 'whatsapp' and deleted_at is null order by id`,
    [account],
  )
  return rows
}
