import { type ConversationMessage, keepableText, saidAt } from '#domain/conversations/conversationMessage'
import { conversationIdOf } from '#domain/conversations/ids'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { sayLast } from '../../conversations/lastSaid.ts'
import { dropMessageWork, raiseFloor } from '../../conversations/messageWork.ts'
import { readPeerBook } from '../../conversations/peers.ts'
import type { Connection } from '../../db/connect.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { writeReactions } from '../../whatsapp/reactions.ts'
import { namedMessages } from '../../whatsapp/receiving/refs.ts'
import { type ChangingContent, identitiesOfNames, type MessageFromPhone } from './said.ts'

type ChangesToMake = { changing: readonly MessageFromPhone<ChangingContent>[]; now: number }
type TargetRow = Pick<ConversationMessage, 'id' | 'conversation_id' | 'direction' | 'said_by'>

/**
 * What befalls messages that were said: reactions, other texts, withdrawals. Their threads are locked. Who has not written a message
 * changes nothing of it. Gives the names of messages that nothing is known by yet.
 */
export async function changeMessages(
  connection: Connection,
  owner: EventOwner,
  { changing, now }: ChangesToMake,
): Promise<Set<string>> {
  if (!changing.length) return new Set()
  const { account } = owner
  const named = await namedMessages(
    connection,
    owner,
    changing.map(({ content }) => content.of),
  )
  const rows = await readTargets(
    connection,
    account,
    [...named.values()].map(({ message }) => message),
  )
  const threadOf = await threadsByName(connection, owner, changing)
  const known = changing.flatMap((heard) => {
    const row = rows.get(named.get(heard.content.of)?.message ?? '')
    return row && threadOf(heard) === row.conversation_id ? { heard, row } : []
  })
  for (const by of ['us', 'peer'] as const)
    await writeReactions(connection, account, {
      by,
      now,
      heard: known.flatMap(({ heard, row }) =>
        heard.content.kind === 'reaction' && heard.fromMe === (by === 'us')
          ? { message: row.id, emoji: heard.content.emoji.slice(0, 40), at: saidAt(heard.at, now) }
          : [],
      ),
    })
  for (const { heard, row } of known.toSorted((a, b) => a.heard.at - b.heard.at))
    if (isByWriter(heard, row)) await rewriteMessage(connection, account, row, changeIn(heard, now))
  return new Set(changing.flatMap(({ content }) => (named.has(content.of) ? [] : content.of)))
}

/** In a group each member has messages of their own. */
const isByWriter = ({ content, fromMe, sender }: MessageFromPhone<ChangingContent>, row: TargetRow): boolean =>
  content.kind !== 'reaction' &&
  fromMe === (row.direction === 'out') &&
  (row.said_by === null || row.said_by.id === sender)

export type MessageRewrite = { kind: 'edit'; text: string; at: number } | { kind: 'revoke'; at: number }

const changeIn = ({ content, at }: MessageFromPhone<ChangingContent>, now: number): MessageRewrite =>
  content.kind === 'edit'
    ? { kind: 'edit', text: content.text, at: saidAt(at, now) }
    : { kind: 'revoke', at: saidAt(at, now) }

/** In a locked thread. The latest text counts, and nothing comes back of what was taken back. */
export async function rewriteMessage(
  connection: Connection,
  account: string,
  { id, conversation_id }: Pick<ConversationMessage, 'id' | 'conversation_id'>,
  change: MessageRewrite,
): Promise<void> {
  const seq = await nextSeq(connection, account)
  const { rowCount } =
    change.kind === 'edit'
      ? await connection.query(
          `update message set body = $3, edited_at = $4, rev = $5, updated_at = (extract(epoch from server_now()) * 1000)::bigint
           where account_id = $1 and id = $2 and deleted_at is null and coalesce(edited_at, 0) < $4
             and extra ->> 'kind' is distinct from 'revoked'`,
          [account, id, keepableText(change.text), change.at, seq],
        )
      : await connection.query(
          `update message set body = '', parts = '[]', quote = null, reactions = '[]', extra = '{"kind":"revoked"}', edited_at = $3,
             problem = '', kind = 'text', rev = $4, updated_at = (extract(epoch from server_now()) * 1000)::bigint
           where account_id = $1 and id = $2 and deleted_at is null and extra ->> 'kind' is distinct from 'revoked'`,
          [account, id, change.at, seq],
        )
  if (!rowCount) return
  if (change.kind === 'revoke') await dropMessageWork(connection, account, [id])
  await raiseFloor(connection, account, [conversation_id], seq)
  await sayLast(connection, account, [conversation_id], seq)
}

async function readTargets(
  connection: Connection,
  account: string,
  ids: readonly string[],
): Promise<Map<string, TargetRow>> {
  const { rows } = await connection.query<TargetRow>(
    `select id, conversation_id, direction, said_by from message where account_id = $1 and id = any($2::uuid[])
     and deleted_at is null order by id for update`,
    [account, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** In which of our threads somebody did something. */
async function threadsByName(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  heard: readonly MessageFromPhone[],
): Promise<(one: MessageFromPhone) => string | null> {
  const namesOf = ({ chat, otherChat }: MessageFromPhone) => identitiesOfNames(otherChat ? [chat, otherChat] : [chat])
  const book = await readPeerBook(connection, account, 'wa', heard.flatMap(namesOf))
  return (one) => {
    const peer = namesOf(one)
      .map((name) => book.peerOf(name))
      .find((found) => found !== null)
    return peer ? conversationIdOf(channelAccount, peer) : null
  }
}
