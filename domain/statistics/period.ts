import { type Day, type Days, dayIn, firstOfMonth, isoDay, monthOf, monthsBefore } from './days.ts'

/** In which stretch the contacts were made that are counted. */
export const statisticsPeriods = [
  'all',
  'days7',
  'days30',
  'days90',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const
export type NamedPeriod = (typeof statisticsPeriods)[number]
/** The days of a fair, say: the first and the last one. */
export type OwnPeriod = `${string}~${string}`
export type StatisticsPeriod = NamedPeriod | OwnPeriod

export const ownPeriod = (first: Day, last: Day): OwnPeriod => `${isoDay(first)}~${isoDay(last)}`
export const isOwnPeriod = (period: StatisticsPeriod): period is OwnPeriod => period.includes('~')

/** What somebody typed or another version wrote is no period. */
export function readPeriod(text: string | null): StatisticsPeriod {
  const days = text === null ? null : ownDays(text)
  return days ? ownPeriod(days.from, days.to - 1) : (statisticsPeriods.find((period) => period === text) ?? 'all')
}

function ownDays(text: string): Days | null {
  const [first, last] = text.split('~').map(dayIn)
  return first == null || last == null || last < first ? null : { from: first, to: last + 1 }
}

/** With what it is compared: the stretch right before it, or the same one a year ago. */
export const comparisons = ['before', 'yearAgo'] as const
export type Comparison = (typeof comparisons)[number]

type Rule = { days: number } | { months: 1 | 12; ago: 0 | 1 }
const rules: Record<Exclude<NamedPeriod, 'all'>, Rule> = {
  days7: { days: 7 },
  days30: { days: 30 },
  days90: { days: 90 },
  thisMonth: { months: 1, ago: 0 },
  lastMonth: { months: 1, ago: 1 },
  thisYear: { months: 12, ago: 0 },
  lastYear: { months: 12, ago: 1 },
}

/** Null: all there ever were. */
export function periodDays(period: StatisticsPeriod, today: Day): Days | null {
  if (period === 'all') return null
  if (isOwnPeriod(period)) return ownDays(period)
  const rule = rules[period]
  if ('days' in rule) return { from: today + 1 - rule.days, to: today + 1 }
  const { from, to } = wholeMonths(today, rule.months, rule.ago)
  return { from, to: Math.min(to, today + 1) }
}

/** A month or year that is not over is compared with as many days of the other one. */
export function comparedDays(period: StatisticsPeriod, comparison: Comparison, today: Day): Days | null {
  const days = periodDays(period, today)
  if (!days || period === 'all') return null
  if (comparison === 'yearAgo') return { from: monthsBefore(days.from, 12), to: monthsBefore(days.to - 1, 12) + 1 }
  if (isOwnPeriod(period)) return { from: days.from - (days.to - days.from), to: days.from }
  const rule = rules[period]
  if ('days' in rule) return { from: days.from - rule.days, to: days.from }
  const { from, to } = wholeMonths(today, rule.months, rule.ago + 1)
  return { from, to: rule.ago ? to : Math.min(to, from + days.to - days.from) }
}

/** The month or the year that a day is in, or one before. */
function wholeMonths(day: Day, months: 1 | 12, ago: number): Days {
  const month = Math.floor(monthOf(day) / months) * months - ago * months
  return { from: firstOfMonth(month), to: firstOfMonth(month + months) }
}
