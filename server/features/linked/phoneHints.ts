import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../db/connect.ts'
import { withScope } from '../../db/scope.ts'
import type { NewsSince } from '../../sync/live.ts'
import { phoneOf } from './phoneOf.ts'

/** Of which hints a socket hears that is for one linked phone; whose phone it is not hears `notFound`. */
export const phoneHints =
  (database: Database) =>
  async (user: Actor, uuid: string): Promise<NewsSince> => {
    const { id } = await phoneOf(database, user, uuid)
    return (since) =>
      withScope(database, user, async (connection) => {
        // Scopes first: of those that have changed the index has the rows by their number. A message that goes changes its conversation.
        const { rows } = await connection.query<{ is_news: boolean }>(
          `with changed as materialized (
           select scope from sync_scope where account_id = $1 and seq > $3 and left(scope, 5) in ('talk:', 'pool:', 'mine:')
         )
         select exists (select from changed s join conversation c on c.account_id = $1 and c.scope = s.scope and c.rev > $3
             where c.channel_account_id = $2)
           or exists (select from changed s join message m on m.account_id = $1 and m.scope = s.scope and m.rev > $3
             join conversation c on c.account_id = $1 and c.id = m.conversation_id where c.channel_account_id = $2)
           or exists (select from conversation_seen v join conversation c on c.account_id = $1 and c.id = v.conversation_id
             where v.account_id = $1 and v.scope = 'self:' || $4::text and v.rev > $3 and c.channel_account_id = $2)
           or exists (select from changed s join sync_tomb t on t.account_id = $1 and t.scope = s.scope and t.seq > $3
             where t.entity = 'conversation') as is_news`,
          [user.account, id, since, user.user],
        )
        return rows[0]!.is_news
      })
  }
