import type { ChatLine, ChatRecord, conversationCalls } from '#domain/conversations/calls'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { containing } from '../../db/like.ts'

type Page = { page: number; limit: number }
const offsetOf = ({ page, limit }: Page) => (page - 1) * limit

// Row-level security says which conversations a user sees.
export async function listChats(
  connection: Connection,
  { account, user }: Actor,
  { search = '', belongto, owner, ...page }: InputOf<typeof conversationCalls.chatList>,
): Promise<{ count: number; list: ChatLine[] }> {
  const found = `from conversation c where c.account_id = $1 and c.deleted_at is null
       and ($2::uuid is null or c.owner = $2) and ($3::uuid is null or c.channel_account_id = $3)
       and ($4 = '' or lower(c.name) like $5 or exists (
         select from jsonb_array_elements(c.identities) i where lower(i ->> 'value') like $5))
       and (c.status <> 'closed' or exists (select from message m where m.account_id = $1 and m.conversation_id = c.id
         and m.deleted_at is null))`
  const asked = [account, belongto ?? null, owner ?? null, search.trim(), containing(search.trim().toLowerCase())]
  const { rows: counted } = await connection.query<{ count: number }>(`select count(*) as count ${found}`, asked)
  const { rows: list } = await connection.query<ChatLine>(
    `select c.id, c.channel_account_id as owner, coalesce(a.name, '') as owner_name, c.channel, c.identity ->> 'value' as other,
       c.identity ->> 'kind' as other_kind, c.name, c.contact_id, c.owner as belongto, c.status,
       greatest(0, c.in_count - coalesce(s.seen_n, 0))::int as unread,
       coalesce((select left(m.body, 120) from message m where m.account_id = $1 and m.conversation_id = c.id
         and m.deleted_at is null order by m.at desc, m.id desc limit 1), '') as last_text,
       (c.last_at / 1000)::int as last_time
     from (select c.* ${found} order by c.last_at desc, c.id desc limit $6 offset $7) c
     left join channel_account a on a.account_id = $1 and a.id = c.channel_account_id
     left join conversation_seen s on s.account_id = $1 and s.conversation_id = c.id and s."user" = $8 and s.deleted_at is null
     order by c.last_at desc, c.id desc`,
    [...asked, page.limit, offsetOf(page), user],
  )
  return { count: counted[0]!.count, list }
}

type ChatKey = Pick<ChatLine, 'owner' | 'other'>

/** The conversation; `notFound` where the user sees none. */
async function chatOf(connection: Connection, { account }: Actor, { owner, other }: ChatKey): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from conversation where account_id = $1 and channel_account_id = $2 and identity ->> 'value' = $3
       and deleted_at is null order by last_at desc limit 1`,
    [account, owner, other],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0].id
}

export async function listRecords(
  connection: Connection,
  actor: Actor,
  { owner, other, ...page }: InputOf<typeof conversationCalls.chatRecords>,
): Promise<{ count: number; list: ChatRecord[] }> {
  const chat = await chatOf(connection, actor, { owner, other })
  const { rows: counted } = await connection.query<{ count: number }>(
    `select count(*) as count from message where account_id = $1 and conversation_id = $2 and ${isRecord}`,
    [actor.account, chat],
  )
  const { rows: list } = await connection.query<ChatRecord>(
    `select id, direction, kind, origin, state, subject, body as text, author,
       array(select part ->> 'name' from jsonb_array_elements(parts) part) as files, (at / 1000)::int as time
     from message where account_id = $1 and conversation_id = $2 and ${isRecord}
     order by at desc, id desc limit $3 offset $4`,
    [actor.account, chat, page.limit, offsetOf(page)],
  )
  return { count: counted[0]!.count, list }
}

/** SQL: a reaction of ours stands at the message that it is for. */
const isRecord = `deleted_at is null and (direction = 'in' or coalesce(extra ->> 'kind', '') not in ('reaction', 'edit', 'revoke'))`

type Change = { name: MutationName; args: unknown }

/** As a device says it, some at a time. */
export const deleting = (ids: readonly string[]): Change[] =>
  Array.from({ length: Math.ceil(ids.length / limits.rowsPerMutation) }, (_, n) => ({
    name: 'message.delete',
    args: { ids: ids.slice(n * limits.rowsPerMutation, (n + 1) * limits.rowsPerMutation) },
  }))

export async function emptyingChat(
  connection: Connection,
  actor: Actor,
  key: ChatKey,
): Promise<{ changes: Change[]; count: number }> {
  const chat = await chatOf(connection, actor, key)
  const { rows } = await connection.query<{ id: string }>(
    'select id from message where account_id = $1 and conversation_id = $2 and deleted_at is null order by id',
    [actor.account, chat],
  )
  const changes = [
    ...deleting(rows.map(({ id }) => id)),
    { name: 'conversation.close' as const, args: { ids: [chat] } },
  ]
  return { changes, count: rows.length }
}

/** Those that the user sees: of others nothing is said. */
export async function recordsSeen(
  connection: Connection,
  { account }: Actor,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from message where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id',
    [account, ids],
  )
  return rows.map(({ id }) => id)
}

type OwnerLine = { owner: string; name: string; channel: string; sender: string; count: number }

export async function listOwners(connection: Connection, { account }: Actor): Promise<OwnerLine[]> {
  const { rows } = await connection.query<OwnerLine>(
    `select c.channel_account_id as owner, coalesce(min(a.name), '') as name, c.channel, coalesce(min(a.sender), '') as sender,
       count(*)::int as count
     from conversation c left join channel_account a on a.account_id = $1 and a.id = c.channel_account_id
     where c.account_id = $1 and c.deleted_at is null group by c.channel_account_id, c.channel order by 2, 1`,
    [account],
  )
  return rows
}
