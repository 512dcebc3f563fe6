import { expect, test } from 'vitest'
import { expiredBy, holds, nextExpiry } from './products.ts'

const mail = { id: 7, expires_at: 1_000, expired: false, status: '1' }
const sms = { id: 6, expires_at: null, expired: false, status: '1' }
const map = { id: 3, expires_at: 500, expired: false, status: '1' }

test('a product ends on the device at its time, without a word from the server', () => {
  expect(holds(expiredBy([mail, sms], 999), 7)).toBe(true)
  expect(holds(expiredBy([mail, sms], 1_000), 7)).toBe(false)
  expect(holds(expiredBy([mail, sms], 1_000), 6)).toBe(true)
})

test('the next end is the earliest one that is still to come', () => {
  expect(nextExpiry([mail, sms, map], 0)).toBe(500)
  expect(nextExpiry([mail, sms, map], 500)).toBe(1_000)
  expect(nextExpiry([mail, sms, map], 1_000)).toBeNull()
  expect(nextExpiry([sms], 0)).toBeNull()
  expect(nextExpiry([], 0)).toBeNull()
})

test('a grant that an older version kept without its end is held', () => {
  expect(holds(expiredBy([{ id: 7, expired: false, status: '1' }], 1_000), 7)).toBe(true)
})
