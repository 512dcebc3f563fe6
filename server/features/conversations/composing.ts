import { type Conversation, isPrivate } from '#domain/conversations/conversation'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import { tellAside } from '../../sync/asides.ts'

type Sign = { conversation_id: string; is_composing: boolean }
type Colleague = { user: string; name: string }

/** Of a conversation that the user sees: their own sign, and the colleagues whose signs are still good. */
export async function tellComposing(database: Database, actor: Actor, sign: Sign): Promise<{ others: Colleague[] }> {
  const { account, user } = actor
  const { conversation_id } = sign
  const isPrivateChat = await withScope(database, actor, async (connection) => {
    const { rows } = await connection.query<Pick<Conversation, 'access'>>(
      'select access from conversation where account_id = $1 and id = $2 and deleted_at is null',
      [account, conversation_id],
    )
    if (!rows[0]) throw new AppError('notFound')
    return isPrivate(rows[0])
  })
  if (!isPrivateChat && (await keepSign(database, actor, sign))) {
    const users = await usersWhoSee(database, account, conversation_id)
    await tellAside(database.pool, {
      account,
      users,
      by: user,
      message: { t: 'composing', conversation: conversation_id },
    })
  }
  const { rows } = await database.pool.query<Colleague>(
    `select u.id as user, coalesce(nullif(u.nickname, ''), u.username) as name from composing c join app_user u on u.id = c.user_id
     where c.account_id = $1 and c.conversation_id = $2 and c.user_id <> $3 and c.until > server_now() order by u.id`,
    [account, conversation_id, user],
  )
  return { others: rows }
}

/** Whether that is news: a sign that goes on is none. */
async function keepSign(
  { pool }: Database,
  { account, user }: Actor,
  { conversation_id, is_composing }: Sign,
): Promise<boolean> {
  if (!is_composing) {
    const { rows } = await pool.query<{ is_mine: boolean }>(
      `delete from composing where account_id = $1 and conversation_id = $2 and (user_id = $3 or until < server_now())
       returning user_id = $3 and until > server_now() as is_mine`,
      [account, conversation_id, user],
    )
    return rows.some(({ is_mine }) => is_mine)
  }
  const { rows } = await pool.query<{ was_there: boolean }>(
    `with before as (
       select from composing where account_id = $1 and conversation_id = $2 and user_id = $3 and until > server_now())
     insert into composing (account_id, conversation_id, user_id, until)
     values ($1, $2, $3, server_now() + make_interval(secs => $4))
     on conflict (account_id, conversation_id, user_id) do update set until = excluded.until
     returning exists (select from before) as was_there`,
    [account, conversation_id, user, limits.composingSeconds],
  )
  return !rows[0]!.was_there
}

/** The sub accounts that see a conversation: whose it is, or while it is nobody's, who may use its channel account. */
async function usersWhoSee({ pool }: Database, account: string, conversation: string): Promise<string[]> {
  const { rows } = await pool.query<{ owner: string | null; users: string[] | null }>(
    `select c.owner, a.users from conversation c
     left join channel_account a on a.account_id = c.account_id and a.id = c.channel_account_id
     where c.account_id = $1 and c.id = $2 and c.deleted_at is null`,
    [account, conversation],
  )
  return rows.flatMap(({ owner, users }) => (owner === null ? (users ?? []) : [owner]))
}
