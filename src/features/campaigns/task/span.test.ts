import { expect, test } from 'vitest'
import { spanOf } from './span.ts'

test('a wait of a sequence is said in days and hours, without those that are none', () => {
  expect(spanOf({ days: 3, hours: 0 }, 'en-US')).toBe('3 days')
  expect(spanOf({ days: 1, hours: 2 }, 'en-US')).toBe('1 day 2 hours')
  expect(spanOf({ days: 0, hours: 6 }, 'zh-CN')).toBe('6小时')
})
