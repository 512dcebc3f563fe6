import { AppError } from '#domain/errors'
import { noticeCalls } from '#domain/notifications/calls'
import { type Notice, noticeText } from '#domain/notifications/notice'
import type { Channels } from '../../channels/channel.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem, withScope } from '../../db/scope.ts'
import { languageOf } from '../../http/answer.ts'
import type { Route } from '../../http/route.ts'
import { chooseDigest, readDigest } from '../../notifications/digests.ts'
import { isPushService } from '../../notifications/pushServices.ts'
import { chooseQuietHours, readQuietHours } from '../../notifications/quietHours.ts'
import { vapidKeys } from '../../notifications/vapid.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import { writeServerRows } from '../../sync/serverRows.ts'

/** The caller's own and nobody else's, a main account's neither. */
const own = `account_id = $1 and scope = 'self:' || $2 and deleted_at is null`

export function notificationRoutes(
  route: Route,
  {
    database,
    secrets,
    settings,
    channels,
  }: { database: Database; secrets: Secrets; settings: Settings; channels: Channels },
): void {
  route(noticeCalls.query, ({ page, limit, status }, user, { request }) =>
    withScope(database, user, async (connection) => {
      const where = `${own} and ($3::text is null or status = $3)`
      const values = [user.account, user.user, status ?? null]
      const { rows: counts } = await connection.query<{ total: number }>(
        `select count(*) as total from notification where ${where}`,
        values,
      )
      const { rows } = await connection.query<Omit<Notice, 'user'>>(
        `select id, type, level, status, content, link, createtime from notification where ${where}
         order by createtime desc, id desc limit $4 offset $5`,
        [...values, limit, (page - 1) * limit],
      )
      const language = languageOf(request.headers.get('lang') ?? undefined)
      const list = rows.map((notice) => ({
        ...notice,
        content: noticeText(notice.content, language),
        createtime: Math.floor(notice.createtime / 1_000),
      }))
      return { total: counts[0]!.total, list }
    }),
  )

  route(noticeCalls.read, ({ notification_id }, user) =>
    withScope(database, user, async (connection) => {
      const { rows } = await connection.query<Notice>(
        `select id, "user", type, level, status, content, link, createtime from notification
         where ${own} and id = $3 for update`,
        [user.account, user.user, notification_id],
      )
      const [notice] = rows
      if (!notice) throw new AppError('notFound')
      if (notice.status === '0')
        await writeServerRows(connection, user.account, 'notification', [{ ...notice, status: '1' }])
      return {}
    }),
  )

  route(noticeCalls.pull, (_, user) =>
    withScope(database, user, async (connection) => {
      const { rows } = await connection.query<{ count: number }>(
        `select count(*) as count from notification where ${own} and status = '0'`,
        [user.account, user.user],
      )
      return rows[0]!
    }),
  )

  route(noticeCalls.digest, (_, user) => readDigest(database, channels, user))

  route(noticeCalls.setDigest, async (choice, user, { request }) => {
    await chooseDigest(database, user, choice, languageOf(request.headers.get('lang') ?? undefined))
    return {}
  })

  route(noticeCalls.quietHours, async (_, user) => ({ quiet: await readQuietHours(database, user) }))

  route(noticeCalls.setQuietHours, async (choice, user) => {
    await chooseQuietHours(database, user, choice)
    return {}
  })

  route(noticeCalls.pushKey, async () => ({ public_key: (await vapidKeys(database, secrets)).publicKey }))

  route(noticeCalls.pushSubscribe, async ({ endpoint, p256dh, auth }, user, { request }) => {
    if (!isPushService(endpoint, settings.pushServices)) throw new AppError('inputInvalid', { field: 'endpoint' })
    await asSystem(database, async (connection) => {
      // A browser has one, whoever was signed in there before; that it is the same browser, its keys say.
      await connection.query(
        'delete from push_subscription where endpoint = $1 and p256dh = $2 and auth = $3 and session_id <> $4',
        [endpoint, p256dh, auth, user.session],
      )
      await connection.query(
        `insert into push_subscription (session_id, account_id, user_id, endpoint, p256dh, auth, lang)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
           auth = excluded.auth, lang = excluded.lang`,
        [
          user.session,
          user.account,
          user.user,
          endpoint,
          p256dh,
          auth,
          languageOf(request.headers.get('lang') ?? undefined),
        ],
      )
    })
    return {}
  })

  route(noticeCalls.pushUnsubscribe, async (_, user) => {
    await database.pool.query('delete from push_subscription where session_id = $1', [user.session])
    return {}
  })
}
