import { followUpStatuses, type UntouchedDays, untouchedDays } from '#domain/contacts/contact'
import { type ContactQuery, type ContactSort, contactSorts, everyContact } from '#workers/api'

/** What the address of the contact list says: back, reload and a shared link show the same list and the same contact. */
export type ContactAddress = {
  query: ContactQuery
  opened: string | null
  creating: boolean
  /** the refused change that a new contact begins with */
  refused: string | null
}

export const filterKeys = ['tag', 'category', 'source', 'belongto', 'follow_up_status', 'untouched_days'] as const
export type FilterKey = (typeof filterKeys)[number]

export function readAddress(params: URLSearchParams): ContactAddress {
  const sort = oneOf(contactSorts, params.get('sort')) ?? everyContact.sort
  const order = params.get('order')
  return {
    query: {
      search: params.get('q') ?? '',
      sort,
      descending: order ? order === 'down' : startsDescending(sort),
      tag: params.get('tag'),
      category: params.get('category'),
      source: params.get('source'),
      belongto: params.get('belongto'),
      follow_up_status: oneOf(followUpStatuses, params.get('follow_up_status')),
      untouched_days: readDays(params.get('untouched_days')),
    },
    opened: params.get('contact'),
    creating: params.has('new'),
    refused: params.get('new') || null,
  }
}

/** Only what differs from the plain list is written, so that the plain list has the plain address. */
export function writeAddress({ query, opened, creating, refused }: ContactAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (query.search) params.set('q', query.search)
  for (const key of filterKeys) if (query[key] !== null) params.set(key, String(query[key]))
  if (query.sort !== everyContact.sort) params.set('sort', query.sort)
  if (query.descending !== startsDescending(query.sort)) params.set('order', query.descending ? 'down' : 'up')
  if (opened) params.set('contact', opened)
  if (creating) params.set('new', refused ?? '')
  return params
}

/** The same column again turns the order round; another one begins with the order that is asked for most. */
export function sortedBy(query: Order, sort: ContactSort): Order {
  return { sort, descending: query.sort === sort ? !query.descending : startsDescending(sort) }
}
type Order = Pick<ContactQuery, 'sort' | 'descending'>

export const isFiltered = (query: ContactQuery) =>
  query.search.trim() !== '' || filterKeys.some((key) => query[key] !== null)

/** What to change to see all contacts, in the order they are in. */
export const withoutFilters = {
  search: '',
  tag: null,
  category: null,
  source: null,
  belongto: null,
  follow_up_status: null,
  untouched_days: null,
} satisfies Omit<ContactQuery, 'sort' | 'descending'>

/** Two queries that find the same contacts, in whatever order. */
export const findSame = (a: ContactQuery, b: ContactQuery) =>
  a.search.trim() === b.search.trim() && filterKeys.every((key) => a[key] === b[key])

export const readDays = (text: string | null): UntouchedDays | null =>
  untouchedDays.find((days) => String(days) === text) ?? null

const startsDescending = (sort: ContactSort) => sort === 'updated_at' || sort === 'created_at'

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known): known is T => known === value) ?? null
