import { expect, test } from 'vitest'
import { offlineSince } from './offlineSince.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('whoever reloads without a network has been without one as long as before', () => {
  const kept = storage()
  expect(offlineSince({ offlineSince: 1_000, lastContact: 900 }, kept)).toBe(1_000)
  expect(offlineSince({ offlineSince: 3_000, lastContact: 900 }, kept), 'after a reload').toBe(1_000)
  expect(offlineSince({ offlineSince: 9_000, lastContact: 5_000 }, kept), 'there was a network between').toBe(9_000)
  expect(offlineSince({ offlineSince: 4_000, lastContact: null }, kept), 'the clock was put back').toBe(4_000)
})

test('where nothing can be kept, it is since this page was loaded', () => {
  const refused = () => {
    throw new Error('refused')
  }
  expect(offlineSince({ offlineSince: 3_000, lastContact: null }, { getItem: refused, setItem: refused })).toBe(3_000)
})
