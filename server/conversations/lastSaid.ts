import { lastTextOfMessage } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { ChangeStamp } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import type { ChangedRow } from '../sync/rows.ts'

type LastMessage = Pick<ConversationMessage, 'at' | 'body' | 'subject' | 'parts' | 'extra' | 'state'>

/** A message was deleted: its thread says what is the last one now, or that nothing is said in it. */
export async function followDeletedMessages(
  connection: Connection,
  changes: readonly ChangedRow[],
  { seq, user: { account } }: ChangeStamp,
): Promise<void> {
  const gone = changes.filter(
    ({ entity, deleted, before }) => entity === 'message' && deleted && before?.deleted === false,
  )
  if (!gone.length) return
  await sayLast(connection, account, [...new Set(gone.map(({ row }) => String(row.conversation_id)))], seq)
}

/** What is the last message of these threads now. */
export async function sayLast(
  connection: Connection,
  account: string,
  threads: readonly string[],
  seq: number,
): Promise<void> {
  const { rows } = await connection.query<{ id: string; last: LastMessage | null }>(
    `select t.id, (select to_jsonb(m) from (
         select at, body, subject, parts, extra, state from message where account_id = $1 and conversation_id = t.id
           and deleted_at is null and (direction = 'in' or coalesce(extra ->> 'kind', '') not in ('reaction', 'edit', 'revoke')) order by at desc, id desc limit 1) m) as last
     from unnest($2::uuid[]) t (id)`,
    [account, threads],
  )
  const told = rows.map(({ id, last }) => ({
    id,
    at: last?.at ?? null,
    text: last ? lastTextOfMessage(last) : '',
    state: last?.state ?? null,
  }))
  // Who waits for an answer to what is deleted waits for none.
  await connection.query(
    `update conversation c set last_at = coalesce(t.at, c.last_at), last_text = t.text, last_state = t.state,
       waiting_since = case when t.state = 'received' then c.waiting_since end, rev = $3
     from jsonb_to_recordset($2::jsonb) as t (id uuid, at bigint, text text, state text)
     where c.account_id = $1 and c.id = t.id and c.deleted_at is null
       and (c.last_text, c.last_state, c.last_at) is distinct from (t.text, t.state, coalesce(t.at, c.last_at))`,
    [account, JSON.stringify(told), seq],
  )
}
