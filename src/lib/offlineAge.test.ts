import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { type Age, clockBackMinutes, passed, tooLong } from './offlineAge.ts'

const start = Date.UTC(2026, 10, 21)
const minute = 60_000
const day = 24 * 60 * minute
const confirmed: Age = { user: 'ann', confirmed: start, latest: start }
const at = (wall: number, steady = 0) => tooLong(passed(confirmed, wall, steady), wall)

test('a device that was away from the server for too long locks itself, and not before', () => {
  expect(at(start + limits.offlineDays * day)).toBe(null)
  expect(at(start + limits.offlineDays * day + minute)).toBe('days')
})

test('a clock that is put back does not give the device more days', () => {
  const used = passed(confirmed, start + 10 * day, 0)
  expect(tooLong(passed(used, start, 0), start)).toBe('clock')

  // Put back again and again by less than is noticed: what has passed counts all the same.
  let age = confirmed
  for (let hour = 0; hour < limits.offlineDays * 24; hour++) age = passed(age, start, 60 * minute)
  expect(age.latest - age.confirmed).toBe(limits.offlineDays * day)
  expect(tooLong(passed(age, age.latest - minute, minute + 1), age.latest - minute)).toBe('days')
})

test('a clock that is corrected by some minutes locks nothing', () => {
  const used = passed(confirmed, start + day, 0)
  const corrected = start + day - (clockBackMinutes - 1) * minute
  expect(tooLong(passed(used, corrected, 0), corrected)).toBe(null)
})
