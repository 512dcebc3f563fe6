import type { City } from './cities.ts'
import type { CalendarStep, Day, Days } from './days.ts'
import type { CountedField, CounterName, Counters, PivotField } from './fields.ts'
import type { Comparison, StatisticsPeriod } from './period.ts'

export type StatisticsQuery = {
  /** whose contacts; null: all that this user sees */
  belongto: string | null
  period: StatisticsPeriod
  compare: Comparison | null
}

/** `value`: an id, a code or a status; '' for contacts that have none. `before`: in the stretch it is compared with. */
export type Count = { value: string; count: number; before: number }
/** `before`: null where nothing stands beside it. */
type Growth = { from: Day; count: number; before: number | null }

export type Statistics = {
  counters: Counters
  before: Counters | null
  /** what the period means today; for all there ever were, from the first contact on */
  days: Days
  compared: Days | null
  /** contacts that were made before the period */
  earlier: number
  step: CalendarStep
  growth: Growth[]
  /** the most first; who has none last */
  by: Record<CountedField, Count[]>
}

export type CitiesQuery = Pick<StatisticsQuery, 'belongto' | 'period'>
/** Contacts whose address names the city; of two cities in one address, both. */
export type CityCount = City & { count: number }

export type PivotQuery = StatisticsQuery & {
  rows: PivotField
  /** null: one column with the totals */
  columns: PivotField | null
  measure: CounterName
}

/**
 * Totals count each contact once, also where it stands in several rows or columns. `before`: in the stretch it is compared
 * with; null where nothing stands beside it.
 */
export type Pivot = {
  rows: { value: string; cells: number[]; total: number; before: { cells: number[]; total: number } | null }[]
  columns: { value: string; total: number; before: number | null }[]
  total: number
  before: number | null
}
