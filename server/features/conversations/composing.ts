import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'

type Sign = { conversation_id: string; is_composing: boolean }
type Colleague = { user: string; name: string }

/** Of a conversation that the user sees: their own sign, and the colleagues whose signs are still good. */
export async function tellComposing(
  database: Database,
  actor: Actor,
  { conversation_id, is_composing }: Sign,
): Promise<{ others: Colleague[] }> {
  const { account, user } = actor
  await withScope(database, actor, async (connection) => {
    const { rowCount } = await connection.query(
      'select from conversation where account_id = $1 and id = $2 and deleted_at is null',
      [account, conversation_id],
    )
    if (!rowCount) throw new AppError('notFound')
  })
  if (is_composing)
    await database.pool.query(
      `insert into composing (account_id, conversation_id, user_id, until)
       values ($1, $2, $3, server_now() + make_interval(secs => $4))
       on conflict (account_id, conversation_id, user_id) do update set until = excluded.until`,
      [account, conversation_id, user, limits.composingSeconds],
    )
  else
    await database.pool.query(
      'delete from composing where account_id = $1 and conversation_id = $2 and (user_id = $3 or until < server_now())',
      [account, conversation_id, user],
    )
  const { rows } = await database.pool.query<Colleague>(
    `select u.id as user, coalesce(nullif(u.nickname, ''), u.username) as name from composing c join app_user u on u.id = c.user_id
     where c.account_id = $1 and c.conversation_id = $2 and c.user_id <> $3 and c.until > server_now() order by u.id`,
    [account, conversation_id, user],
  )
  return { others: rows }
}
