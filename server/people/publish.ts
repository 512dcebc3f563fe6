import type { Person } from '#domain/subAccounts/person'
import type { SubAccount } from '#domain/subAccounts/subAccount'
import type { Connection } from '../db/connect.ts'
import { changeServerRows } from '../sync/serverRows.ts'

type Found = Person & Omit<SubAccount, 'id' | 'created_at' | 'updated_at'>

/**
 * What devices have of these users becomes what the server has. To be called last in every transaction that changes
 * users, their products or their rights.
 */
export async function publishPeople(connection: Connection, account: string, users: readonly string[]): Promise<void> {
  const { rows } = await connection.query<Found>(
    `select u.id, u.username, u.nickname, u.status, u.parent_id is null as is_main,
       u.export_data, u.export_reason, u.delete_data, u.delete_reason,
       (extract(epoch from u.created_at) * 1000)::bigint as created_at,
       (extract(epoch from clock_timestamp()) * 1000)::bigint as updated_at,
       (select (extract(epoch from max(s.last_seen)) * 1000)::bigint from session s where s.user_id = u.id) as last_seen,
       coalesce((select jsonb_agg(jsonb_build_object('id', g.product_id,
           'expires_at', (extract(epoch from g.expires_at) * 1000)::bigint, 'status', g.status) order by g.product_id)
         from product_grant g where g.user_id = u.id), '[]') as product_list
     from app_user u where u.account_id = $1 and u.id = any($2::uuid[]) order by u.id`,
    [account, users],
  )
  const isThere = ({ is_main, status }: Found) => !is_main && status !== 'deleted'
  await changeServerRows(connection, account, [
    { entity: 'person', puts: rows.map(personOf) },
    {
      entity: 'sub_account',
      puts: rows.filter(isThere).map(subAccountOf),
      removes: rows.filter((row) => !isThere(row)).map(({ id }) => id),
    },
  ])
}

const personOf = ({ id, username, nickname, status, is_main, created_at, updated_at }: Found): Person => ({
  id,
  username,
  nickname,
  status,
  is_main,
  created_at,
  updated_at,
})

const subAccountOf = (found: Found): SubAccount => {
  const { id, product_list, export_data, export_reason, delete_data, delete_reason } = found
  const { last_seen, created_at, updated_at } = found
  return {
    id,
    product_list,
    export_data,
    export_reason,
    delete_data,
    delete_reason,
    last_seen,
    created_at,
    updated_at,
  }
}
