import { expect, test } from 'vitest'
import { dayOf, endOfDay } from './days.ts'

test('a product is there to the end of the day that was chosen', () => {
  const end = endOfDay('2027-01-31')!
  expect(new Date(end + 1).getDate()).toBe(1)
  expect(dayOf(end)).toBe('2027-01-31')
})

test('no day is for as long as the company has it', () => {
  expect(endOfDay('')).toBeNull()
  expect(dayOf(null)).toBe('')
})
