import { expect, test } from 'vitest'
import { skewAfter } from './history.ts'

test('a right clock stays right however long the answer took, and a wrong one is known as well as the answer tells', () => {
  expect(skewAfter(0, 10_000, { sent: 9_990, now: 14_000 })).toBe(0)
  expect(skewAfter(0, 10_000, { sent: 6_000, now: 10_010 })).toBe(0)
  expect(skewAfter(0, 70_000, { sent: 9_900, now: 10_000 })).toBe(60_000)
  expect(skewAfter(60_000, 70_050, { sent: 9_000, now: 11_000 })).toBe(60_000)
  expect(skewAfter(60_000, 10_050, { sent: 10_000, now: 10_100 })).toBe(50)
})
