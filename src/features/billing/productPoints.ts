import { pointProducts, type Rate } from '#domain/billing/ledger'
import { limits } from '#domain/limits'

type Score = { product_id: number; score: number; held: number }

/** What there is of one product's points. `pointsPerYuan`: null where they are not on sale. */
export type ProductPoints = Score & { pointsPerYuan: number | null; isLow: boolean }

/** Products that have points, had some, or could: in the order of the product, so that none jumps when it is spent. */
export function productPoints(scores: readonly Score[], rates: readonly Rate[]): ProductPoints[] {
  return pointProducts.flatMap((product_id) => {
    const score = scores.find((one) => one.product_id === product_id)
    const rate = rates.find((one) => one.product_id === product_id)
    if (!score && !rate) return []
    return {
      ...(score ?? { product_id, score: 0, held: 0 }),
      pointsPerYuan: rate?.points_per_yuan ?? null,
      // Who never had any misses none.
      isLow: score !== undefined && score.score < limits.lowPoints,
    }
  })
}
