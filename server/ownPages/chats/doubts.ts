import * as z from 'zod/mini'
import { type OwnPageAccount, pageIdOf } from '#domain/channels/account'
import type { ChatToSend } from '../../conversations/sending/chatDriver.ts'
import { lockChat, moveChat } from '../../conversations/sending/chatRows.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { MetaQuestion } from '../../meta/graph.ts'
import { refAt } from '../../whatsapp/chats/refAt.ts'
import type { OwnPages } from '../ownPages.ts'
import { readUsablePage } from '../pageRows.ts'
import { showBefell } from './chatDriver.ts'

type DoubtTools = { database: Database; pages: OwnPages }
type DoubtKey = { account: string; id: string }

/**
 * Of messages of which nobody knows whether they left Meta is asked what stands there. What is found was sent; what is not found stays
 * unknown, and is never sent again by itself.
 */
export async function settlePageDoubts(
  { database, pages }: DoubtTools,
  signal: AbortSignal,
  afterMs = 10_000,
): Promise<number> {
  const { rows } = await database.pool.query<DoubtKey>(
    `select m.account_id as account, m.id from message m
     join conversation c on c.account_id = m.account_id and c.id = m.conversation_id and c.channel in ('facebook', 'instagram')
     where m.state = 'uncertain' and m.deleted_at is null and m.direction = 'out'
       and m.updated_at between (extract(epoch from server_now()) * 1000)::bigint - 3600000
         and (extract(epoch from server_now()) * 1000)::bigint - $1::bigint
     order by m.at limit 20`,
    [afterMs],
  )
  let found = 0
  for (const key of rows) if (!signal.aborted && (await settle({ database, pages }, key, signal))) found++
  return found
}

async function settle({ database, pages }: DoubtTools, key: DoubtKey, signal: AbortSignal): Promise<boolean> {
  const message = await asSystem(database, (connection) => lockChat(connection, key))
  if (message?.state !== 'uncertain') return false
  const row = await readUsablePage(database.pool, message)
  if (!row) return false
  const ref = await askWhether(database, pages, { message, row }, signal)
  if (ref === null) return false
  return asSystem(database, async (connection) => {
    const now = await lockChat(connection, key)
    if (now?.state !== 'uncertain') return false
    if (ref && !(await keepRef(connection, now, ref))) return false
    await showBefell(connection, now)
    return moveChat(connection, now, 'accept')
  })
}

/** False: another message has that name already. */
async function keepRef(
  connection: Connection,
  { account, channelAccount, id }: ChatToSend,
  ref: string,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, parts, object, object_id)
     values ($1, $2, $3, 0, 1, 'message', $4) on conflict do nothing`,
    [account, channelAccount, ref, id],
  )
  return Boolean(rowCount)
}

type Doubt = { message: ChatToSend; row: OwnPageAccount }

/** How Meta calls what was sent, '' where it has no name; null: it is not to be found there. */
async function askWhether(
  database: Database,
  pages: OwnPages,
  { message, row }: Doubt,
  signal: AbortSignal,
): Promise<string | null> {
  const { extra } = message
  const target = extra && 'to' in extra ? await refAt(database.pool, message, extra.to) : null
  const ask = (question: Omit<MetaQuestion, 'token'>) => pages.askAs(message, question, signal)
  if (extra?.kind === 'revoke') {
    if (target === null) return null
    const answer = await ask({ path: encodeURIComponent(target), query: { fields: 'id' } })
    return answer.kind === 'gone' ? '' : null
  }
  if (extra?.kind === 'hide') {
    if (target === null) return null
    const field = row.channel === 'instagram' ? 'hidden' : 'is_hidden'
    const answer = await ask({ path: encodeURIComponent(target), query: { fields: field } })
    return answer.kind === 'said' && (answer.data as Record<string, unknown>)[field] === extra.on ? '' : null
  }
  // Of several messages some may have left.
  if (message.files.length + Number(message.body.trim() !== '') > 1) return null
  const isPublic = extra?.kind === 'commentAnswer' && extra.way === 'public'
  if (isPublic && target === null) return null
  const answer = await ask(isPublic ? answersBelow(row, target!) : lastMessagesWith(row, message.to.value))
  if (answer.kind !== 'said') return null
  const said = isPublic ? z.safeParse(Below, answer.data).data?.data : lastMessages(answer.data)
  const ours = (said ?? []).filter(
    (one) =>
      (one.message ?? one.text) === message.body &&
      isByPage(one, row) &&
      Date.parse(one.created_time ?? one.timestamp ?? '') >= message.at - 60_000,
  )
  return firstUnnamed(
    database,
    message,
    ours.map(({ id }) => id),
  )
}

const answersBelow = ({ channel }: OwnPageAccount, target: string): Omit<MetaQuestion, 'token'> =>
  channel === 'instagram'
    ? { path: `${encodeURIComponent(target)}/replies`, query: { fields: 'id,text,username,timestamp', limit: '50' } }
    : {
        path: `${encodeURIComponent(target)}/comments`,
        query: {
          fields: 'id,message,from,created_time',
          filter: 'stream',
          order: 'reverse_chronological',
          limit: '50',
        },
      }

const lastMessagesWith = ({ channel, setting }: OwnPageAccount, person: string): Omit<MetaQuestion, 'token'> => ({
  path: `${setting.page}/conversations`,
  query: {
    platform: channel === 'instagram' ? 'instagram' : 'messenger',
    user_id: person,
    fields: 'messages.limit(20){id,created_time,from,message}',
  },
})

const Said = z.object({
  id: z.string(),
  message: z.optional(z.string()),
  text: z.optional(z.string()),
  username: z.optional(z.string()),
  from: z.optional(z.object({ id: z.string() })),
  created_time: z.optional(z.string()),
  timestamp: z.optional(z.string()),
})
const Below = z.object({ data: z.array(Said) })
const Conversations = z.object({ data: z.array(z.object({ messages: z.optional(Below) })) })
const lastMessages = (data: unknown) =>
  z.safeParse(Conversations, data).data?.data.flatMap(({ messages }) => messages?.data ?? [])

const isByPage = ({ from, username }: z.output<typeof Said>, { setting, page }: OwnPageAccount): boolean =>
  from ? from.id === pageIdOf(setting) || from.id === setting.page : username === page.username

/** Of the same words said twice the one that no message of ours is called by yet. */
async function firstUnnamed(
  { pool }: Database,
  { account, channelAccount }: ChatToSend,
  refs: readonly string[],
): Promise<string | null> {
  if (!refs.length) return null
  const { rows } = await pool.query<{ ref: string }>(
    'select ref from provider_ref where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])',
    [account, channelAccount, refs],
  )
  const named = new Set(rows.map(({ ref }) => ref))
  return refs.find((ref) => !named.has(ref)) ?? null
}
