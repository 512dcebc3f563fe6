import { followUpStatuses, type UntouchedDays, untouchedDays } from '#domain/contacts/contact'
import { asksNothing, both, Filter, noFilter } from '#domain/contacts/filter'
import { type ContactQuery, type ContactSort, contactSorts, everyContact, numberSorts } from '#workers/search/api'

/** What a panel shows of a contact. */
export const contactParts = ['details', 'activity', 'rules'] as const
export type ContactPart = (typeof contactParts)[number]

/** What the address of the contact list says: back, reload and a shared link show the same list and the same contact. */
export type ContactAddress = {
  query: ContactQuery
  opened: string | null
  /** of the opened contact */
  part: ContactPart
  creating: boolean
  /** the refused change that a new contact begins with */
  refused: string | null
  /** the saved view that the list is looked at by */
  view: string | null
}

export const filterKeys = ['tag', 'category', 'source', 'belongto', 'follow_up_status', 'untouched_days'] as const
export type FilterKey = (typeof filterKeys)[number]

export function readContactAddress(params: URLSearchParams): ContactAddress {
  const chosen = oneOf(contactSorts, params.get('sort'))
  const sort = chosen ?? everyContact.sort
  const order = params.get('order')
  return {
    query: {
      ...everyContact,
      search: params.get('q') ?? '',
      // Who has chosen no order finds the best match first.
      ranked: chosen === null,
      sort,
      filter: readFilter(params.get('filter')),
      descending: order ? order === 'down' : startsDescending(sort),
      tag: params.get('tag'),
      category: params.get('category'),
      source: params.get('source'),
      belongto: params.get('belongto'),
      follow_up_status: oneOf(followUpStatuses, params.get('follow_up_status')),
      untouched_days: readDays(params.get('untouched_days')),
    },
    opened: params.get('contact'),
    part: oneOf(contactParts, params.get('part')) ?? 'details',
    creating: params.has('new'),
    refused: params.get('new') || null,
    view: params.get('view'),
  }
}

type WritableAddress = Omit<ContactAddress, 'view' | 'part'> & Partial<Pick<ContactAddress, 'view' | 'part'>>

/** Only what differs from the plain list is written, so that the plain list has the plain address. */
export function writeContactAddress({
  query,
  opened,
  part = 'details',
  creating,
  refused,
  view,
}: WritableAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (query.search) params.set('q', query.search)
  for (const key of filterKeys) if (query[key] !== null) params.set(key, String(query[key]))
  if (!asksNothing(query.filter)) params.set('filter', JSON.stringify(query.filter))
  if (!query.ranked) params.set('sort', query.sort)
  if (query.descending !== startsDescending(query.sort)) params.set('order', query.descending ? 'down' : 'up')
  if (view) params.set('view', view)
  if (opened) params.set('contact', opened)
  if (opened && part !== 'details') params.set('part', part)
  if (creating) params.set('new', refused ?? '')
  return params
}

/** The same column again turns the order round; another one begins with the order that is asked for most. */
export function contactOrder(query: Order, sort: ContactSort): Order {
  return { ranked: false, sort, descending: query.sort === sort ? !query.descending : startsDescending(sort) }
}
type Order = Pick<ContactQuery, 'ranked' | 'sort' | 'descending'>
/** The best match first, and what was changed last. */
export const ownOrder: Order = { ranked: true, sort: everyContact.sort, descending: everyContact.descending }

export const isFiltered = (query: ContactQuery) =>
  query.search.trim() !== '' || !asksNothing(query.filter) || filterKeys.some((key) => query[key] !== null)

/** What to change to see all contacts, in the order they are in. */
export const withoutFilters = {
  search: '',
  filter: noFilter,
  tag: null,
  category: null,
  source: null,
  belongto: null,
  follow_up_status: null,
  untouched_days: null,
} satisfies Partial<ContactQuery>

/** Two queries that find the same contacts, in whatever order. */
export const findSame = (a: ContactQuery, b: ContactQuery) =>
  a.search.trim() === b.search.trim() &&
  JSON.stringify(a.filter) === JSON.stringify(b.filter) &&
  filterKeys.every((key) => a[key] === b[key])

export const readDays = (text: string | null): UntouchedDays | null =>
  untouchedDays.find((days) => String(days) === text) ?? null

/** All that the filters of a list ask, as one: what a saved view keeps. */
export function wholeFilter(query: ContactQuery): Filter {
  const { tag, category, source, belongto, follow_up_status, untouched_days } = query
  const of: Filter['of'] = []
  if (tag !== null) of.push({ field: 'tag', is: 'anyOf', values: [tag] })
  if (category !== null) of.push({ field: 'category', is: 'anyOf', values: [category] })
  if (source !== null) of.push({ field: 'source', is: 'anyOf', values: [source] })
  if (belongto !== null) of.push({ field: 'belongto', is: 'anyOf', values: [belongto] })
  if (follow_up_status !== null) of.push({ field: 'follow_up_status', is: 'anyOf', values: [follow_up_status] })
  if (untouched_days !== null) of.push({ field: 'updated_at', is: 'beforeDays', days: untouched_days })
  return both({ join: 'all', of }, query.filter)
}

/** What somebody typed or another version wrote is no filter. */
function readFilter(text: string | null): Filter {
  if (text === null) return noFilter
  try {
    const read = Filter.safeParse(JSON.parse(text))
    return read.success ? read.data : noFilter
  } catch {
    return noFilter
  }
}

const startsDescending = (sort: ContactSort) => (numberSorts as readonly ContactSort[]).includes(sort)

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known): known is T => known === value) ?? null
