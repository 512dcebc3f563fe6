import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { chatAccesses } from '../linked/privacy.ts'
import { type Actor, type Row } from '../shared/mutation.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import type { Scope } from '../sync/protocol.ts'
import { ConversationChannel } from './channel.ts'
import { ChannelIdentity } from './identity.ts'
import { type MessageExtra, markOfExtra } from './messageExtra.ts'
import { MessageState } from './messageState.ts'

export const conversationStatuses = ['open', 'closed', 'snoozed'] as const

/** What opens a thread: the account it is held over, and who is meant. Its id follows from the two (`conversationIdOf`). */
export const NewConversation = z.object({
  id: Id,
  channel_account_id: Id,
  peer_id: Id,
  channel: ConversationChannel,
  /** under which of its names the peer is written to; the server takes it only while that name is this peer's */
  identity: ChannelIdentity,
  contact_id: z.nullable(Id),
  /** how the list calls it: the contact's name, or what the channel says */
  name: Line,
})
export type NewConversation = z.output<typeof NewConversation>

/** Everything said between one channel account of the company and one peer. */
export const Conversation = z.extend(NewConversation, {
  /** the user who answers it; null: nobody yet, and every user of the channel account may */
  owner: z.nullable(Id),
  /** the names that the channel knows the peer by: who sees the thread may not see the contact */
  identities: z.array(ChannelIdentity).check(z.maxLength(40)),
  status: z.enum(conversationStatuses),
  snoozed_until: z.nullable(Time),
  /** until then the other side may be written to freely; null: whenever */
  window_until: z.nullable(Time),
  /** incoming messages so far; the last one has this number */
  in_count: z.int().check(z.minimum(0)),
  last_at: Time,
  last_text: text(120),
  last_state: z.nullable(MessageState),
  /** since when the other side waits for an answer; null: it does not */
  waiting_since: z.nullable(Time),
  /** when the bot gave it to a person, last; null: never (`isHandedOver`) */
  handed_over_at: z.nullable(Time),
  /** how long the first answer took; null: none was given yet */
  first_answer_ms: z.nullable(z.int().check(z.minimum(0))),
  /** raised when a message is deleted, or comes into a former month */
  floor_edition: z.int().check(z.minimum(0)),
  tags: z.array(Id).check(z.maxLength(limits.tagsPerContact)),
  /** why nothing more comes in here, and where it goes on: two names were one person's, or the number is another one's now */
  /** `private`: its owner alone sees it, who linked the phone; see `accessOf` */
  access: z.enum(chatAccesses),
  /** whether rules answer in it, on a linked phone; null: as the phone says */
  robot: z.nullable(z.boolean()),
  ended: z.enum(['', 'joined', 'changedHands']),
  continued_in: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
})
export type Conversation = z.output<typeof Conversation>

/** What the server says of a thread, as it is of a new one. */
export const newConversation = {
  owner: null,
  identities: [] as ChannelIdentity[],
  status: 'open',
  snoozed_until: null,
  window_until: null,
  in_count: 0,
  last_at: 0,
  last_text: '',
  last_state: null,
  waiting_since: null,
  handed_over_at: null,
  first_answer_ms: null,
  floor_edition: 0,
  tags: [] as string[],
  access: 'company',
  robot: null,
  ended: '',
  continued_in: null,
} as const satisfies Partial<Conversation>

/** How far a user has read a thread, and how it stands in their list. Nobody else's matter. */
export const ConversationView = z.object({
  id: Id,
  user: Id,
  conversation_id: Id,
  seen_n: z.int().check(z.minimum(0)),
  marked_unread: z.boolean(),
  pinned_at: z.nullable(Time),
  /** the linked phone in which it is pinned, as each phone has a limit of its own; null: all other channels share one limit */
  pinned_in: z.nullable(Id),
  muted: z.boolean(),
  created_at: Time,
  updated_at: Time,
})
export type ConversationView = z.output<typeof ConversationView>

/** Where a thread lives: with who answers it, or in the pool of its account. Pulls and queries ask nothing else. */
export function conversationScope({
  owner,
  channel_account_id,
  access,
}: Pick<Conversation, 'owner' | 'channel_account_id'> & Partial<Pick<Conversation, 'access'>>): Scope {
  if (owner === null) return `pool:${channel_account_id}`
  return access === 'private' ? `mine:${owner}` : `talk:${owner}`
}

/** Who may see a conversation: the main account, its owner, and while it has no owner the users of its channel account. */
export const seesConversation = (
  { user, role }: Pick<Actor, 'user' | 'role'>,
  { owner, access }: Pick<Conversation, 'owner'> & Partial<Pick<Conversation, 'access'>>,
  account: Pick<UsedAccount, 'users'>,
): boolean =>
  owner === user || (access !== 'private' && (role === 'main' || (owner === null && account.users.includes(user))))

/** The bot has given it to a person, and nobody has answered since; of rows that a device kept from before it says nothing. */
export const isHandedOver = ({
  waiting_since,
  handed_over_at,
}: Pick<Conversation, 'waiting_since' | 'handed_over_at'>): boolean =>
  waiting_since !== null && (handed_over_at ?? 0) >= waiting_since

export const isPrivate = ({ access }: Partial<Pick<Conversation, 'access'>>): boolean => access === 'private'

/**
 * `users`: who is named as using it; none: everybody sends over it, and what nobody else answers is the main account's.
 * `owner`: of a mailbox, which is used by nobody else but the main account.
 */
export type UsedAccount = { users: readonly string[]; main: string; owner?: string | null }

export const mayUseAccount = (user: string, { users, main, owner }: UsedAccount): boolean =>
  user === main || (owner ? user === owner : !users.length || users.includes(user))

/** The owner where no rule names one: the mailbox's owner or the main account; null: the pool of the account's users. */
export const ownerOfRest = ({ users, main, owner }: UsedAccount): string | null =>
  users.length ? null : (owner ?? main)

/** Mails are with the owner of their contact, who answers from a mailbox of their own where the one that was written to is another's. */
export const mayHaveThreads = (contactOwner: string, account: UsedAccount): boolean =>
  Boolean(account.owner) || mayUseAccount(contactOwner, account)

/** The owner of a new conversation: the contact's owner if they may have it, else `ownerOfRest`. */
export function ownerOfNew(contactOwner: string | null, account: UsedAccount): string | null {
  if (contactOwner !== null && mayHaveThreads(contactOwner, account)) return contactOwner
  return ownerOfRest(account)
}

type SeenState = Pick<ConversationView, 'seen_n' | 'marked_unread'>

/** Both numbers only rise, so the difference is right on every device and needs no counting again. */
export function unreadOf({ in_count }: Pick<Conversation, 'in_count'>, seen: SeenState | undefined): number {
  const unread = Math.max(0, in_count - (seen?.seen_n ?? 0))
  return unread === 0 && seen?.marked_unread ? 1 : unread
}

/** Pinned ones first, the one that was pinned last on top; then by what was said last. */
export function byRecency(
  a: Pick<Conversation, 'id' | 'last_at'>,
  b: Pick<Conversation, 'id' | 'last_at'>,
  pinnedAt: (id: string) => number | null,
): number {
  const pins = (pinnedAt(b.id) ?? -1) - (pinnedAt(a.id) ?? -1)
  return pins || b.last_at - a.last_at || (a.id < b.id ? 1 : -1)
}

/** Of which list of pinned ones a thread is: over WhatsApp each number has one of its own. */
export const pinnedInOf = ({
  channel,
  channel_account_id,
}: Pick<Conversation, 'channel' | 'channel_account_id'>): string | null =>
  channel === 'whatsapp' || channel === 'linked' ? channel_account_id : null

/** Why one more is not pinned among these; null: it may be. */
export function pinRefusal(
  views: Iterable<Pick<ConversationView, 'id' | 'pinned_at' | 'pinned_in'>>,
  { id, pinned_in }: Pick<ConversationView, 'id' | 'pinned_in'>,
): ErrorCode | null {
  let count = 0
  // A view of before there were several lists says nothing of it.
  for (const view of views)
    if (view.pinned_at !== null && view.id !== id && (view.pinned_in ?? null) === pinned_in) count++
  if (count < limits.pinnedConversations) return null
  return pinned_in === null ? 'pinsFull' : 'numberPinsFull'
}

/** In the order in which it was said, whenever it came. */
export const bySaid = (a: { at: number; id: string }, b: { at: number; id: string }): number =>
  a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id))

/** What the list shows of a message: one line. */
export function lastTextOf(body: string): string {
  const line = body.replace(/\s+/gu, ' ').trim()
  // Never half of a sign that is written in two.
  return line.length <= 120 ? line : `${line.slice(0, 119).replace(/[\ud800-\udbff]$/, '')}…`
}

/** What a thread says once nothing is said in it any more. */
export const emptied = {
  status: 'closed',
  snoozed_until: null,
  waiting_since: null,
  last_text: '',
  last_state: null,
} as const satisfies Partial<Conversation>

/** Rules answer persons: a group is many, and in a private chat its user alone says something. */
export const mayHaveRobot = ({ channel, identity, access }: Pick<Conversation, 'channel' | 'identity' | 'access'>) =>
  channel === 'linked' && identity.kind !== 'group' && access !== 'private'

/** Emptied and closed, or never begun: it stays for what may still come, and no list shows it. */
export const isEmptied = ({ status, last_state }: Pick<Conversation, 'status' | 'last_state'>): boolean =>
  status === 'closed' && last_state === null

/** Of one that has no words a sign for what it is, or the names of its files. */
export const lastTextOfMessage = ({ body, subject, parts, extra }: SaidInMessage): string =>
  lastTextOf(body.trim() || subject.trim() || markOfExtra(extra) || parts.map(({ name }) => name).join(', '))
type SaidInMessage = {
  body: string
  subject: string
  parts: readonly { name: string }[]
  extra?: MessageExtra | null
}

export const asConversation = (row: Row): Conversation => row as unknown as Conversation
