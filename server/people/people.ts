import { isDeepStrictEqual } from 'node:util'
import type { Row } from '#domain/shared/mutation'
import type { Person } from '#domain/subAccounts/person'
import type { SubAccount } from '#domain/subAccounts/subAccount'
import type { Connection } from '../db/connect.ts'
import { changeServerRows } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'

/** All that is told of a user. */
export type PersonDetails = Person & SubAccount

/** Of `app_user u`. */
export const knownColumns = `u.id, u.username, u.nickname, u.status, u.parent_id is null as is_main,
  u.export_data, u.export_reason, u.delete_data, u.delete_reason,
  (extract(epoch from u.created_at) * 1000)::bigint as created_at,
  (select (extract(epoch from max(s.last_seen)) * 1000)::bigint from session s where s.user_id = u.id) as last_seen,
  coalesce((select jsonb_agg(jsonb_build_object('id', g.product_id,
      'expires_at', (extract(epoch from g.expires_at) * 1000)::bigint, 'status', g.status) order by g.product_id)
    from product_grant g where g.user_id = u.id), '[]') as product_list`

/**
 * Whoever tells of these users waits here for the others, and reads afterwards: what is told is never older than what was
 * told before. Also before anything else in the transaction takes the account's counter.
 */
export async function lockPeople(connection: Connection, account: string, users: readonly string[]): Promise<void> {
  await connection.query('select from person where account_id = $1 and id = any($2::uuid[]) order by id for update', [
    account,
    users,
  ])
}

/**
 * What devices have of these users becomes what the server has. To be called last in every transaction that changes
 * users, their products or their rights.
 */
export async function publishPeople(connection: Connection, account: string, users: readonly string[]): Promise<void> {
  await lockPeople(connection, account, users)
  const { rows } = await connection.query<PersonDetails>(
    `select ${knownColumns}, (extract(epoch from server_now()) * 1000)::bigint as updated_at
     from app_user u where u.account_id = $1 and u.id = any($2::uuid[]) order by u.id`,
    [account, users],
  )
  const people = await newsAmong(connection, account, 'person', rows.map(personOf))
  const subs = await newsAmong(connection, account, 'sub_account', rows.filter(isSub).map(subAccountOf))
  const left = rows.filter((row) => !row.is_main && !isSub(row)).map(({ id }) => id)
  await changeServerRows(connection, account, [
    { entity: 'person', puts: people },
    { entity: 'sub_account', puts: subs, removes: left },
  ])
}

const isSub = ({ is_main, status }: PersonDetails) => !is_main && status !== 'deleted'

/** What everybody has already is not sent again; when somebody was here, no more than once an hour. */
async function newsAmong<T extends Row>(
  connection: Connection,
  account: string,
  entity: 'person' | 'sub_account',
  rows: readonly T[],
): Promise<T[]> {
  const { rows: known } = await connection.query<Row>(
    `select ${quotedColumns(entity).join(', ')} from ${entity} where account_id = $1 and id = any($2::uuid[])
       and deleted_at is null`,
    [account, rows.map(({ id }) => id)],
  )
  const knownById = new Map(known.map((row) => [row.id, row]))
  return rows.filter((row) => !isSame(row, knownById.get(row.id)))
}

function isSame(row: Row, known: Row | undefined): boolean {
  const isTold = ([field, value]: [string, unknown]) => {
    if (field === 'updated_at') return true
    if (field === 'last_seen') return Math.abs(Number(value) - Number(known!.last_seen)) < hour
    return isDeepStrictEqual(value, known![field])
  }
  return known !== undefined && Object.entries(row).every(isTold)
}
const hour = 3_600_000

const personOf = ({ id, username, nickname, status, is_main, created_at, updated_at }: PersonDetails): Person => ({
  id,
  username,
  nickname,
  status,
  is_main,
  created_at,
  updated_at,
})

export const subAccountOf = (known: PersonDetails): SubAccount => {
  const { username: _, nickname: __, status: ___, is_main: ____, ...sub } = known
  return sub
}
