import { inboxPath, inboxStart } from '#domain/conversations/inboxPath'
import { keywordIn } from '#domain/sms/optOut'
import type { Connection } from '../../db/connect.ts'
import { type News, notify } from '../../notifications/notify.ts'
import { type ConversationJob, endStep } from './jobs.ts'

type NewsThread = {
  channel: string
  owner: string | null
  main: string
  users: string[]
  in_count: number
  last: string | null
}

/**
 * Once for each burst of a conversation: who answers it, or all who may while nobody does. Not who has read it already, or wants to hear
 * nothing of it. Nobody gets a notice for each of hundreds of conversations: from some on, one says that there are more.
 */
export async function tellUsers(connection: Connection, job: ConversationJob): Promise<void> {
  const { account, conversation } = job
  const { rows } = await connection.query<NewsThread>(
    `select c.channel, c.owner, u.id as main, coalesce(a.users, '[]') as users, c.in_count,
       (select m.body from message m where m.account_id = $1 and m.conversation_id = $2 and m.n = c.in_count) as last
     from conversation c join app_user u on u.account_id = $1 and u.parent_id is null
     left join channel_account a on a.account_id = $1 and a.id = c.channel_account_id
     where c.account_id = $1 and c.id = $2 and c.deleted_at is null and c.ended = ''`,
    [account, conversation],
  )
  const [thread] = rows
  const users = thread && !isKeyword(thread) ? await whoWantsToHear(connection, job, thread) : []
  const news = { level: 1, pushes: true, type: 'message' } as const
  const { each, more } = await byNoticesOf(connection, account, users)
  // Nobody's name and no words of theirs: what names a person would have to be found when the person is erased.
  if (each.length)
    await notify(connection, {
      ...news,
      users: each,
      content: { key: 'messageCame', values: {} },
      link: inboxPath(conversation),
    })
  if (more.length) await notify(connection, { ...news, ...moreNews, users: more })
  await endStep(connection, job)
}

const mostNotices = 20
const moreNews = { content: { key: 'moreMessagesCame', values: {} }, link: inboxStart } satisfies Partial<News>

/** Who is told of each conversation, and who has so many notices unread that one of more is enough; not again while it is new. */
async function byNoticesOf(
  connection: Connection,
  account: string,
  users: readonly string[],
): Promise<{ each: string[]; more: string[] }> {
  if (!users.length) return { each: [], more: [] }
  const { rows } = await connection.query<{ user: string; count: number; told: boolean }>(
    `select "user", count(*)::int as count,
       coalesce(bool_or(content ->> 'key' = $3 and createtime > (extract(epoch from server_now()) * 1000)::bigint - $4), false) as told
     from notification where account_id = $1 and "user" = any($2::uuid[]) and deleted_at is null and status = '0' and type = 'message'
     group by "user"`,
    [account, users, moreNews.content.key, toldAgainMs],
  )
  const many = new Map(rows.flatMap(({ user, count, told }) => (count >= mostNotices ? [[user, told] as const] : [])))
  return { each: users.filter((user) => !many.has(user)), more: users.filter((user) => many.get(user) === false) }
}
const toldAgainMs = 60_000

const isKeyword = ({ channel, last }: NewsThread) => channel === 'sms' && last !== null && keywordIn(last) !== null

async function whoWantsToHear(
  connection: Connection,
  { account, conversation }: ConversationJob,
  { owner, main, users, in_count }: NewsThread,
): Promise<string[]> {
  const all = owner !== null ? [owner] : users.length ? users : [main]
  const { rows } = await connection.query<{ id: string }>(
    `select u.id from app_user u
     where u.account_id = $1 and u.id = any($2::uuid[]) and u.status = 'normal' and not exists (
       select from conversation_seen s where s.account_id = $1 and s.conversation_id = $3 and s."user" = u.id
         and s.deleted_at is null and (s.muted or s.seen_n >= $4))
     order by u.id`,
    [account, all, conversation, in_count],
  )
  return rows.map(({ id }) => id)
}
