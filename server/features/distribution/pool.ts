import type { Connection } from '../../db/connect.ts'

type PoolRelease = { account: string; by: string; from: string; ids: readonly string[] }

/** Contacts of the main account; those that are in it already stay as they are. */
export async function putIntoPool(connection: Connection, { account, by, from, ids }: PoolRelease): Promise<void> {
  await connection.query(
    `insert into pool_entry (account_id, contact_id, released_by, from_user)
     select $1, id, $3, $4 from unnest($2::uuid[]) id on conflict do nothing`,
    [account, ids, by, from],
  )
}

export async function leavePool(connection: Connection, account: string, ids: readonly string[]): Promise<void> {
  await connection.query('delete from pool_entry where account_id = $1 and contact_id = any($2::uuid[])', [
    account,
    ids,
  ])
}
