import { pointProducts, type Rate } from '#domain/billing/ledger'
import { AppError } from '#domain/errors'
import { isBuiltProduct } from '#domain/products'
import type { Ledger } from '../../ledger/ledger.ts'

export async function listRates(ledger: Ledger): Promise<Rate[]> {
  const { rows } = await ledger.query<Rate>(
    `select product_id, points_per_yuan, (extract(epoch from updated_at) * 1000)::bigint as updated_at
     from point_rate order by product_id`,
  )
  return rows
}

/** What can be bought: a rate that was set for a product which is not available yet, or has no points, waits for it. */
export const listOffers = async (ledger: Ledger) =>
  (await listRates(ledger)).filter(({ product_id }) => isBuiltProduct(product_id) && hasPoints(product_id))
const hasPoints = (product: number) => (pointProducts as readonly number[]).includes(product)

export function mustBeBuilt(product: number): void {
  if (!isBuiltProduct(product)) throw new AppError('productNotBuilt')
}

/** Points for one yuan; a product without a rate is not for sale. */
export async function exchangeRateOf(ledger: Ledger, product: number): Promise<number> {
  mustBeBuilt(product)
  const { rows } = await ledger.query<{ points_per_yuan: number }>(
    'select points_per_yuan from point_rate where product_id = $1',
    [product],
  )
  if (!rows[0]) throw new AppError('rateMissing')
  return rows[0].points_per_yuan
}

/** 0: no longer for sale. Orders keep the rate that they were made at. */
export async function setRate(ledger: Ledger, product: number, pointsPerYuan: number): Promise<void> {
  if (pointsPerYuan === 0) await ledger.query('delete from point_rate where product_id = $1', [product])
  else
    await ledger.query(
      `insert into point_rate (product_id, points_per_yuan) values ($1, $2)
       on conflict (product_id) do update set points_per_yuan = excluded.points_per_yuan, updated_at = now()`,
      [product, pointsPerYuan],
    )
}
