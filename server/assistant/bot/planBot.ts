import { isOwnPageChannel } from '#domain/conversations/channel'
import { isPrivate } from '#domain/conversations/conversation'
import type { ThreadRow } from '../../conversations/threads.ts'
import type { Connection } from '../../db/connect.ts'
import { inquiriesOf } from '../../shop/site/inquiries/inquiriesOf.ts'

/**
 * In the transaction in which no rule has answered: the bot looks at it, if one is on over this account, and neither the chat nor its phone
 * says that nothing answers there by itself.
 */
export async function planBot(
  connection: Connection,
  account: string,
  thread: ThreadRow,
  first_n: number,
): Promise<void> {
  if (thread.channel === 'email') return planBotForInquiries(connection, account, thread, first_n)
  if (!isAnsweredByBot(thread)) return
  await connection.query(
    `insert into bot_job (account_id, conversation_id, first_n, due)
     select $1, $2, $3, server_now() from bot_setting s
     join channel_account a on a.account_id = s.account_id and a.id = $4 and a.deleted_at is null
     where s.account_id = $1 and s.is_on and s.setting -> 'channel_accounts' ? $4::text
       and coalesce($5::boolean, (a.phone ->> 'robot')::boolean, true)
     on conflict (account_id, conversation_id) do update set due = excluded.due`,
    [account, thread.id, first_n, thread.channel_account_id, thread.robot],
  )
}

/** By mail the bot answers inquiries of the shop, and nothing else. */
async function planBotForInquiries(
  connection: Connection,
  account: string,
  { id: conversation, access }: ThreadRow,
  first_n: number,
): Promise<void> {
  if (isPrivate({ access }) || !(await inquiriesOf(connection, { account, conversation, first_n })).length) return
  await connection.query(
    `insert into bot_job (account_id, conversation_id, first_n, due)
     select $1, $2, $3, server_now() from bot_setting s
     where s.account_id = $1 and s.is_on and (s.setting ->> 'inquiries')::boolean
     on conflict (account_id, conversation_id) do update set due = excluded.due`,
    [account, conversation, first_n],
  )
}

/** Who is one person, over a channel on which one chats; what a user keeps private is theirs alone. */
function isAnsweredByBot(thread: ThreadRow): boolean {
  const { channel, identity } = thread
  if (isPrivate(thread)) return false
  if (channel === 'sms') return identity.kind === 'phone' && identity.value.length >= shortestNumber
  // Who has only commented below a post is written no message.
  if (isOwnPageChannel(channel)) return thread.window_until !== null && thread.window_until > thread.last_at
  return identity.kind !== 'group'
}
/** Of fewer digits than any subscriber's number has with its country. */
const shortestNumber = 8
