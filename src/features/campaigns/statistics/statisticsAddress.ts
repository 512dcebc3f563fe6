import { type Day, type Days, dayIn, isoDay } from '#domain/statistics/days'

export const periods = ['days7', 'days30', 'days90'] as const
type Period = (typeof periods)[number]
export const tableKinds = ['task', 'message', 'sender', 'domain', 'link'] as const
export type TableKind = (typeof tableKinds)[number]
export const heatKinds = ['open', 'click'] as const
export type HeatKind = (typeof heatKinds)[number]
const mostCompared = 4

export type PeriodAddress = {
  /** `custom`: the days that stand beside it */
  period: Period | 'custom'
  /** first and last day of a custom one, both counted */
  first: Day | null
  last: Day | null
}

/** What the address of the page says: back, reload and a shared link show the same. */
export type StatisticsAddress = PeriodAddress & {
  task: string | null
  sender: string | null
  belongto: string | null
  table: TableKind
  /** a column of the table; '' for what stands in its first one */
  sort: string
  descending: boolean
  heat: HeatKind
  /** tasks beside each other, in the order in which they were chosen */
  compared: readonly string[]
}

const usualSort = 'sent'

export function readStatisticsAddress(params: URLSearchParams): StatisticsAddress {
  const sort = params.get('sort') ?? usualSort
  return {
    ...readPeriodAddress(params),
    task: params.get('task'),
    sender: params.get('sender'),
    belongto: params.get('belongto'),
    table: oneOf(tableKinds, params.get('table')) ?? 'task',
    sort,
    descending: params.has('order') ? params.get('order') === 'down' : sort !== '',
    heat: oneOf(heatKinds, params.get('heat')) ?? 'open',
    compared: [...new Set(params.get('compared')?.split(',').filter(Boolean) ?? [])].slice(0, mostCompared),
  }
}

export function readPeriodAddress(params: URLSearchParams): PeriodAddress {
  const first = dayIn(params.get('from'))
  const last = dayIn(params.get('to'))
  const isCustom = params.get('period') === 'custom' && first !== null && last !== null && first <= last
  return {
    period: isCustom ? 'custom' : (oneOf(periods, params.get('period')) ?? 'days30'),
    first: isCustom ? first : null,
    last: isCustom ? last : null,
  }
}

/** What becomes of it; a function where that depends on what stands there, so that a quick second press keeps the first. */
export type AddressChange = Partial<StatisticsAddress> | ((now: StatisticsAddress) => Partial<StatisticsAddress>)

/** Only what differs from the plain page is written. */
export function writeAddress(address: StatisticsAddress): URLSearchParams {
  const params = new URLSearchParams()
  const { table, sort, descending, heat, compared } = address
  writePeriodAddress(params, address)
  for (const name of ['task', 'sender', 'belongto'] as const) {
    const value = address[name]
    if (value !== null) params.set(name, value)
  }
  if (table !== 'task') params.set('table', table)
  if (sort !== usualSort) params.set('sort', sort)
  if (descending !== (sort !== '')) params.set('order', descending ? 'down' : 'up')
  if (heat !== 'open') params.set('heat', heat)
  if (compared.length) params.set('compared', compared.join(','))
  return params
}

export function writePeriodAddress(params: URLSearchParams, { period, first, last }: PeriodAddress): void {
  if (period === 'custom' && first !== null && last !== null) {
    params.set('period', period)
    params.set('from', isoDay(first))
    params.set('to', isoDay(last))
  } else if (period !== 'days30' && period !== 'custom') params.set('period', period)
}

/** One more task beside the others, the earliest making room where there are too many; the same again takes it away. */
export const comparedWith = ({ compared }: Pick<StatisticsAddress, 'compared'>, id: string) => ({
  compared: compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id].slice(-mostCompared),
})

/** The same column again turns the order round; numbers begin with the largest, names with A. */
export const sortedBy = <S extends string>(now: { sort: string; descending: boolean }, sort: S) => ({
  sort,
  descending: now.sort === sort ? !now.descending : sort !== '',
})

const lengths = { days7: 7, days30: 30, days90: 90 } as const satisfies Record<Period, number>

export function daysOf({ period, first, last }: PeriodAddress, today: Day): Days {
  if (period === 'custom') return { from: first ?? today, to: (last ?? today) + 1 }
  return { from: today + 1 - lengths[period], to: today + 1 }
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known): known is T => known === value) ?? null
