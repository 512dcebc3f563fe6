import { type ShipmentFilter, shipmentsAddress } from '#domain/customs/shipmentFilter'
import { limits } from '#domain/limits'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { notify } from '../notifications/notify.ts'
import { matchingShipments, matchValues } from './matching.ts'

type WaitingSearch = { user: string; name: string; filter: ShipmentFilter }

/**
 * Tells users whose saved searches match what a file has brought. Each search is a transaction of its own: one that takes long keeps
 * nobody waiting, and one that cannot be read any more stops no other.
 */
export async function tellOfNewShipments(
  database: Database,
  account: string,
  file: { id: string; name: string },
): Promise<void> {
  const { rows } = await database.pool.query<WaitingSearch>(
    `select "user", name, filter from shipment_search where account_id = $1 and has_alert and deleted_at is null
     order by id limit $2`,
    [account, limits.shipmentAlerts],
  )
  for (const { user, name, filter } of rows)
    await asSystem(database, async (connection) => {
      const values = await matchValues(connection, account, filter)
      const { rows: counted } = await connection.query<{ count: number }>(
        `select count(*)::int as count from shipment s where ${matchingShipments} and s.file_id = $13`,
        [...values, file.id],
      )
      const { count } = counted[0]!
      if (!count) return
      const content = { key: 'shipmentsFound' as const, values: { name, count, file: file.name } }
      await notify(connection, { users: [user], level: 2, type: 'customs', content, link: shipmentsAddress(filter) })
    })
}
