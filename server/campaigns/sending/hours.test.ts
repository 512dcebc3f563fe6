import { expect, test } from 'vitest'
import { closedClocks } from './hours.ts'

test('what is closed at one time says nothing of an earlier one', () => {
  const sending = { hours: { from: 9, to: 17, days: [0, 1, 2, 3, 4, 5, 6] }, channel: 'email' as const }
  const [night, noon] = [Date.UTC(2026, 0, 7, 22), Date.UTC(2026, 0, 7, 12)]
  expect(closedClocks(sending, 'UTC', night).clocks).toContain('GB')
  expect(closedClocks(sending, 'UTC', noon).clocks).not.toContain('GB')
})
