import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { subAccountCalls } from '#domain/subAccounts/calls'
import type { Connection, Database } from '../db/connect.ts'
import { type By, manage } from './manage.ts'
import { knownColumns, type PersonDetails } from './people.ts'
import { announceRights } from './sessions.ts'

type Calls = typeof subAccountCalls

/** What the main account holds now; it cannot hand on what it has not. */
export async function grantableProducts(
  connection: Pick<Connection, 'query'>,
  user: string,
): Promise<OutputOf<Calls['grantable']>['list']> {
  const { rows } = await connection.query<OutputOf<Calls['grantable']>['list'][number]>(
    `select product_id as id, (extract(epoch from expires_at) * 1000)::bigint as expires_at, status from product_held
     where user_id = $1 and status = '1' and (expires_at is null or expires_at > now()) order by product_id`,
    [user],
  )
  return rows
}

export async function productsOfSubs(
  { pool }: Database,
  { account, user }: Pick<By, 'account' | 'user'>,
  { subuserid }: InputOf<Calls['mainQuerySub']>,
): Promise<OutputOf<Calls['mainQuerySub']>> {
  const { rows } = await pool.query<Omit<PersonDetails, 'updated_at'>>(
    `select ${knownColumns} from app_user u where u.account_id = $1 and u.parent_id = $2 and u.status <> 'deleted'
       and ($3::uuid is null or u.id = $3) order by u.created_at, u.id`,
    [account, user, subuserid ?? null],
  )
  if (subuserid && !rows.length) throw new AppError('notFound')
  return { list: rows.map(({ id, username, nickname, product_list }) => ({ id, username, nickname, product_list })) }
}

/** What was switched off is on again. */
export const grantProducts = (
  database: Database,
  by: By,
  { subuserids, productids, expires_at = null }: InputOf<Calls['grantProducts']>,
) =>
  manage(database, by, subuserids, async ({ connection, subs, record }) => {
    const held = new Set((await grantableProducts(connection, by.user)).map(({ id }) => id))
    if (!productids.every((id) => held.has(id))) throw new AppError('productNotHeld')
    if (expires_at !== null && expires_at <= Date.now()) throw new AppError('expiryPast', { field: 'expires_at' })
    for (const { id, username } of subs) {
      await connection.query(
        `insert into product_grant (account_id, user_id, product_id, expires_at)
         select distinct $1::uuid, $2::uuid, product, to_timestamp($4 / 1000.0) from unnest($3::int[]) as product
         on conflict (user_id, product_id) do update set expires_at = excluded.expires_at, status = '1'`,
        [by.account, id, productids, expires_at],
      )
      await announceRights(connection, id)
      await record({ action: 'product.grant', target: id, detail: { username, products: productids, expires_at } })
    }
  })

/** On or off for those who were given them. */
export const setProductStatus = (
  database: Database,
  by: By,
  { type, subuserids, productids }: InputOf<Calls['setProductStatus']>,
) =>
  manage(database, by, subuserids, async ({ connection, subs, record }) => {
    for (const { id, username } of subs) {
      await connection.query(
        'update product_grant set status = $3 where user_id = $1 and product_id = any($2::int[])',
        [id, productids, type === 'enable' ? '1' : '0'],
      )
      await announceRights(connection, id)
      await record({ action: `product.${type}`, target: id, detail: { username, products: productids } })
    }
  })
