import { expect, test } from 'vitest'
import { secondsLeft } from './secondsLeft.ts'

const sent = { at: 1_000_000, seconds: 60 }

test('the wait for another code counts down to nothing', () => {
  expect(secondsLeft(sent, sent.at)).toBe(60)
  expect(secondsLeft(sent, sent.at + 18_500)).toBe(42)
  expect(secondsLeft(sent, sent.at + 60_000)).toBe(0)
  expect(secondsLeft(sent, sent.at + 3_600_000)).toBe(0)
})

test('nobody waits for a clock that was set back', () => {
  expect(secondsLeft(sent, sent.at - 86_400_000)).toBe(0)
})
