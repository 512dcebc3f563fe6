import {
  byRecency,
  bySaid,
  type Conversation,
  type ConversationView,
  unreadOf,
} from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { ConversationQuery, Unread } from '../api.ts'

/* What the index answers, said plainly over whole rows. */

export type Model = {
  conversations: Map<string, Conversation>
  seen: Map<string, ConversationView>
  messages: Map<string, ConversationMessage>
}

const seenOf = ({ seen }: Model, id: string) => [...seen.values()].find(({ conversation_id }) => conversation_id === id)
const statusOf = ({ status, snoozed_until }: Conversation, now: number) =>
  status === 'snoozed' && (snoozed_until ?? 0) <= now ? 'open' : status

export const saidIn = ({ messages, conversations }: Model, conversation: string) =>
  conversations.has(conversation)
    ? [...messages.values()].filter(({ conversation_id }) => conversation_id === conversation).sort(bySaid)
    : []

const asNumber = (word: string) => (/^[+\d]+$/.test(word) ? word.replace('+', '') : word)
function isFound(model: Model, row: Conversation, words: readonly string[]): boolean {
  const own = [row.name, row.identity.value, ...row.identities.map(({ value }) => value)].join('\n').toLowerCase()
  const bodies = ['', ...saidIn(model, row.id).map(({ body }) => body.toLowerCase())]
  return bodies.some((body) => words.every((word) => own.includes(asNumber(word)) || body.includes(word)))
}

/** What was emptied and closed is in no list. */
export const listed = ({ conversations }: Model, within: ConversationQuery['within'] = null) =>
  [...conversations.values()].filter(
    ({ status, last_state, channel }) =>
      (status !== 'closed' || last_state !== null) && (within === null || channel === within),
  )

export function conversationsFound(model: Model, query: ConversationQuery, user: string, now: number): string[] {
  const { search, box, status, channel, channel_account_id, owner, contact_id, tag } = query
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const boxed = (row: Conversation) =>
    ({
      all: true,
      mine: row.owner === user,
      unassigned: row.owner === null,
      waiting: row.waiting_since !== null,
      unread: unreadOf(row, seenOf(model, row.id)) > 0,
      pinned: (seenOf(model, row.id)?.pinned_at ?? null) !== null,
    })[box]
  return listed(model, query.within)
    .filter(
      (row) =>
        boxed(row) &&
        (status === null || statusOf(row, now) === status) &&
        (channel === null || row.channel === channel) &&
        (channel_account_id === null || row.channel_account_id === channel_account_id) &&
        (owner === null || row.owner === owner) &&
        (contact_id === null || row.contact_id === contact_id) &&
        (tag === null || row.tags.includes(tag)) &&
        isFound(model, row, words),
    )
    .sort((a, b) => byRecency(a, b, (id) => seenOf(model, id)?.pinned_at ?? null))
    .map(({ id }) => id)
}

export function unreadIn(model: Model, now: number): Unread {
  const open = [...model.conversations.values()].filter((row) => statusOf(row, now) === 'open')
  const loud = open
    .map((row) => ({ row, unread: unreadOf(row, seenOf(model, row.id)) }))
    .filter(({ row, unread }) => unread > 0 && !seenOf(model, row.id)?.muted)
  const byChannel: Unread['byChannel'] = {}
  for (const { row, unread } of loud) byChannel[row.channel] = (byChannel[row.channel] ?? 0) + unread
  return {
    messages: loud.reduce((sum, { unread }) => sum + unread, 0),
    conversations: loud.length,
    byChannel,
    waiting: open.filter(({ waiting_since }) => waiting_since !== null).length,
  }
}
