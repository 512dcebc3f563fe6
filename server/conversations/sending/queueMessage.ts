import type { ConversationChannel } from '#domain/conversations/channel'
import { filesRefusal } from '#domain/conversations/channelFiles'
import { isPrivate, lastTextOfMessage } from '#domain/conversations/conversation'
import type { ConversationMessage, NewMessage } from '#domain/conversations/conversationMessage'
import { aboutMessage, type WrittenExtra } from '#domain/conversations/messageExtra'
import { messageMutations } from '#domain/conversations/messageMutations'
import type { ErrorCode } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { mayBeDone } from '#domain/shared/restored'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { readLostTime } from '../../sync/history.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { frozenTemplate } from '../../whatsapp/chats/frozenTemplate.ts'
import { identityOwner } from '../peers.ts'
import { lockThreads, type ThreadRow, writeMessages, writeThreads } from '../threads.ts'

/**
 * What a user wrote at `edited_at`, in its thread and waiting to be sent; null: it is. The row's id is the key: heard twice it is one
 * message. It stands at the time at which it was heard, by the clock that later says whether it has waited for too long.
 * Whose thread has moved on meanwhile may still answer it, unless somebody else has.
 */
export async function queueMessage(
  connection: Connection,
  actor: Actor,
  written: NewMessage,
  edited_at: number,
): Promise<ErrorCode | null> {
  const { account } = actor
  const answered = await threadsAnswered(connection, account, written)
  const threads = await lockThreads(connection, account, [written.conversation_id, ...answered])
  const thread = threads.get(written.conversation_id)
  if (!thread) return 'gone'
  if (await isThere(connection, account, written.id)) return 'exists'
  const refused =
    filesRefusal(thread.channel, written.files)?.code ??
    (await extraRefusal(connection, account, thread, written)) ??
    (await mayAnswer(connection, actor, thread, edited_at)) ??
    ((await identityOwner(connection, account, thread)) === thread.peer_id ? null : 'peerChanged')
  if (refused) return refused
  const now = await serverNow(connection)
  const { apply } = messageMutations['message.send']
  const made = apply(null, written, { id: written.id, user: actor.user, edited_at: now }) as ConversationMessage
  // Of what was written before a backup was put back nobody knows whether it has left.
  const isDoubted = mayBeDone(edited_at, await readLostTime(connection))
  const place = { account, channelAccount: thread.channel_account_id }
  const message: ConversationMessage = {
    ...made,
    ...(await frozenTemplate(connection, place, made)),
    ...(isDoubted && { state: 'uncertain' }),
  }
  const others = [...threads.values()].filter(({ id, waiting_since }) => id !== thread.id && waiting_since !== null)
  const changed = [
    aboutMessage(message.extra) ? taken(thread, message, actor) : withAnswer(thread, message, actor),
    ...others.map((one): ThreadRow => ({ ...one, waiting_since: null, updated_at: now })),
  ]
  const seq = await nextSeq(connection, account)
  await writeThreads(connection, account, changed, seq)
  await writeMessages(connection, account, [message], seq)
  return null
}

/** What is quoted may stand in a thread of the same peer with another mailbox: that one waits no longer either. */
async function threadsAnswered(
  connection: Connection,
  account: string,
  { conversation_id, quote }: NewMessage,
): Promise<string[]> {
  if (!quote?.message_id) return []
  const { rows } = await connection.query<{ id: string }>(
    `select c.id from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     join conversation this on this.account_id = m.account_id and this.id = $3 and this.peer_id = c.peer_id and this.id <> c.id
     where m.account_id = $1 and m.id = $2`,
    [account, quote.message_id, conversation_id],
  )
  return rows.map(({ id }) => id)
}

async function isThere(connection: Connection, account: string, id: string): Promise<boolean> {
  const { rowCount } = await connection.query('select from message where account_id = $1 and id = $2', [account, id])
  return Boolean(rowCount)
}

async function mayAnswer(
  connection: Connection,
  { account, user, role }: Actor,
  thread: ThreadRow,
  since: number,
): Promise<ErrorCode | null> {
  if (thread.owner === user) return null
  if (isPrivate(thread)) return 'gone'
  if (role === 'main') return null
  const { rows } = await connection.query<{ pool: boolean; was_mine: boolean; answered: boolean }>(
    `select coalesce((select c.users ? $2::text from channel_account c where c.account_id = $1 and c.id = $3), false) as pool,
       exists (select from sync_tomb t where t.account_id = $1 and t.scope = 'talk:' || $2::text and t.entity = 'conversation'
         and t.id = $4) as was_mine,
       exists (select from message m where m.account_id = $1 and m.conversation_id = $4 and m.direction = 'out'
         and m.author is distinct from $2::uuid and m.at > $5) as answered`,
    [account, user, thread.channel_account_id, thread.id, since],
  )
  const { pool, was_mine, answered } = rows[0]!
  if (thread.owner === null && pool) return null
  // Nobody learns of a thread that they never saw.
  if (!was_mine) return 'gone'
  return answered ? 'answeredByOther' : null
}

const writableExtras: Readonly<Record<ConversationChannel, readonly WrittenExtra['kind'][]>> = {
  email: [],
  sms: [],
  whatsapp: ['location', 'buttons', 'list', 'contactRequest', 'reaction', 'template'],
  linked: ['location', 'reaction', 'edit', 'revoke', 'forwarded', 'document', 'link'],
  facebook: ['commentAnswer', 'hide', 'revoke'],
  instagram: ['commentAnswer', 'hide', 'revoke'],
}

/** Only what a channel has; what somebody reacts to stands in the same thread. */
async function extraRefusal(
  connection: Connection,
  account: string,
  { id, channel }: ThreadRow,
  { extra }: NewMessage,
): Promise<ErrorCode | null> {
  if (extra === null) return null
  if (!writableExtras[channel].includes(extra.kind)) return 'inputInvalid'
  const about = aboutMessage(extra) ?? (extra.kind === 'commentAnswer' ? extra : null)
  if (!about) return null
  const { rowCount } = await connection.query(
    'select from message where account_id = $1 and id = $2 and conversation_id = $3 and deleted_at is null',
    [account, about.to, id],
  )
  return rowCount ? null : 'gone'
}

/** Who answers what nobody has taken has taken it. */
const taken = (thread: ThreadRow, { created_at }: ConversationMessage, { user }: Actor): ThreadRow => ({
  ...thread,
  owner: thread.owner ?? user,
  is_assigned: thread.is_assigned || thread.owner === null,
  taken_at: created_at,
  updated_at: created_at,
})

function withAnswer(thread: ThreadRow, message: ConversationMessage, actor: Actor): ThreadRow {
  const { at, state, created_at } = message
  const { waiting_since, first_answer_ms } = thread
  return {
    ...taken(thread, message, actor),
    ...(at >= thread.last_at && { last_at: at, last_text: lastTextOfMessage(message), last_state: state }),
    waiting_since: null,
    ...(first_answer_ms === null &&
      waiting_since !== null && { first_answer_ms: Math.max(0, at - waiting_since), first_answer_by: actor.user }),
    status: 'open',
    snoozed_until: null,
    updated_at: created_at,
  }
}
