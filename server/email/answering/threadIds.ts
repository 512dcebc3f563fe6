import type { ChatToSend } from '../../conversations/sending/chatDriver.ts'
import type { Connection } from '../../db/connect.ts'

const longestThread = 20

/**
 * The Message-IDs of what a message answers, and of what that answers, the last one last. Without a quote: of what came last. What is
 * quoted may have come to another mailbox of the company.
 */
export async function threadIds(
  connection: Pick<Connection, 'query'>,
  { account, conversation, id, answers }: Pick<ChatToSend, 'account' | 'conversation' | 'id' | 'answers'>,
): Promise<string[]> {
  const { rows } = await connection.query<{ mail_id: string }>(
    `with recursive own as (
       select c.id from conversation c join conversation this on this.account_id = $1 and this.id = $2
       where c.account_id = $1 and c.peer_id = this.peer_id),
     thread as (
       (select m.id, m.quote, m.mail_id, 1 as depth from message m
        where m.account_id = $1 and m.conversation_id in (select own.id from own) and m.id <> $3
          and ($4::uuid is not null and m.id = $4 or $4::uuid is null and m.conversation_id = $2 and m.direction = 'in'
            and m.kind not in ('notice', 'bounce'))
        order by m.at desc, m.id desc limit 1)
       union all
       select m.id, m.quote, m.mail_id, t.depth + 1 from thread t
       join message m on m.account_id = $1 and m.conversation_id in (select own.id from own)
         and m.id = (t.quote ->> 'message_id')::uuid
       where t.depth < ${longestThread})
     select mail_id from thread where mail_id <> '' order by depth desc`,
    [account, conversation, id, answers],
  )
  return [...new Set(rows.map(({ mail_id }) => mail_id))]
}
