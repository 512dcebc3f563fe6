import { type Day, type Days, utcOf } from '#domain/statistics/days'
import type { Statistics } from '#domain/statistics/statistics'
import { useDayName } from '../../lib/calendar.ts'
import { drillDown } from './drillDown.ts'

/** `total`: all that were made until the end of the step. */
export type GrowthRow = {
  from: Day
  name: string
  count: number
  before: number | null
  total: number
  to: string | null
}

/** The steps of the growth with their names and their contacts. */
export function useGrowth({ growth, days, earlier, step }: Statistics, belongto: string | null): GrowthRow[] {
  const dayName = useDayName()
  const totals = totalsOf(growth, earlier)
  return growth.map(({ from, count, before }, at) => {
    const stretch: Days = { from, to: growth[at + 1]?.from ?? days.to }
    const to = count ? drillDown([], { belongto, days: stretch }) : null
    return { from, name: nameOf(from, step, dayName), count, before, total: totals[at]!, to }
  })
}

/** How many there were in all at the end of each step. */
function totalsOf(growth: Statistics['growth'], earlier: number): number[] {
  let total = earlier
  return growth.map(({ count }) => (total += count))
}

/** A month and a year have names of their own where they begin with their first day. */
function nameOf(from: Day, step: Statistics['step'], dayName: (day: Day) => string): string {
  const iso = utcOf(from).toISOString()
  if (step === 'month' && iso.slice(8, 10) === '01') return iso.slice(0, 7)
  if (step === 'year' && iso.slice(5, 10) === '01-01') return iso.slice(0, 4)
  return dayName(from)
}
