import { expect, test } from 'vitest'
import { enoughByStep, exchanged } from './ledger.ts'
import { type OrderAction, orderMachine, orderStatuses } from './order.ts'

test('an exchange never takes more than was offered, nor more than its points cost', () => {
  for (const rate of [1, 3, 7, 30, 99, 100, 101, 1_800])
    for (let money = 1; money < 500; money++) {
      const { points, cost } = exchanged(money, rate)
      expect(cost).toBeLessThanOrEqual(money)
      expect(points).toBe(Math.floor((money * rate) / 100))
      // One fen less would not buy as many.
      if (points) expect(Math.floor(((cost - 1) * rate) / 100)).toBeLessThan(points)
    }
})

test('an order is paid from wherever it stands, and once', () => {
  for (const status of orderStatuses) {
    const actions = Object.keys(orderMachine[status]) as OrderAction[]
    expect([status, actions.includes('pay')]).toEqual([status, status !== 'paid'])
  }
})

test('who asks whether points are enough learns the step that their number is in, however often they ask', () => {
  const heard = (balance: number) => Array.from({ length: 3_000 }, (_, points) => enoughByStep(balance, points)).join()
  const steps = [
    [1, 1],
    [2, 4],
    [5, 9],
    [10, 19],
    [20, 49],
    [100, 199],
    [1_000, 1_999],
  ] as const
  for (const [least, most] of steps) expect([least, heard(most)]).toEqual([least, heard(least)])
  expect(enoughByStep(0, 0)).toBe(true)
  expect(enoughByStep(0, 1)).toBe(false)
  for (const balance of [0, 1, 7, 99, 100, 12_345, 999_999])
    for (const points of [0, 1, 99, 100, 10_000, 12_345, 20_000, 1_000_000]) {
      // Where it is said at all, it is true.
      const said = enoughByStep(balance, points)
      if (said !== null) expect([balance, points, said]).toEqual([balance, points, points <= balance])
    }
})
