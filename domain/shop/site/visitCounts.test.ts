import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from '../../statistics/days.ts'
import { inquiryRate, type VisitCounts, visitDays, visitSpans, visitTotals } from './visitCounts.ts'

const counts = (days: VisitCounts['days'], today = '2026-03-02'): VisitCounts => ({ today, days, spans: [] })
const dayWith = (day: string, views: number) => ({ day, views, visitors: 1, inquiries: 0 })

test('a span has each of its days once, with a zero where nobody came, and none from outside', () => {
  const days = visitDays(counts([dayWith('2026-02-23', 9), dayWith('2026-02-24', 4), dayWith('2026-03-02', 7)]), 7)
  expect(days.map(({ day, views }) => [day, views])).toEqual([
    ['2026-02-24', 4],
    ['2026-02-25', 0],
    ['2026-02-26', 0],
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 7],
  ])
  expect(visitTotals(days)).toEqual({ views: 11, visitors: 2, inquiries: 0 })
})

test('whatever the day, a longer span says all that a shorter one does', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const today = date.toISOString().slice(0, 10)
      const [week, month, quarter] = visitSpans.map((span) => visitDays(counts([dayWith(today, 3)], today), span))
      expect(month!.slice(-7)).toEqual(week)
      expect(quarter!.slice(-30)).toEqual(month)
      expect(quarter!.map(({ from }) => from)).toEqual(Array.from({ length: 90 }, (_, n) => dayIn(today)! - 89 + n))
    }),
  )
})

test('a rate is one of those who came, and none where nobody did', () => {
  expect(inquiryRate(0, 0)).toBeNull()
  expect(inquiryRate(3, 0)).toBeNull()
  expect(inquiryRate(1, 4)).toBe(0.25)
  expect(inquiryRate(5, 4)).toBe(1)
})
