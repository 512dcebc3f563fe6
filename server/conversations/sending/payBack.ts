import { channelProduct } from '#domain/campaigns/channel'
import type { Connection } from '../../db/connect.ts'
import { giveBack } from '../../ledger/ledger.ts'
import type { ChatRow } from './chatRows.ts'

type PaidChat = Pick<ChatRow, 'account' | 'id' | 'tries' | 'author' | 'channel' | 'cost'>

/** Once for each try: of what surely did not leave, or did not arrive. */
export async function payBack(connection: Connection, row: PaidChat): Promise<void> {
  if (!row.cost) return
  await giveBack(connection, {
    account: row.account,
    uid: `message ${row.id} ${row.tries}/back`,
    user: row.author,
    product: channelProduct(row.channel),
    points: row.cost,
  })
  await connection.query('update message set cost = 0 where account_id = $1 and id = $2', [row.account, row.id])
}
