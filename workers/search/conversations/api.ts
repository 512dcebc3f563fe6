import type { ConversationChannel } from '#domain/conversations/channel'
import type { Conversation } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { ReactionUnderWay } from '#domain/conversations/reactions'

/** Which conversations of those that this user may see. `waiting`: the other side waits for an answer. */
export const conversationBoxes = ['all', 'mine', 'unassigned', 'waiting', 'unread', 'pinned'] as const
export type ConversationBox = (typeof conversationBoxes)[number]

/** Empty and null: not asked. */
export type ConversationQuery = {
  /** any substring of the name, the identities and what is said in it; words are and-ed */
  search: string
  box: ConversationBox
  status: Conversation['status'] | null
  /** of which channel the whole list is; conversations of others are not even counted */
  within?: ConversationChannel | null
  channel: ConversationChannel | null
  channel_account_id: string | null
  owner: string | null
  contact_id: string | null
  tag: string | null
}

/** Every open conversation, the one that spoke last first. */
export const openConversations: ConversationQuery = {
  search: '',
  box: 'all',
  status: 'open',
  channel: null,
  channel_account_id: null,
  owner: null,
  contact_id: null,
  tag: null,
}

/** A light row of the list, answered from the worker's memory. */
export type ConversationLine = Pick<
  Conversation,
  | 'id'
  | 'channel'
  | 'channel_account_id'
  | 'contact_id'
  | 'name'
  | 'identity'
  | 'owner'
  | 'status'
  | 'access'
  | 'snoozed_until'
  | 'last_at'
  | 'last_text'
  | 'last_state'
  | 'waiting_since'
  | 'handed_over_at'
  | 'tags'
  | 'ended'
> & {
  unread: number
  /** null: not pinned */
  pinned_at: number | null
  muted: boolean
  /** has changes that the server has not confirmed */
  pending: boolean
  /** the message in which a search was found; null: it was found in the conversation itself, or nothing is searched */
  found: MessageHit | null
}

export type MessageHit = { message_id: string; at: number; text: string }

export type ConversationLines = {
  version: number
  matching: number
  total: number
  lines: ConversationLine[]
}

/** A query that stays open: `onChange` tells that its result may differ now; ask again. */
export type ConversationList = {
  lines(from: number, to: number): Promise<ConversationLines>
  ids(from?: number, to?: number): Promise<string[]>
  /** Where it stands in the result, or -1. */
  positionOf(id: string): Promise<number>
  close(): void
}

/**
 * What a thread paints at once; files, quotes and reactions are read from the row of what is in sight. `version` changes whenever that
 * row does.
 */
export type MessageLine = Pick<
  ConversationMessage,
  'id' | 'at' | 'direction' | 'kind' | 'state' | 'body' | 'origin' | 'author'
> & {
  pending: boolean
  version: number
}

/**
 * `older`: so many of `total`, the first ones, are below the months that this device keeps; nothing can be changed on them.
 * `canAskOlder`: more may have been said before, which only the server knows. `reactions`: of ours, that have not arrived.
 */
export type ThreadLines = {
  version: number
  total: number
  older: number
  canAskOlder: boolean
  lines: MessageLine[]
  reactions: ReactionUnderWay[]
}

/** `told`: what was said before is in the lines now, or nothing was. */
export type OlderReply = 'told' | 'offline' | 'failed'

/** The messages of one conversation that are on this device, in the order in which they were said, and what the server told of older ones. */
export type Thread = {
  lines(from: number, to: number): Promise<ThreadLines>
  /** Where a message stands, or -1. */
  positionOf(message: string): Promise<number>
  /** Those in which these words are, in the order in which they were said, as far as they are on this device. */
  find(search: string): Promise<MessageHit[]>
  /** The next ones that were said before, from the server; they stay on this device for a while. */
  askOlder(): Promise<OlderReply>
  /** The whole of one that is below the months that this device keeps; null: it is a row like others. */
  olderMessage(message: string): Promise<ConversationMessage | null>
  close(): void
}

export type Unread = {
  /** unread messages of open conversations that are not muted: the badge */
  messages: number
  conversations: number
  /** the same of each channel */
  byChannel: Partial<Record<ConversationChannel, number>>
  /** conversations whose other side waits for an answer */
  waiting: number
}

export type ConversationIndexApi = {
  open(query: ConversationQuery, onChange: () => void): Promise<ConversationList>
  openThread(conversation: string, onChange: () => void): Promise<Thread>
  unread(onChange: () => void): Promise<{ read(): Promise<Unread>; close(): void }>
}
