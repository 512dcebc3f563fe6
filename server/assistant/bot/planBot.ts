import { isPrivate } from '#domain/conversations/conversation'
import type { ThreadRow } from '../../conversations/threads.ts'
import type { Connection } from '../../db/connect.ts'

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

/** Who is one person, over a channel on which one chats; what a user keeps private is theirs alone. */
function isAnsweredByBot(thread: ThreadRow): boolean {
  const { channel, identity } = thread
  if (isPrivate(thread) || channel === 'email') return false
  if (channel === 'sms') return identity.kind === 'phone' && identity.value.length >= shortestNumber
  return identity.kind !== 'group'
}
/** Of fewer digits than any subscriber's number has with its country. */
const shortestNumber = 8
