import { expect, test } from 'vitest'
import { beginOfDay, dayOf, endOfDay } from './days.ts'

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
