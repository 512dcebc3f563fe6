import { expect, test } from 'vitest'
import { exchanged } from './ledger.ts'
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
