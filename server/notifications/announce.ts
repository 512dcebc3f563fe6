import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { type News, notify } from './notify.ts'

/** The operator's own words to one user, or to everybody: one company after the other. Gives to how many. */
export async function announce(
  database: Database,
  to: string | 'everybody',
  { text, level }: { text: string; level: number },
): Promise<number> {
  const { rows } = await database.pool.query<{ users: string[] }>(
    `select array_agg(id order by id) as users from app_user
     where status <> 'deleted' and ($1 = 'everybody' or id::text = $1) group by account_id order by account_id`,
    [to],
  )
  const news = { level, type: 'operator', content: { text } } satisfies Omit<News, 'users'>
  for (const { users } of rows) await asSystem(database, (connection) => notify(connection, { ...news, users }))
  return rows.flatMap(({ users }) => users).length
}
