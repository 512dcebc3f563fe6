import { ownerByContact } from '#domain/conversations/assignment'
import { type ConversationChannel, conversationProduct } from '#domain/conversations/channel'
import { ownerOfRest } from '#domain/conversations/conversation'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import type { AccountInUse } from '../usedAccounts.ts'

export type ThreadToAssign = {
  account: string
  channelAccount: string
  channel: ConversationChannel
  /** null: nobody known, or a contact that was made of who wrote */
  contactOwner: string | null
}

/**
 * Who answers, by the rule of the channel account; null: its pool. The caller has the company's lock of identities, so each user who is
 * online gets one in turn, however many processes ask.
 */
export async function assignByRule(
  connection: Connection,
  thread: ThreadToAssign,
  used: AccountInUse,
): Promise<string | null> {
  const { contactOwner } = thread
  const known = ownerByContact({ rule: used.assignment, contactOwner }, used)
  if (known !== null) return known
  return (used.assignment === 'roundRobin' ? await takeTurn(connection, thread, used) : null) ?? ownerOfRest(used)
}

/** Of the users who are online the one who was not given a conversation for longest. */
async function takeTurn(
  connection: Connection,
  { account, channelAccount, channel }: ThreadToAssign,
  { users }: AccountInUse,
): Promise<string | null> {
  const { rows } = await connection.query<{ user_id: string }>(
    `insert into conversation_turn (account_id, channel_account_id, user_id, n)
     select $1, $2, u.id,
       (select coalesce(max(n), 0) + 1 from conversation_turn where account_id = $1 and channel_account_id = $2)
     from app_user u
     left join conversation_turn t on t.account_id = $1 and t.channel_account_id = $2 and t.user_id = u.id
     where u.account_id = $1 and u.status = 'normal' and ($3::jsonb = '[]' or $3::jsonb ? u.id::text)
       and exists (select from session s where s.user_id = u.id and s.ended_at is null
         and s.last_seen > server_now() - make_interval(mins => $4))
       and exists (select from product_held p where p.user_id = u.id and p.product_id = $5 and p.status = '1'
         and (p.expires_at is null or p.expires_at > now()))
     order by t.n nulls first, u.id limit 1
     on conflict (account_id, channel_account_id, user_id) do update set n = excluded.n
     returning user_id`,
    [account, channelAccount, JSON.stringify(users), limits.onlineMinutes, conversationProduct(channel)],
  )
  return rows[0]?.user_id ?? null
}
