import { expect, test } from 'vitest'
import { daysAgo, startOfDay } from './daysAgo.ts'

const at = (day: number, hour: number, month = 10) => new Date(2026, month, day, hour).getTime()

test('days are those of the calendar, whatever the hour', () => {
  expect(daysAgo(at(21, 8), at(21, 23))).toBe(0)
  expect(daysAgo(at(20, 23), at(21, 0))).toBe(1)
  expect(daysAgo(at(18, 1), at(21, 22))).toBe(3)
})

test('a day of 23 or 25 hours is one day', () => {
  for (let day = 1; day <= 365; day++) expect(daysAgo(at(day, 12, 0), at(day + 7, 12, 0))).toBe(7)
})

test('tomorrow begins after today', () => {
  expect(startOfDay(at(21, 23), 1)).toBe(at(22, 0))
  expect(startOfDay(at(31, 5, 11), 1)).toBe(new Date(2027, 0, 1).getTime())
})
