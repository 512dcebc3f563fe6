import { expect, test } from 'vitest'
import { chatMoment } from './moment.ts'

const zone = 'Asia/Shanghai'
// 00:30 of the first of January in Shanghai, which is still the old year in Greenwich.
const now = Date.parse('2025-12-31T16:30:00Z')

test.each([
  ['2025-12-31T16:05:00Z', '00:05', '00:05'],
  ['2025-12-31T15:59:00Z', '昨天', 'Yesterday'],
  ['2025-12-30T16:00:00Z', '昨天', 'Yesterday'],
  ['2025-12-30T15:59:00Z', '2025年12月30日', 'Dec 30, 2025'],
])('what was said at %s is %s, or %s', (at, chinese, english) => {
  expect(chatMoment(Date.parse(at), now, 'zh-CN', zone).text).toBe(chinese)
  expect(chatMoment(Date.parse(at), now, 'en-US', zone).text).toBe(english)
})

test('within the year the year is not said', () => {
  const [at, later] = [Date.parse('2026-03-04T08:00:00Z'), Date.parse('2026-11-27T08:00:00Z')]
  expect(chatMoment(at, later, 'zh-CN', zone)).toEqual({ kind: 'thisYear', text: '3月4日' })
  expect(chatMoment(at, later, 'en-US', zone).text).toBe('Mar 4')
})

test('a clock that is an hour behind says the day all the same', () => {
  expect(chatMoment(now + 3_600_000, now, 'zh-CN', zone)).toEqual({ kind: 'today', text: '01:30' })
})
