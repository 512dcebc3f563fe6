import { exchanged } from '#domain/billing/ledger'
import { limits } from '#domain/limits'
import type { Problem } from '../../components/problems.ts'
import { typedFen } from './amounts.ts'

/** What an exchange would do, before anything is asked of the server. `money`: to be sent. */
export type ExchangePlan =
  | { kind: 'refused'; problem: Problem }
  | { kind: 'plan'; money: number; cost: number; points: number; moneyAfter: number; scoreAfter: number }

type Offer = { typed: string; money: number; score: number; pointsPerYuan: number }

const leastFen = 1

export function planExchange({ typed, money, score, pointsPerYuan }: Offer): ExchangePlan {
  const wanted = typedFen(typed)
  if (wanted === null || wanted < leastFen || wanted > limits.rechargeMostFen) return refused('priceOutOfRange')
  const { points, cost } = exchanged(wanted, pointsPerYuan)
  if (points === 0) return refused('moneyBuysNothing')
  if (wanted > money) return refused('moneyInsufficient')
  return { kind: 'plan', money: wanted, cost, points, moneyAfter: money - cost, scoreAfter: score + points }
}

const refused = (code: Problem['code']): ExchangePlan => ({
  kind: 'refused',
  problem: { code, values: { least: leastFen / 100, most: limits.rechargeMostFen / 100 } },
})
