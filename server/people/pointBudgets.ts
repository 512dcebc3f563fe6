import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { subAccountCalls } from '#domain/subAccounts/calls'
import type { Database } from '../db/connect.ts'
import { type By, manage } from './manage.ts'

type Calls = typeof subAccountCalls

export async function pointBudgets(
  { pool }: Database,
  { account, user }: Pick<By, 'account' | 'user'>,
  { subuserid }: InputOf<Calls['pointBudgets']>,
): Promise<OutputOf<Calls['pointBudgets']>> {
  const { rowCount } = await pool.query(
    `select from app_user where account_id = $1 and parent_id = $2 and id = $3 and status <> 'deleted'`,
    [account, user, subuserid],
  )
  if (!rowCount) throw new AppError('notFound')
  return ownPointBudgets({ pool }, { account, user: subuserid })
}

export async function ownPointBudgets(
  { pool }: Pick<Database, 'pool'>,
  { account, user }: Pick<By, 'account' | 'user'>,
): Promise<OutputOf<Calls['ownPointBudgets']>> {
  const { rows } = await pool.query<OutputOf<Calls['pointBudgets']>['list'][number]>(
    `select product_id, b.points, coalesce(u.points, 0) as used
     from (select product_id, points from point_budget where account_id = $1 and user_id = $2) b
     full join (select product_id, points from point_use
       where account_id = $1 and user_id = $2 and month = budget_month(server_now())) u using (product_id)
     order by product_id`,
    [account, user],
  )
  return { list: rows }
}

export const setPointBudget = (
  database: Database,
  by: By,
  { subuserid, product_id, points }: InputOf<Calls['setPointBudget']>,
) =>
  manage(database, by, [subuserid], async ({ connection, subs: [sub], record }) => {
    if (points === null)
      await connection.query('delete from point_budget where account_id = $1 and user_id = $2 and product_id = $3', [
        by.account,
        subuserid,
        product_id,
      ])
    else
      await connection.query(
        `insert into point_budget (account_id, user_id, product_id, points) values ($1, $2, $3, $4)
         on conflict (account_id, user_id, product_id) do update set points = excluded.points`,
        [by.account, subuserid, product_id, points],
      )
    const action = points === null ? 'product.budgetFree' : 'product.budget'
    await record({ action, target: subuserid, detail: { username: sub!.username, product_id, points } })
  })
