import { asksNothing } from '#domain/contacts/filter'
import { limits } from '#domain/limits'
import { isId } from '#domain/shared/schema'
import { ViewColumn, type ViewLook } from '#domain/views/savedView'
import { type ContactQuery, contactSorts } from '#workers/search/api'
import { ownOrder, wholeFilter, withoutFilters } from '../list/contactAddress.ts'
import { listColumns, usualColumns } from '../list/listColumns.ts'

/** Columns as somebody has chosen them on this device, and for which view. */
export type KeptColumns = { view: string | null; columns: ViewColumn[] }

export const usualChoice: readonly ViewColumn[] = usualColumns.map((key) => ({ key, width: null, frozen: false }))

/** What the device has kept may be of another version; what nobody can show is left out. */
export function readKept(text: string | null): KeptColumns | null {
  try {
    const { view, columns } = JSON.parse(text ?? 'null') as { view: unknown; columns: unknown[] }
    const known = columns.flatMap((column) => {
      const read = ViewColumn.safeParse(column)
      return read.success && isKnown(read.data) ? [read.data] : []
    })
    return known.length > 0 ? { view: typeof view === 'string' ? view : null, columns: known } : null
  } catch {
    return null
  }
}
/** A custom field that is gone is left out when the list is drawn: it may be brought back. */
const isKnown = ({ key }: ViewColumn) => (listColumns as readonly string[]).includes(key) || isId(key)

/** The list as it is looked at now, to be kept as a view. */
export function viewLook(query: ContactQuery, columns: readonly ViewColumn[] | null): ViewLook {
  return {
    columns: [...(columns ?? usualChoice)],
    sort: query.ranked ? null : query.sort,
    descending: query.descending,
    filter: wholeFilter(query),
  }
}

/** What to ask for to look at a list so. */
export function askedBy({ sort, descending, filter }: ViewLook): Partial<ContactQuery> {
  const known = contactSorts.find((one) => one === sort)
  return { ...withoutFilters, filter, ...(known ? { ranked: false, sort: known, descending } : ownOrder) }
}

export function isSameLook(a: ViewLook, b: ViewLook): boolean {
  const plain = ({ columns, sort, descending, filter }: ViewLook) =>
    JSON.stringify([
      columns.map(({ key, width, frozen }) => [key, width, frozen]),
      sort,
      sort === null ? null : descending,
      asksNothing(filter) ? null : JSON.stringify(filter, byKey),
    ])
  return plain(a) === plain(b)
}

/** PostgreSQL gives the keys of an object back in an order of its own. */
const byKey = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One place up or down. */
export function movedColumn(columns: readonly ViewColumn[], at: number, by: 1 | -1): ViewColumn[] {
  const to = at + by
  if (to < 0 || to >= columns.length) return [...columns]
  return columns.with(at, columns[to]!).with(to, columns[at]!)
}

/** In the place of the other one, which moves up. */
export function withPlace(columns: readonly ViewColumn[], key: string, to: string): ViewColumn[] {
  const from = columns.findIndex((column) => column.key === key)
  const place = columns.findIndex((column) => column.key === to)
  if (from < 0 || place < 0) return [...columns]
  return columns.toSpliced(from, 1).toSpliced(place, 0, columns[from]!)
}

export function withWidth(columns: readonly ViewColumn[], key: string, width: number): ViewColumn[] {
  const within = Math.min(limits.columnMostPx, Math.max(limits.columnLeastPx, Math.round(width)))
  return columns.map((column) => (column.key === key ? { ...column, width: within } : column))
}
