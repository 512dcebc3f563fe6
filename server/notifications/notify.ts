import { isImportant, type Notice, type NoticeContent, type NoticeType } from '#domain/notifications/notice'
import type { Connection } from '../db/connect.ts'
import { asOwner } from '../db/scope.ts'
import { newIdAt } from '../sync/newId.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { queuePushes } from './pushQueue.ts'

export type News = {
  users: readonly string[]
  /** from `limits.importantLevel` on it comes before the user unasked, and as a push */
  level: number
  /** as a push too, whatever its level */
  pushes?: boolean
  type: NoticeType
  content: NoticeContent
  /** the page to go to */
  link?: string | null
}

/**
 * Tells these users, in the caller's transaction: with its commit the notice is on its way to their devices. What a user
 * has not read yet is not told twice, only dated anew. Takes the account's counter, so it comes last in a transaction.
 */
export function notify(connection: Connection, news: News): Promise<void> {
  return asOwner(connection, async () => {
    for (const [account, users] of await accountsOf(connection, news.users)) {
      const said = await stillUnread(connection, account, users, news)
      const muted = await whoMuted(connection, account, users, news)
      const now = Date.now()
      const notices = users.map(
        (user): Notice => ({
          id: said.get(user) ?? newIdAt(now),
          user,
          type: news.type,
          level: news.level,
          status: muted.has(user) ? '1' : '0',
          content: news.content,
          link: news.link ?? null,
          createtime: now,
        }),
      )
      await writeServerRows(connection, account, 'notification', notices)
      const pushed = notices.filter(
        (notice) => (news.pushes || isImportant(notice)) && !muted.has(notice.user) && !said.has(notice.user),
      )
      await queuePushes(connection, account, pushed)
    }
  })
}

/** Nobody who is not there any more is told anything. */
async function accountsOf(connection: Connection, users: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await connection.query<{ account: string; users: string[] }>(
    `select account_id as account, array_agg(id order by id) as users from app_user
     where id = any($1::uuid[]) and status <> 'deleted' group by account_id order by account_id`,
    [users],
  )
  return new Map(rows.map((row) => [row.account, row.users]))
}

async function stillUnread(
  connection: Connection,
  account: string,
  users: readonly string[],
  { type, content, link }: News,
): Promise<Map<string, string>> {
  const { rows } = await connection.query<{ id: string; user: string }>(
    `select id, "user" from notification
     where account_id = $1 and "user" = any($2::uuid[]) and deleted_at is null and status = '0'
       and type = $3 and content = $4::jsonb and link is not distinct from $5
     order by id for update`,
    [account, users, type, JSON.stringify(content), link ?? null],
  )
  return new Map(rows.map(({ id, user }) => [user, id]))
}

async function whoMuted(
  connection: Connection,
  account: string,
  users: readonly string[],
  { type }: News,
): Promise<Set<string>> {
  const { rows } = await connection.query<{ user: string }>(
    `select distinct "user" from notice_mute
     where account_id = $1 and "user" = any($2::uuid[]) and type = $3 and deleted_at is null`,
    [account, users, type],
  )
  return new Set(rows.map(({ user }) => user))
}
