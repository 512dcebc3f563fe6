import { expect, test } from 'vitest'
import { snoozeUntil } from './snoozeTimes.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

test('this evening is offered only while it is far enough away', () => {
  expect(snoozeUntil('evening', at(26, 12))).toBe(at(26, 18).getTime())
  expect(snoozeUntil('evening', at(26, 17))).toBeNull()
})

test.each([
  [26, 30],
  [29, 30],
  [23, 30],
])('the Monday after November %i is November %i', (day, monday) => {
  expect(snoozeUntil('monday', at(day, 10))).toBe(at(monday, 9).getTime())
})
