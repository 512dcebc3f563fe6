import { expect, test } from 'vitest'
import { linkEnd, reconnectMs } from './ends.ts'

test.each([
  [401, 'unlinked'],
  [403, 'banned'],
  [440, 'replaced'],
  [500, 'stale'],
  [503, 'broken'],
  [428, 'broken'],
  [408, 'broken'],
  [null, 'broken'],
])('a linked phone that is closed with %s is %s', (code, end) => {
  expect(linkEnd(code, true)).toBe(end)
})

test('a code that nobody scans is no broken connection, and is not tried again by itself', () => {
  expect(linkEnd(408, false)).toBe('unscanned')
  expect(linkEnd(null, false)).toBe('unscanned')
})

test('a connection is tried again after a second, then later each time, at most about a minute later', () => {
  expect(reconnectMs(0, 0.5)).toBe(1_000)
  expect(reconnectMs(3, 0.5)).toBe(8_000)
  expect(reconnectMs(30, 1)).toBe(75_000)
  expect(reconnectMs(30, 0)).toBe(45_000)
})
