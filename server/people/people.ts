import type { Person } from '#domain/subAccounts/person'
import type { SubAccount } from '#domain/subAccounts/subAccount'
import type { Connection } from '../db/connect.ts'
import { changeServerRows } from '../sync/serverRows.ts'

/** All that is told of a user. */
export type Known = Person & SubAccount

/** Of `app_user u`. */
export const knownColumns = `u.id, u.username, u.nickname, u.status, u.parent_id is null as is_main,
  u.export_data, u.export_reason, u.delete_data, u.delete_reason,
  (extract(epoch from u.created_at) * 1000)::bigint as created_at,
  (extract(epoch from clock_timestamp()) * 1000)::bigint as updated_at,
  (select (extract(epoch from max(s.last_seen)) * 1000)::bigint from session s where s.user_id = u.id) as last_seen,
  coalesce((select jsonb_agg(jsonb_build_object('id', g.product_id,
      'expires_at', (extract(epoch from g.expires_at) * 1000)::bigint, 'status', g.status) order by g.product_id)
    from product_grant g where g.user_id = u.id), '[]') as product_list`

/**
 * What devices have of these users becomes what the server has. To be called last in every transaction that changes
 * users, their products or their rights.
 */
export async function publishPeople(connection: Connection, account: string, users: readonly string[]): Promise<void> {
  const { rows } = await connection.query<Known>(
    `select ${knownColumns} from app_user u where u.account_id = $1 and u.id = any($2::uuid[]) order by u.id`,
    [account, users],
  )
  const isSub = ({ is_main, status }: Known) => !is_main && status !== 'deleted'
  await changeServerRows(connection, account, [
    { entity: 'person', puts: rows.map(personOf) },
    {
      entity: 'sub_account',
      puts: rows.filter(isSub).map(subAccountOf),
      removes: rows.filter((row) => !isSub(row)).map(({ id }) => id),
    },
  ])
}

const personOf = ({ id, username, nickname, status, is_main, created_at, updated_at }: Known): Person => ({
  id,
  username,
  nickname,
  status,
  is_main,
  created_at,
  updated_at,
})

export const subAccountOf = (known: Known): SubAccount => {
  const { username: _, nickname: __, status: ___, is_main: ____, ...sub } = known
  return sub
}
