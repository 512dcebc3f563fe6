import { exchanged, type Rate } from '#domain/billing/ledger'
import type { Order, PayType } from '#domain/billing/order'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Problem } from '../../components/problems.ts'
import { typedFen } from './amounts.ts'

export type NewOrder = Pick<Order, 'price' | 'product_id' | 'points' | 'paytype'>

/** In yuan. */
export const rechargeRange = { least: limits.rechargeLeastFen / 100, most: limits.rechargeMostFen / 100 }

/** What was filled in, as an order. `rate`: null for the balance. */
export function orderOf({ typed, rate, paytype }: { typed: string; rate: Rate | null; paytype: PayType }) {
  const price = typedFen(typed)
  if (price === null || price < limits.rechargeLeastFen || price > limits.rechargeMostFen)
    return refused('priceOutOfRange')
  const points = rate ? exchanged(price, rate.points_per_yuan).points : 0
  if (rate && points === 0) return refused('moneyBuysNothing')
  const order: NewOrder = { price, product_id: rate?.product_id ?? null, points, paytype }
  return { kind: 'order' as const, order }
}

const refused = (code: ErrorCode): { kind: 'refused'; problem: Problem } => ({
  kind: 'refused',
  problem: { code, values: rechargeRange },
})
