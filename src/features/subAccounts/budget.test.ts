import { expect, test } from 'vitest'
import { readBudget } from './budget.ts'

test('points a month are a whole number, nothing is no limit, and anything else is no budget', () => {
  expect(['500', ' 1,000 ', '10 000', '0', '1000000000'].map(readBudget)).toEqual([500, 1000, 10_000, 0, 1_000_000_000])
  expect(['', '  '].map(readBudget)).toEqual([null, null])
  expect(['-5', 'many', '1000000001', '5e3'].map(readBudget)).toEqual([undefined, undefined, undefined, undefined])
})
