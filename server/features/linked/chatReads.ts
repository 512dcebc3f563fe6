import type { Conversation } from '#domain/conversations/conversation'
import { lastTextOfMessage } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { type ChannelIdentity, identityScopeOf, phoneOfIdentity } from '#domain/conversations/identity'
import { conversationIdOf } from '#domain/conversations/ids'
import { type ChatPerson, type ChatSession, hiddenNumber, type WtRecord } from '#domain/linked/chatCalls'
import { isRobotOn, type LinkedPhone } from '#domain/linked/phone'
import type { Actor } from '#domain/shared/mutation'
import { readPeerBook } from '../../conversations/peers.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { containing } from '../../db/like.ts'
import { asSystem } from '../../db/scope.ts'
import type { LinkedSessionRef } from '../../linked/store.ts'

type ChatPage = { search: string; page: number; limit: number }
const offsetOf = ({ page, limit }: ChatPage | Omit<ChatPage, 'search'>) => (page - 1) * limit

/** A chat of a phone as a user sees it. */
export type SeenChat = Pick<
  Conversation,
  | 'id'
  | 'peer_id'
  | 'identity'
  | 'identities'
  | 'name'
  | 'contact_id'
  | 'access'
  | 'status'
  | 'robot'
  | 'in_count'
  | 'last_text'
  | 'last_at'
> & { unread: number; is_pinned: boolean }

// Row-level security says which chats a user sees: private ones are their user's alone.
const seenColumns = `c.id, c.peer_id, c.identity, c.identities, c.name, c.contact_id, c.access, c.status, c.robot, c.in_count, c.last_text,
  c.last_at, greatest(c.in_count - coalesce(s.seen_n, 0), coalesce(s.marked_unread, false)::int, 0)::int as unread,
  s.pinned_at is not null as is_pinned`
const ofPhone = `conversation c left join conversation_seen s on s.account_id = c.account_id and s.conversation_id = c.id and s."user" = $3
    and s.deleted_at is null
  where c.account_id = $1 and c.channel_account_id = $2 and c.deleted_at is null and c.ended = ''
    and not (c.status = 'closed' and c.last_state is null)`
const isSearched = `($4 = '' or lower(c.name) like $5 or exists (
  select from jsonb_array_elements(c.identities) i where lower(i ->> 'value') like $5))`

export async function listSeenChats(
  connection: Connection,
  { account, user }: Actor,
  { phone, order, ...page }: ChatPage & { phone: string; order: 'name' | 'last' },
): Promise<{ count: number; list: SeenChat[] }> {
  const search = page.search.trim().toLowerCase()
  const asked = [account, phone, user, search, containing(search)]
  const { rows: counted } = await connection.query<{ count: number }>(
    `select count(*)::int as count from ${ofPhone} and ${isSearched}`,
    asked,
  )
  const { rows: list } = await connection.query<SeenChat>(
    `select ${seenColumns} from ${ofPhone} and ${isSearched}
     order by case when $6 = 'name' then lower(c.name) end, case when $6 = 'last' then s.pinned_at end desc nulls last,
       c.last_at desc, c.id limit $7 offset $8`,
    [...asked, order, page.limit, offsetOf(page)],
  )
  return { count: counted[0]!.count, list }
}

/** Unread messages of chats that are open and not muted. */
export async function countUnread(connection: Connection, { account, user }: Actor, phone: string): Promise<number> {
  const { rows } = await connection.query<{ total: number }>(
    `select coalesce(sum(greatest(c.in_count - coalesce(s.seen_n, 0), coalesce(s.marked_unread, false)::int, 0)), 0)::int as total
     from ${ofPhone} and c.status <> 'closed' and not coalesce(s.muted, false)`,
    [account, phone, user],
  )
  return rows[0]!.total
}

/** Under which id a phone holds its conversation with somebody, whether there is one or not. */
export const placeOfChat = (
  database: Database,
  { account, id }: LinkedSessionRef,
  identity: ChannelIdentity,
): Promise<{ conversation: string; peer: string }> =>
  asSystem(database, async (connection) => {
    const book = await readPeerBook(connection, account, identityScopeOf('linked'), [identity])
    const peer = book.sight([identity], Date.now(), 'opened')
    return { conversation: conversationIdOf(id, peer), peer }
  })

/** null: the user sees none. */
export async function seenChat(
  connection: Connection,
  { account, user }: Actor,
  { phone, conversation }: { phone: string; conversation: string },
): Promise<SeenChat | null> {
  const { rows } = await connection.query<SeenChat>(
    `select ${seenColumns} from conversation c left join conversation_seen s on s.account_id = c.account_id and s.conversation_id = c.id
       and s."user" = $3 and s.deleted_at is null
     where c.account_id = $1 and c.channel_account_id = $2 and c.id = $4 and c.deleted_at is null`,
    [account, phone, user, conversation],
  )
  return rows[0] ?? null
}

export const asChatPerson = ({ identity, identities, name, contact_id }: SeenChat): ChatPerson => ({
  chatWtAccount: identity.value,
  name,
  full_number: identity.kind === 'group' ? null : numberAmong([identity, ...identities]),
  contact_id,
})

const numberAmong = (identities: readonly ChannelIdentity[]): string =>
  identities.map(phoneOfIdentity).find((number) => number !== null) ?? hiddenNumber

export const asChatSession = (chat: SeenChat, phone: LinkedPhone): ChatSession => ({
  ...asChatPerson(chat),
  conversation_id: chat.id,
  access: chat.access,
  unread: chat.unread,
  is_pinned: chat.is_pinned,
  is_closed: chat.status === 'closed',
  startRobot: chat.access !== 'private' && chat.identity.kind !== 'group' && isRobotOn(phone, chat),
  last_text: chat.last_text,
  last_time: Math.floor(chat.last_at / 1_000),
})

type RecordRow = Pick<
  ConversationMessage,
  'id' | 'direction' | 'origin' | 'state' | 'body' | 'quote' | 'parts' | 'extra' | 'said_by' | 'at' | 'expires_at'
>

/** What has run out is shown nowhere, also before it is deleted; what befell a message is shown at that one. */
const isRecord = `deleted_at is null and coalesce(expires_at, 9e15) > extract(epoch from server_now()) * 1000
  and (direction = 'in' or coalesce(extra ->> 'kind', '') not in ('reaction', 'edit', 'revoke'))`

export async function listWtRecords(
  connection: Connection,
  { account }: Actor,
  { conversation, ...page }: { conversation: string; page: number; limit: number },
): Promise<{ count: number; list: WtRecord[] }> {
  const { rows: counted } = await connection.query<{ count: number }>(
    `select count(*)::int as count from message where account_id = $1 and conversation_id = $2 and ${isRecord}`,
    [account, conversation],
  )
  const { rows } = await connection.query<RecordRow>(
    `select id, direction, origin, state, body, quote, parts, extra, said_by, at, expires_at from message
     where account_id = $1 and conversation_id = $2 and ${isRecord} order by at desc, id desc limit $3 offset $4`,
    [account, conversation, page.limit, offsetOf(page)],
  )
  return { count: counted[0]!.count, list: rows.map(asWtRecord) }
}

const asWtRecord = ({
  id,
  direction,
  origin,
  state,
  body,
  quote,
  parts,
  extra,
  said_by,
  at,
  expires_at,
}: RecordRow) => ({
  id,
  fromMe: direction === 'out',
  origin,
  state,
  type: extra?.kind ?? '',
  text: body,
  quoted: quote?.text ?? null,
  files: parts.map(({ name }) => name),
  sender: said_by?.id ?? null,
  time: Math.floor(at / 1_000),
  expires: expires_at === null ? null : Math.floor(expires_at / 1_000),
})

export type SeenMessage = Pick<
  ConversationMessage,
  'id' | 'conversation_id' | 'direction' | 'state' | 'body' | 'parts' | 'extra'
> & {
  last_text: string
}

/** Those of a phone's chats that the user sees, in the order in which they were asked for. */
export async function seenMessages(
  connection: Connection,
  { account }: Actor,
  { phone, ids }: { phone: string; ids: readonly string[] },
): Promise<SeenMessage[]> {
  const { rows } = await connection.query<Omit<SeenMessage, 'last_text'> & { subject: string }>(
    `select m.id, m.conversation_id, m.direction, m.state, m.subject, m.body, m.parts, m.extra from message m
     join conversation c on c.account_id = m.account_id and c.id = m.conversation_id and c.channel_account_id = $2
     where m.account_id = $1 and m.id = any($3::uuid[]) and m.deleted_at is null order by array_position($3::uuid[], m.id)`,
    [account, phone, ids],
  )
  return rows.map((row) => ({ ...row, last_text: lastTextOfMessage(row) }))
}

/** Numbers of those of these names that stand in a chat which the user sees. */
export async function numbersOfNames(
  connection: Connection,
  { account }: Actor,
  { phone, names }: { phone: string; names: readonly ChannelIdentity[] },
): Promise<Map<string, string>> {
  const { rows } = await connection.query<{ name: string; identities: ChannelIdentity[] }>(
    `select asked.value as name, c.identities from jsonb_to_recordset($3::jsonb) as asked (kind text, value text)
     join conversation c on c.account_id = $1 and c.channel_account_id = $2 and c.deleted_at is null
       and c.identities @> jsonb_build_array(jsonb_build_object('kind', asked.kind, 'value', asked.value))`,
    [account, phone, JSON.stringify(names)],
  )
  return new Map(rows.map(({ name, identities }) => [name, numberAmong(identities)]))
}

export type ChatContact = { name: string; company: string; country: string }

export async function contactOfChat(
  connection: Connection,
  { account }: Actor,
  contact: string | null,
): Promise<ChatContact | null> {
  const { rows } = await connection.query<ChatContact>(
    'select name, company, country from contact where account_id = $1 and id = $2 and deleted_at is null',
    [account, contact],
  )
  return rows[0] ?? null
}
