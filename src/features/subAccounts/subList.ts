import type { Person } from '#domain/subAccounts/person'
import { type RightName, rightNames } from '#domain/subAccounts/rights'
import type { SubAccount, SubProduct } from '#domain/subAccounts/subAccount'
import { personName } from '../../lib/people.ts'

/** A sub account as a row of the list. */
export type SubLine = Pick<SubAccount, 'id' | 'product_list' | 'last_seen' | 'export_data' | 'delete_data'> & {
  name: string
  username: string
  nickname: string
  status: 'normal' | 'disabled'
  reasons: Record<RightName, string>
  /** how many belong to it on this device */
  contacts: number
  created_at: number
}

const subSorts = ['name', 'status', 'contacts', 'last_seen', 'created_at'] as const
export type SubSort = (typeof subSorts)[number]
export type SubQuery = { search: string; sort: SubSort; descending: boolean }
export const firstQuery: SubQuery = { search: '', sort: 'name', descending: false }

/** Who has left is no line any more: only the name stays, for what that person once did. */
export function subLines(
  people: readonly Person[],
  subs: readonly SubAccount[],
  contacts: Readonly<Record<string, number>>,
): SubLine[] {
  const personOf = new Map(people.map((person) => [person.id, person]))
  return subs.flatMap((sub) => {
    const person = personOf.get(sub.id)
    if (!person || person.status === 'deleted') return []
    const { username, nickname, status, created_at } = person
    const { id, product_list, last_seen, export_data, delete_data } = sub
    const reasons = { export_data: sub.export_reason, delete_data: sub.delete_reason }
    const known = { id, product_list, last_seen, export_data, delete_data, reasons, created_at }
    return { ...known, name: personName(person), username, nickname, status, contacts: contacts[id] ?? 0 }
  })
}

const byName = new Intl.Collator('zh-CN', { numeric: true })
const compare: Record<SubSort, (a: SubLine, b: SubLine) => number> = {
  name: (a, b) => byName.compare(a.name, b.name),
  status: (a, b) => Number(a.status === 'disabled') - Number(b.status === 'disabled'),
  contacts: (a, b) => a.contacts - b.contacts,
  last_seen: (a, b) => (a.last_seen ?? 0) - (b.last_seen ?? 0),
  created_at: (a, b) => a.created_at - b.created_at,
}

/** What was searched for, in the order asked; equal ones by name, whichever way it goes. */
export function shownLines(lines: readonly SubLine[], { search, sort, descending }: SubQuery): SubLine[] {
  const words = search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const text = ({ nickname, username }: SubLine) => `${nickname}\n${username}`.normalize('NFKC').toLowerCase()
  const direction = descending ? -1 : 1
  return lines
    .filter((line) => words.every((word) => text(line).includes(word)))
    .sort((a, b) => direction * compare[sort](a, b) || compare.name(a, b) || (a.id < b.id ? -1 : 1))
}

/** The same column again turns the order round; numbers and times begin with the most. */
export const subOrder = (query: SubQuery, sort: SubSort): Pick<SubQuery, 'sort' | 'descending'> => ({
  sort,
  descending: query.sort === sort ? !query.descending : startsDescending(sort),
})
const startsDescending = (sort: SubSort) => sort !== 'name' && sort !== 'status'

export type RightRequest = { sub: SubLine; right: RightName; reason: string }

/** What waits for an answer, by name. */
export const requestsIn = (lines: readonly SubLine[]): RightRequest[] =>
  lines
    .toSorted(compare.name)
    .flatMap((sub) =>
      rightNames.filter((right) => sub[right] === 'asked').map((right) => ({ sub, right, reason: sub.reasons[right] })),
    )

/** What a product is worth to a sub account now. */
export function standOf({ expires_at, status }: Pick<SubProduct, 'expires_at' | 'status'>, now: number) {
  if (status === '0') return 'off'
  return expires_at !== null && expires_at <= now ? 'expired' : 'held'
}

/* ---------- the address ---------- */

export type SubAddress = { query: SubQuery; opened: string | null }

export function readSubAddress(params: URLSearchParams): SubAddress {
  const sort = subSorts.find((known) => known === params.get('sort')) ?? firstQuery.sort
  const order = params.get('order')
  return {
    query: { search: params.get('q') ?? '', sort, descending: order ? order === 'down' : startsDescending(sort) },
    opened: params.get('user'),
  }
}

/** Only what differs from the plain list is written. */
export function writeSubAddress({ query, opened }: SubAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (query.search) params.set('q', query.search)
  if (query.sort !== firstQuery.sort) params.set('sort', query.sort)
  if (query.descending !== startsDescending(query.sort)) params.set('order', query.descending ? 'down' : 'up')
  if (opened) params.set('user', opened)
  return params
}
