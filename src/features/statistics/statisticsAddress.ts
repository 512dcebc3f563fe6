import { type CounterName, counterNames, type PivotField, pivotFields } from '#domain/statistics/fields'
import { type Comparison, comparisons, readPeriod, type StatisticsPeriod } from '#domain/statistics/period'

/** What the address of a page of statistics says: back, reload and a shared link show the same. */
export type ContactStatisticsAddress = {
  belongto: string | null
  period: StatisticsPeriod
  compare: Comparison | null
  /** what the map's circles are */
  circles: Circles
}
export const circles = ['countries', 'cities'] as const
export type Circles = (typeof circles)[number]

export type TableAddress = Omit<ContactStatisticsAddress, 'circles'> & {
  rows: PivotField
  columns: PivotField | null
  measure: CounterName
  /** '' by name, 'total', or the place of a column */
  sort: string
  descending: boolean
}

export const readStatistics = (params: URLSearchParams): ContactStatisticsAddress => ({
  belongto: params.get('belongto'),
  period: readPeriod(params.get('period')),
  compare: oneOf(comparisons, params.get('compare')),
  circles: oneOf(circles, params.get('circles')) ?? 'countries',
})

/** Only what differs from the plain page is written. Nothing stands beside all there ever were. */
export function writeStatistics({ belongto, period, compare, circles }: ContactStatisticsAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (belongto) params.set('belongto', belongto)
  if (period !== 'all') params.set('period', period)
  if (compare && period !== 'all') params.set('compare', compare)
  if (circles !== 'countries') params.set('circles', circles)
  return params
}

const firstTable = { rows: 'country', columns: 'follow_up_status', measure: 'contacts_count', sort: 'total' } as const

export function readTable(params: URLSearchParams): TableAddress {
  const { belongto, period, compare } = readStatistics(params)
  const columns = params.get('columns')
  const sort = params.get('sort') ?? firstTable.sort
  return {
    belongto,
    period,
    compare,
    rows: oneOf(pivotFields, params.get('rows')) ?? firstTable.rows,
    columns: columns === 'none' ? null : (oneOf(pivotFields, columns) ?? firstTable.columns),
    measure: oneOf(counterNames, params.get('measure')) ?? firstTable.measure,
    sort,
    descending: params.has('order') ? params.get('order') === 'down' : startsDescending(sort),
  }
}

export function writeTable({ belongto, period, compare, rows, columns, measure, sort, descending }: TableAddress) {
  const params = writeStatistics({ belongto, period, compare, circles: 'countries' })
  if (rows !== firstTable.rows) params.set('rows', rows)
  if (columns !== firstTable.columns) params.set('columns', columns ?? 'none')
  if (measure !== firstTable.measure) params.set('measure', measure)
  if (sort !== firstTable.sort) params.set('sort', sort)
  if (descending !== startsDescending(sort)) params.set('order', descending ? 'down' : 'up')
  return params
}

/** The same column again turns the order round; numbers begin with the largest, names with A. */
export const tableOrder = (now: Pick<TableAddress, 'sort' | 'descending'>, sort: string) => ({
  sort,
  descending: now.sort === sort ? !now.descending : startsDescending(sort),
})

const startsDescending = (sort: string) => sort !== ''

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known): known is T => known === value) ?? null
