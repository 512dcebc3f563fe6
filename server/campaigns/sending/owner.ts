import type { Connection } from '../../db/connect.ts'

type Queryable = Pick<Connection, 'query'>
export type Right = { is_active: boolean; has_product: boolean }

/** A task of a user who was disabled stops; one without the product goes on when that is there again. */
export async function rightOf(connection: Queryable, user: string, product: number): Promise<Right> {
  const { rows } = await connection.query<Right>(
    `select u.status = 'normal' as is_active, exists (select from product_held p
       where p.user_id = u.id and p.product_id = $2 and p.status = '1'
         and (p.expires_at is null or p.expires_at > server_now())) as has_product
     from app_user u where u.id = $1`,
    [user, product],
  )
  return rows[0] ?? { is_active: false, has_product: false }
}

/** A main account writes to everybody of the company, all others to their own contacts, with what is their own. */
export async function audienceScope(connection: Queryable, user: string): Promise<string | null> {
  const { rows } = await connection.query<{ main: boolean }>(
    'select parent_id is null as main from app_user where id = $1',
    [user],
  )
  return rows[0]?.main ? null : `user:${user}`
}

/** Where the user is, as far as they told us; UTC where they did not. */
export async function homeOf(connection: Queryable, user: string): Promise<string> {
  const { rows } = await connection.query<{ zone: string }>('select time_zone as zone from digest where user_id = $1', [
    user,
  ])
  return rows[0]?.zone ?? 'UTC'
}
