import type { CustomsFile } from '#domain/customs/calls'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { forgetSums } from './forgetSums.ts'

const fileColumns = `f.id, f.user_id as user, f.name, f.seller, f.ended_at is not null as is_done,
  coalesce(sum(p.added + p.doubled + p.removed), 0)::int as rows, coalesce(sum(p.added), 0)::int as added,
  coalesce(sum(p.doubled), 0)::int as doubled, coalesce(sum(p.removed), 0)::int as removed,
  floor(extract(epoch from f.created_at) * 1000)::float8 as created_at`

export async function listCustomsFiles(connection: Connection, account: string): Promise<CustomsFile[]> {
  const { rows } = await connection.query<CustomsFile>(
    `select ${fileColumns} from customs_file f left join customs_page p on p.account_id = f.account_id and p.file_id = f.id
     where f.account_id = $1 group by f.account_id, f.id order by f.created_at desc limit 200`,
    [account],
  )
  return rows
}

/** Sent again it is the same file. */
export async function beginCustomsFile(
  connection: Connection,
  { account, user }: Pick<Actor, 'account' | 'user'>,
  { id, name, seller }: Pick<CustomsFile, 'id' | 'name' | 'seller'>,
): Promise<void> {
  await connection.query(
    `insert into customs_file (account_id, id, user_id, name, seller) values ($1, $2, $3, $4, $5)
     on conflict (account_id, id) do nothing`,
    [account, id, user, name, seller],
  )
}

/** The user's own, also one that has not ended. */
export async function findCustomsFile(
  connection: Connection,
  { account, user }: Pick<Actor, 'account' | 'user'>,
  id: string,
): Promise<CustomsFile | null> {
  const { rows } = await connection.query<CustomsFile>(
    `select ${fileColumns} from customs_file f left join customs_page p on p.account_id = f.account_id and p.file_id = f.id
     where f.account_id = $1 and f.id = $2 and f.user_id = $3 group by f.account_id, f.id`,
    [account, id, user],
  )
  return rows[0] ?? null
}

export async function endCustomsFile(
  connection: Connection,
  { account, user }: Pick<Actor, 'account' | 'user'>,
  id: string,
): Promise<{ file: CustomsFile; isNew: boolean }> {
  const { rowCount } = await connection.query(
    `update customs_file set ended_at = server_now() where account_id = $1 and id = $2 and user_id = $3 and ended_at is null`,
    [account, id, user],
  )
  const file = await findCustomsFile(connection, { account, user }, id)
  if (!file) throw new AppError('notFound')
  return { file, isNew: rowCount === 1 }
}

/** With the rows that it brought: by whoever brought it in, or the main account. */
export async function dropCustomsFile(
  connection: Connection,
  { account, user, role }: Actor,
  id: string,
): Promise<{ name: string; shipments: number }> {
  const { rows } = await connection.query<{ name: string }>(
    `select name from customs_file where account_id = $1 and id = $2 and ($3 or user_id = $4) for update`,
    [account, id, role === 'main', user],
  )
  if (!rows[0]) throw new AppError('notFound')
  const { rowCount } = await connection.query('delete from shipment where account_id = $1 and file_id = $2', [
    account,
    id,
  ])
  await connection.query('delete from customs_file where account_id = $1 and id = $2', [account, id])
  await forgetSums(connection, account)
  return { name: rows[0].name, shipments: rowCount ?? 0 }
}

/** How many shipments a company has; of many what its pages say, less what went since. */
export async function countShipments(connection: Connection, account: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select coalesce(sum(added), 0)::float8 as count from customs_page where account_id = $1`,
    [account],
  )
  return rows[0]!.count
}
