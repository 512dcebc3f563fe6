import type { ShipmentStatistics } from '#domain/customs/statistics'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { addUpShipments } from './search.ts'

/**
 * Sums of one company. Those of a company with many shipments are kept beside the rows, and told as long as the rows are the same
 * (decision 0313).
 */
export async function addUpCompany(
  connection: Connection,
  account: string,
  company: number,
): Promise<ShipmentStatistics> {
  const asOf = await rowsAsOf(connection, account)
  const { rows } = await connection.query<{ statistics: ShipmentStatistics }>(
    'select statistics from customs_company_sum where account_id = $1 and company_id = $2 and as_of = $3',
    [account, company, asOf],
  )
  if (rows[0]) return rows[0].statistics
  // What is asked for while a company is removed is told and not kept: the removal takes what is kept away.
  return (await mayKeep(connection, account))
    ? keepSums(connection, account, { company, asOf })
    : addUpShipments(connection, account, { company })
}

/** What the sums hang on: pages of files, and what was merged. Read before the sums, so that they are never older than it says. */
async function rowsAsOf(connection: Connection, account: string): Promise<string> {
  const { rows } = await connection.query<{ as_of: string }>(
    `select concat_ws(' ',
       (select concat_ws(' ', count(*), sum(added)) from customs_page where account_id = $1),
       (select concat_ws(' ', count(*), max(created_at)) from customs_file where account_id = $1),
       (select count(*) from customs_removal where account_id = $1),
       (select concat_ws(' ', count(*), max(at), max(undone_at)) from customs_merge where account_id = $1)) as as_of`,
    [account],
  )
  return rows[0]!.as_of
}

/** Beside pages of files, but not beside a removal. */
async function mayKeep(connection: Connection, account: string): Promise<boolean> {
  const { rows } = await connection.query<{ may: boolean }>(
    `select pg_try_advisory_xact_lock_shared(hashtextextended('customs removal ' || $1, 0)) as may`,
    [account],
  )
  return rows[0]!.may
}

async function keepSums(
  connection: Connection,
  account: string,
  { company, asOf }: { company: number; asOf: string },
): Promise<ShipmentStatistics> {
  const statistics = await addUpShipments(connection, account, { company })
  if (statistics.count >= limits.shipmentsSumKept)
    await connection.query(
      `insert into customs_company_sum (account_id, company_id, as_of, statistics) values ($1, $2, $3, $4)
       on conflict (account_id, company_id) do update set as_of = excluded.as_of, statistics = excluded.statistics`,
      [account, company, asOf, statistics],
    )
  return statistics
}

/** When rows have come, gone or changed hands: before anybody opens a large company. Each is a transaction of its own. */
export async function keepLargeSums(database: Database, account: string): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select coalesce(c.merged_into, c.id)::float8 as id
     from (select buyer_id as company_id, count(*) as count from shipment where account_id = $1 group by 1
           union all select supplier_id, count(*) from shipment where account_id = $1 group by 1) s
       join customs_company c on c.account_id = $1 and c.id = s.company_id
     group by 1 having sum(s.count) >= $2 order by sum(s.count) desc limit $3`,
    [account, limits.shipmentsSumKept, limits.shipmentSumsKept],
  )
  for (const { id } of rows) await asSystem(database, (connection) => addUpCompany(connection, account, id))
}
