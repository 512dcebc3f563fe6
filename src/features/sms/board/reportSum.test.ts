import { expect, test } from 'vitest'
import { reportSum } from './reportSum.ts'

const row = {
  key: 'a',
  messages: 1,
  parts: 2,
  sent: 1,
  delivered: 1,
  failed: 0,
  uncertain: 0,
  clicked: 0,
  replied: 1,
  points: 2,
}

test('days add up, and money of each currency by itself', () => {
  expect(
    reportSum([
      { ...row, cost: { EUR: 5 } },
      { ...row, cost: { EUR: 1, CNY: 7 } },
    ]),
  ).toMatchObject({
    messages: 2,
    points: 4,
    replied: 2,
    cost: { EUR: 6, CNY: 7 },
  })
  expect(reportSum([])).toMatchObject({ sent: 0, cost: {} })
})
