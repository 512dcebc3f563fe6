import * as z from 'zod/mini'
import { readShipment } from '#domain/customs/readShipment'
import type { ShipmentRow } from '#domain/customs/shipment'
import { matchShipmentColumns, missingColumns } from '#domain/customs/shipmentColumns'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { failedTrouble, halfAnswer, type SourceAnswer, wholeAnswer } from '#domain/leadSources/sourceAnswer'
import { limits } from '#domain/limits'
import { jsonOf, openServiceCalls } from '../channels/callService.ts'
import type { Connection, Database } from '../db/connect.ts'
import type { OwnServer } from '../email/network.ts'
import type { Secrets } from '../secrets.ts'
import { askSource, type SourceReach } from '../sources/askSource.ts'
import { sourcesAllowedAt } from '../sources/network.ts'

/** Who sells shipments to a company, and what a look-up there costs in points. */
export type ShipmentSeller = { name: string; url: string; points: number; key: string }
export type ShipmentSellers = { reach: SourceReach; stop: () => void }

/** `servers`: of the sellers those inside the operator's own network; `sandbox`: the demo's, and then no other. */
export function openShipmentSellers({
  publicUrl,
  servers,
  sandbox,
}: {
  publicUrl: string | null
  servers: readonly OwnServer[]
  sandbox: readonly OwnServer[] | null
}): ShipmentSellers {
  const { call, stop } = openServiceCalls({ allowedAt: sourcesAllowedAt(servers, sandbox) })
  return { reach: { call, agent: `Fairlead${publicUrl ? ` (+${publicUrl})` : ''}`, clock: Date.now }, stop }
}

/**
 * A look-up: what is looked for goes as JSON, the key as a bearer's. The answer is a table with a header, whose columns are known as
 * those of files are: `{ "columns": ["Arrival Date", "Consignee", …], "rows": [["2025-03-01", "…"], …] }`.
 */
export async function askSeller(
  reach: SourceReach,
  { url, key }: Pick<ShipmentSeller, 'url' | 'key'>,
  filter: ShipmentFilter,
  signal: AbortSignal,
): Promise<SourceAnswer<ShipmentRow[]>> {
  const answer = await askSource(
    reach,
    {
      url,
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ ...filter, most: limits.shipmentsBought }),
    },
    signal,
  )
  if (answer.kind !== 'said') return answer
  if (answer.status === 400 || answer.status === 422) return failedTrouble('refused', String(answer.status))
  const read = z.safeParse(SoldTable, jsonOf(answer.text))
  if (answer.status !== 200 || !read.success) return failedTrouble('unreadable', String(answer.status))
  const { columns, rows } = read.data
  const mapping = matchShipmentColumns(columns)
  if (missingColumns(mapping).length) return failedTrouble('unreadable', 'columns')
  const plan = { mapping, dayOrder: 'dayFirst', flow: '', origin: '', destination: '', currency: 'USD' } as const
  const found = rows.slice(0, limits.shipmentsBought).flatMap((cells) => {
    const one = readShipment(cells.map(cellText), plan)
    return 'row' in one ? [one.row] : []
  })
  return rows.length > limits.shipmentsBought ? halfAnswer(found, String(rows.length)) : wholeAnswer(found)
}

const cellText = (cell: string | number | null) => (cell === null ? '' : String(cell).slice(0, 2_000))
const SoldTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
})

const purposeOf = (account: string) => `shipment seller ${account}`

export async function sellerOf(
  { database, secrets }: { database: Pick<Database, 'pool'>; secrets: Secrets },
  account: string,
): Promise<ShipmentSeller | null> {
  const { rows } = await database.pool.query<Omit<ShipmentSeller, 'key'> & { sealed: string }>(
    'select name, url, points, sealed from customs_seller where account_id = $1',
    [account],
  )
  if (!rows[0]) return null
  const { sealed, ...seller } = rows[0]
  return { ...seller, key: secrets.open(purposeOf(account), sealed) }
}

export async function storeSeller(
  connection: Pick<Connection, 'query'>,
  secrets: Secrets,
  account: string,
  { name, url, points, key }: ShipmentSeller,
): Promise<void> {
  await connection.query(
    `insert into customs_seller (account_id, name, url, points, sealed) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update
     set name = excluded.name, url = excluded.url, points = excluded.points, sealed = excluded.sealed`,
    [account, name, url, points, secrets.seal(purposeOf(account), key)],
  )
}

/** Whether there was one. */
export async function forgetSeller(connection: Pick<Connection, 'query'>, account: string): Promise<boolean> {
  const { rowCount } = await connection.query('delete from customs_seller where account_id = $1', [account])
  return rowCount === 1
}
