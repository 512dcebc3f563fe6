import { expect, test } from 'vitest'
import { beginOfDay, chosenTime, dayOf, endOfDay, nineIn } from './days.ts'

test('a product is there to the end of the day that was chosen', () => {
  const end = endOfDay('2027-01-31')!
  expect(new Date(end + 1).getDate()).toBe(1)
  expect(dayOf(end)).toBe('2027-01-31')
})

test('no day is for as long as the company has it', () => {
  expect(endOfDay('')).toBeNull()
  expect(dayOf(null)).toBe('')
})

test('a day begins at midnight, and the next one where it ends', () => {
  const begin = beginOfDay('2026-02-28')!
  expect([dayOf(begin), dayOf(begin - 1)]).toEqual(['2026-02-28', '2026-02-27'])
  expect(beginOfDay('2026-02-28', 1)).toBe(endOfDay('2026-02-28')! + 1)
})

const now = new Date(2026, 2, 10, 16, 20).getTime()

test('what is chosen of the past is its day, today is now, and nothing is still to come', () => {
  expect(chosenTime('2026-03-01', now)).toBe(new Date(2026, 2, 1).getTime())
  for (const late of ['2026-03-10', '2026-04-01', '', 'yesterday']) expect(chosenTime(late, now)).toBe(now)
  expect(chosenTime('1969-01-01', now)).toBe(0)
})

test('a reminder comes at nine, on the day by the calendar', () => {
  expect(nineIn(1, now)).toBe(new Date(2026, 2, 11, 9).getTime())
  expect(nineIn(30, now)).toBe(new Date(2026, 3, 9, 9).getTime())
})
