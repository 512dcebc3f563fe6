import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection } from '../../db/connect.ts'
import type { SaidMessage } from './said.ts'

/** In the transaction of the message that brings it: what is to be fetched at Meta. */
export async function planFiles(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  said: readonly SaidMessage[],
): Promise<void> {
  const files = said.flatMap((one) => (one.said.type === 'media' ? { id: one.id, media: one.said.file.id } : []))
  if (!files.length) return
  await connection.query(
    `insert into whatsapp_media (account_id, message_id, channel_account_id, media)
     select $1, m.id, $2, t.media from jsonb_to_recordset($3::jsonb) as t (id uuid, media text)
     join message m on m.account_id = $1 and m.id = t.id on conflict do nothing`,
    [account, channelAccount, JSON.stringify(files)],
  )
}
