import { expect, test } from 'vitest'
import type { TaskWait } from '#domain/campaigns/taskWaits'
import { clockAt, shownWaits } from './taskWaits.ts'

const night = (country: string, count: number): TaskWait => ({
  why: 'hours',
  country,
  count,
  until: 1,
  offset_minutes: 60,
})
const pace: TaskWait = { ...night('', 0), why: 'senderPace', count: null }

test('of many countries where it is night some are shown, and all others are counted', () => {
  const list = [...['DE', 'FR', 'US', 'CN', 'BR', 'IN'].map((country, at) => night(country, 10 - at)), pace]
  const { shown, more } = shownWaits(list)
  expect(shown.map(({ country, why }) => country || why)).toEqual(['DE', 'FR', 'US', 'CN', 'senderPace'])
  expect(more).toBe(6 + 5)
  expect(shownWaits([pace])).toEqual({ shown: [pace], more: 0 })
})

test('a clock is that of the place, also on another day', () => {
  expect(clockAt(Date.parse('2026-05-04T23:30:00Z'), 330)).toBe('05:00')
  expect(clockAt(Date.parse('2026-05-04T12:00:00Z'), -240)).toBe('08:00')
})
