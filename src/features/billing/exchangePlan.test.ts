import { expect, test } from 'vitest'
import { planExchange } from './exchangePlan.ts'

const offer = { typed: '50', money: 10_000, score: 300, pointsPerYuan: 100 }

test('an exchange is shown as it will be: what it costs, what it brings, what is left', () => {
  expect(planExchange(offer)).toEqual({
    kind: 'plan',
    money: 5_000,
    cost: 5_000,
    points: 5_000,
    moneyAfter: 5_000,
    scoreAfter: 5_300,
  })
})

test('what buys no whole point is not taken', () => {
  expect(planExchange({ ...offer, typed: '1.99', pointsPerYuan: 1 })).toMatchObject({ cost: 100, points: 1 })
})

test('more than the balance is refused, and all of it is not', () => {
  expect(planExchange({ ...offer, typed: '100.01' })).toMatchObject({ problem: { code: 'moneyInsufficient' } })
  expect(planExchange({ ...offer, typed: '100' })).toMatchObject({ kind: 'plan', moneyAfter: 0 })
})

test('an amount too small for a point is told so', () => {
  expect(planExchange({ ...offer, typed: '0.5', pointsPerYuan: 1 })).toMatchObject({
    problem: { code: 'moneyBuysNothing' },
  })
})

test('what is no amount is refused', () => {
  for (const typed of ['', 'all', '0', '-1', '50001'])
    expect([typed, planExchange({ ...offer, typed, money: 1e9 })]).toMatchObject([
      typed,
      { problem: { code: 'priceOutOfRange' } },
    ])
})
