import { type MessageEvent, type MessageState, nextMessageState } from '#domain/conversations/messageState'
import type { Connection } from '../../db/connect.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import type { ChatToSend } from './chatDriver.ts'

export type ChatRow = ChatToSend & {
  state: MessageState
  tries: number
  cost: number
  handed_over: boolean
  isPrivate: boolean
}

/** The message with its thread, both locked; null: it is not there any more. */
export async function lockChat(
  connection: Connection,
  { account, id }: Pick<ChatToSend, 'account' | 'id'>,
): Promise<ChatRow | null> {
  // The thread first, as everybody locks them.
  await connection.query(
    `select from conversation c where c.account_id = $1 and c.id =
       (select m.conversation_id from message m where m.account_id = $1 and m.id = $2) for update`,
    [account, id],
  )
  const { rows } = await connection.query<ChatRow>(
    `select m.account_id as account, m.id, m.conversation_id as conversation, c.channel_account_id as "channelAccount", c.channel,
       c.identity as to, m.subject, m.body, m.extra, c.window_until as "windowUntil", m.author, m.quote ->> 'message_id' as answers,
       (select coalesce(jsonb_agg(p -> 'file') filter (where p ->> 'file' is not null), '[]') 
        from jsonb_array_elements(m.parts) p) as files, m.origin, m.created_at as at, m.waits_until as "waitsUntil", m.state, coalesce(t.tries, 0) as tries,
       m.cost, c.access = 'private' as "isPrivate", t.handed_over_at is not null as handed_over
     from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     left join message_try t on t.account_id = m.account_id and t.message_id = m.id
     where m.account_id = $1 and m.id = $2 and m.deleted_at is null for update of m`,
    [account, id],
  )
  return rows[0] ?? null
}

/** What became of a locked message; false: that means nothing in its state. The list shows it where it was the last word. */
export async function moveChat(
  connection: Connection,
  { account, id, conversation, state }: Pick<ChatRow, 'account' | 'id' | 'conversation' | 'state'>,
  event: MessageEvent,
  problem = '',
): Promise<boolean> {
  const next = nextMessageState(state, event)
  if (next === null) return false
  await setState(connection, { account, id, conversation, state: next }, next === 'failed' ? problem : '')
  return true
}

export async function setState(
  connection: Connection,
  { account, id, conversation, state }: Pick<ChatRow, 'account' | 'id' | 'conversation' | 'state'>,
  problem: string,
): Promise<void> {
  const seq = await nextSeq(connection, account)
  const { rows } = await connection.query<{ at: number }>(
    `update message set state = $3, problem = $4, rev = $5, updated_at = (extract(epoch from server_now()) * 1000)::bigint
     where account_id = $1 and id = $2 returning at`,
    [account, id, state, problem, seq],
  )
  if (rows[0])
    await connection.query(
      `update conversation set last_state = $3, rev = $4 where account_id = $1 and id = $2 and last_at = $5
         and last_state is distinct from $3 and last_state is distinct from 'received'`,
      [account, conversation, state, seq, rows[0].at],
    )
}
