import { campaignMessageIdOf } from '#domain/conversations/ids'
import { inRef } from '../../conversations/inbound.ts'
import type { ChatToSend } from '../../conversations/sending/chatDriver.ts'
import type { Connection } from '../../db/connect.ts'

type Place = Pick<ChatToSend, 'account' | 'channelAccount' | 'conversation'>

/** How Meta calls a message of the same thread, theirs or ours; null: it does not know it. */
export async function refAt(
  connection: Pick<Connection, 'query'>,
  { account, channelAccount, conversation }: Place,
  message: string,
): Promise<string | null> {
  const { rows } = await connection.query<{ ref: string; id: string; message: string }>(
    `select p.ref, p.object_id as id, m.id as message from message m
     join provider_ref p on p.account_id = m.account_id and p.channel_account_id = $2 and not p.is_former and p.object_id = any (
       array[m.id] || array(select r.id from campaign_receiver r where r.account_id = m.account_id and r.task_id = m.task
         and r.address in (select i ->> 'value' from conversation c cross join lateral jsonb_array_elements(c.identities) i
           where c.account_id = m.account_id and c.id = m.conversation_id)))
     where m.account_id = $1 and m.id = $3 and m.conversation_id = $4 order by p.part, p.ref`,
    [account, channelAccount, message, conversation],
  )
  const known = rows.find(({ id }) => id === message || campaignMessageIdOf(id) === message)
  if (!known) return null
  const theirs = inRef('')
  return known.ref.startsWith(theirs) ? known.ref.slice(theirs.length) : known.ref
}
