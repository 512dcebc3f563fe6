import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { scopeMonth } from '#domain/sync/scopeKinds'
import type { Connection } from '../db/connect.ts'
import { nextSeq } from '../sync/serverRows.ts'

export type HeardReaction = { message: string; emoji: string; at: number }
type Reaction = ConversationMessage['reactions'][number]

/** The threads of messages that are there. */
export async function threadsOfMessages(
  connection: Connection,
  account: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const { rows } = await connection.query<{ id: string; thread: string }>(
    `select id, conversation_id as thread from message where account_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [account, ids],
  )
  return new Map(rows.map(({ id, thread }) => [id, thread]))
}

/** Of each side the latest, whichever was heard last; one that was taken away stays as none, or an older one would come back. */
export const withReaction = (before: readonly Reaction[], reaction: Reaction): Reaction[] =>
  before.some(({ by, at }) => by === reaction.by && at > reaction.at)
    ? [...before]
    : [...before.filter(({ by }) => by !== reaction.by), reaction]

/** On messages whose threads are locked. */
export async function writeReactions(
  connection: Connection,
  account: string,
  { by, heard, now }: { by: Reaction['by']; heard: readonly HeardReaction[]; now: number },
): Promise<void> {
  if (!heard.length) return
  const { rows } = await connection.query<Pick<ConversationMessage, 'id' | 'conversation_id' | 'month' | 'reactions'>>(
    `select id, conversation_id, month, reactions from message
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for update`,
    [account, heard.map(({ message }) => message)],
  )
  const changed = rows.map((row) => ({
    ...row,
    reactions: heard
      .filter(({ message }) => message === row.id)
      .reduce((some, { emoji, at }) => withReaction(some, { by, emoji, at }), row.reactions),
  }))
  if (!changed.length) return
  const seq = await nextSeq(connection, account)
  await connection.query(
    `update message m set reactions = t.reactions, rev = $3, updated_at = $4
     from jsonb_to_recordset($2::jsonb) as t (id uuid, reactions jsonb) where m.account_id = $1 and m.id = t.id`,
    [account, JSON.stringify(changed), seq, now],
  )
  // Devices that do not keep that month hear of it by the thread.
  const former = changed.filter(({ month }) => month < scopeMonth(now)).map(({ conversation_id }) => conversation_id)
  if (former.length)
    await connection.query(
      `update conversation set floor_edition = floor_edition + 1, rev = $3 where account_id = $1 and id = any($2::uuid[])`,
      [account, [...new Set(former)], seq],
    )
}
