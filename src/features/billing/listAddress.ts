import { type EntryType, entryTypes, pointProducts } from '#domain/billing/ledger'
import { type OrderStatus, orderStatuses } from '#domain/billing/order'
import { type Period, periodNames } from '../../lib/period.ts'

/** What the address of a list says: back, reload and a shared link show the same. A list uses the filters it has. */
export type ListAddress = {
  product: number | null
  type: EntryType | null
  status: OrderStatus | null
  period: Period | null
  /** the first is 1 */
  page: number
}

const filters = ['product', 'type', 'status', 'period'] as const

export const readList = (params: URLSearchParams): ListAddress => ({
  product: oneOf(pointProducts, Number(params.get('product'))),
  type: oneOf(entryTypes, params.get('type')),
  status: oneOf(orderStatuses, params.get('status')),
  period: oneOf(periodNames, params.get('period')),
  page: Math.min(100_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
})

/** Only what narrows the list is written. Another filter begins with the first page. */
export function withList(params: URLSearchParams, change: Partial<ListAddress>): URLSearchParams {
  const next = { ...readList(params), page: 1, ...change }
  const written = new URLSearchParams(params)
  for (const name of filters) put(written, name, next[name])
  put(written, 'page', next.page === 1 ? null : next.page)
  return written
}

export const noListFilters = { product: null, type: null, status: null, period: null } satisfies Partial<ListAddress>
export const isListFiltered = (address: ListAddress) => filters.some((name) => address[name] !== null)

function put(params: URLSearchParams, name: string, value: string | number | null) {
  if (value === null) params.delete(name)
  else params.set(name, String(value))
}

const oneOf = <T extends string | number>(values: readonly T[], value: string | number | null): T | null =>
  values.find((known) => known === value) ?? null
