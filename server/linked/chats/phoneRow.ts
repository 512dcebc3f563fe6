import type { ChannelAccount } from '#domain/channels/account'
import { isLinkedAccount, type LinkedAccount } from '#domain/channels/account'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** A linked phone as its company has it; null: it is gone. */
export async function readPhoneRow(
  connection: Pick<Connection, 'query'>,
  { account, channelAccount }: EventOwner,
): Promise<LinkedAccount | null> {
  const { rows } = await connection.query<ChannelAccount>(
    `select ${quotedColumns('channel_account').join(', ')} from channel_account
     where account_id = $1 and id = $2 and channel = 'linked' and deleted_at is null`,
    [account, channelAccount],
  )
  const [row] = rows
  return row && isLinkedAccount(row) ? row : null
}
