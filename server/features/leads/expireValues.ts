import { type LeadRow, withoutExpired } from '#domain/leads/lead'
import { limits } from '#domain/limits'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** Takes out of leads what their source lets stand for some days only; gives how many leads had such. */
export async function expireLeadValues(database: Database, now: number): Promise<number> {
  let count = 0
  for (;;) {
    const { rows } = await database.pool.query<{ account: string; ids: string[] }>(
      `select account_id as account, array_agg(id) as ids from (
         select account_id, id from lead where expires_at <= $1 and deleted_at is null order by account_id limit $2) l
       group by account_id`,
      [now, limits.leadPageRows],
    )
    if (!rows.length) return count
    for (const { account, ids } of rows) count += await expireSome(database, account, ids, now)
  }
}

const expireSome = (database: Database, account: string, ids: readonly string[], now: number): Promise<number> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<LeadRow>(
      `select ${quotedColumns('lead').join(', ')} from lead
       where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
      [account, ids],
    )
    await writeServerRows(
      connection,
      account,
      'lead',
      rows.map((lead) => withoutExpired(lead, now)),
    )
    return rows.length
  })
