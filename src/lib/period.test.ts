import { expect, test } from 'vitest'
import { momentsOf } from './period.ts'

const newYear = new Date(2026, 0, 3, 14, 2)
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).getTime()

test('a period is whole days of the user, across months and years', () => {
  expect(momentsOf(null, newYear)).toEqual({})
  expect(momentsOf('today', newYear)).toEqual({ from: day(2026, 1, 3) })
  expect(momentsOf('days7', newYear)).toEqual({ from: day(2025, 12, 28) })
  expect(momentsOf('days30', newYear)).toEqual({ from: day(2025, 12, 5) })
  expect(momentsOf('thisMonth', newYear)).toEqual({ from: day(2026, 1, 1) })
  expect(momentsOf('thisYear', newYear)).toEqual({ from: day(2026, 1, 1) })
})

test('the last month ends where this one begins', () => {
  expect(momentsOf('lastMonth', newYear)).toEqual({ from: day(2025, 12, 1), to: day(2026, 1, 1) })
})
