import { type Contact, counterFields, followUpStatuses } from '#domain/contacts/contact'
import { matchesFilter } from '#domain/contacts/filter'
import { carriedText } from '#domain/conversations/identity'
import type { Entry } from '../../sync/core/ports.ts'
import { type ContactLine, type ContactQuery, namedSorts, numberSorts } from '../api.ts'
import { compareTexts } from '../collation.ts'
import { dayAtOf, dayStartAt } from '../contactIndex.ts'
import { now } from './questions.ts'

/* What the index answers, said plainly over whole contacts. */

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
const mayBePhone = (word: string) => /\d/.test(word) && /^[\d+().\-/]+$/.test(word)
function inPhone({ phones }: Contact, word: string): boolean {
  const digits = word.replace('(0)', '').replace(/\D/g, '')
  const bare = digits.replace(/^00?/, '')
  return phones.some(
    ({ full_number }) => full_number.includes(digits) || (bare.length >= 4 && full_number.includes(bare)),
  )
}

/** How far each word is, added up; -1 where one is not found. */
function distance(row: Contact, search: string): number {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length > 1 && words.every(mayBePhone) && inPhone(row, words.join(''))) return 4
  const places = words.map((word) => placeOf(row, word))
  return places.includes(-1) ? -1 : places.reduce((sum, place) => sum + place, 0)
}
function placeOf(row: Contact, word: string): number {
  const [name, company] = [fold(row.name), fold(row.company)]
  if (name.startsWith(word)) return 0
  if (name.includes(word)) return 1
  if (company.startsWith(word)) return 2
  if (company.includes(word)) return 3
  if (row.emails.some(({ email }) => fold(email).includes(word)) || (mayBePhone(word) && inPhone(row, word))) return 4
  if (row.identities?.some((one) => fold(carriedText(one)).includes(word))) return 4
  const rest = [row.position, row.company_website, row.address, row.founded_time, row.remark]
  return rest.some((text) => fold(text).includes(word)) ? 5 : -1
}

function matches(row: Contact, voiced: ReadonlySet<string>, { search, filter, ...query }: ContactQuery): boolean {
  const { tag, category, source, belongto, follow_up_status, untouched_days } = query
  return (
    distance(row, search) >= 0 &&
    matchesFilter(row, filter, {
      dayStart: dayStartAt(now),
      hasVoiceNote: (id) => voiced.has(id),
      isExcluded: () => false,
      hasCustomField: () => true,
      dayAt: dayAtOf(now),
    }) &&
    (tag === null || row.tag.includes(tag)) &&
    (category === null || row.category === category) &&
    (source === null || row.source === source) &&
    (belongto === null || row.belongto === belongto) &&
    (follow_up_status === null || row.follow_up_status === follow_up_status) &&
    (untouched_days === null || daysAgo(row.updated_at) >= untouched_days)
  )
}
/** How often the calendar was turned since. */
function daysAgo(at: number): number {
  let days = 0
  for (const day = new Date(at); day.toDateString() !== new Date(now).toDateString(); day.setDate(day.getDate() + 1))
    days++
  return days
}

/** The contacts that match, in order. */
export function answerTo(query: ContactQuery, rows: readonly Contact[], voiced: ReadonlySet<string>): Contact[] {
  const found = sorted(
    rows.filter((row) => matches(row, voiced, query)),
    query,
  )
  if (!query.ranked || !query.search.trim()) return found
  return found.sort((a, b) => distance(a, query.search) - distance(b, query.search))
}

const byId = (a: Contact, b: Contact) => (a.id < b.id ? -1 : 1)
function sorted(rows: Contact[], query: ContactQuery): Contact[] {
  const { sort, descending, order } = query
  const direction = descending ? -1 : 1
  if (sort === 'follow_up_status') {
    const rank = (row: Contact) => direction * followUpStatuses.indexOf(row[sort])
    return rows.sort((a, b) => rank(a) - rank(b) || byId(a, b))
  }
  if (isOneOf(namedSorts, sort)) {
    const places = (row: Contact) =>
      [row[sort]].flat().flatMap((id) => (order.includes(id!) ? [order.indexOf(id!)] : []))
    const known = (row: Contact) => places(row).length > 0
    const first = (row: Contact) => (descending ? -Math.max(...places(row)) : Math.min(...places(row)))
    return [
      ...rows.filter(known).sort((a, b) => first(a) - first(b) || byId(a, b)),
      ...rows.filter((row) => !known(row)).sort(byId),
    ]
  }
  if (isOneOf(numberSorts, sort)) return rows.sort((a, b) => direction * (a[sort] - b[sort] || byId(a, b)))
  // Phones stand in the index with a letter for their status, which decides between equal ones.
  const textOf = (row: Contact) =>
    sort === 'emails'
      ? (row.emails[0]?.email ?? '')
      : sort === 'phones'
        ? row.phones.map(({ full_number, is_wt }) => full_number + letterOf[is_wt]).join(' ')
        : row[sort]
  const empty = rows.filter((row) => textOf(row) === '').sort(byId)
  const named = rows.filter((row) => textOf(row) !== '')
  return [...named.sort((a, b) => direction * (compareTexts(textOf(a), textOf(b)) || byId(a, b))), ...empty]
}
const letterOf = { unvalidated: 'a', registered: 'b', unregistered: 'c' }
const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

/** But for where a search was found. */
export function lineOf({ row, waiting }: Entry & { row: Contact }, { more }: ContactQuery): Omit<ContactLine, 'found'> {
  const { id, name, company, position, country, phones, emails, tag, category, source, belongto } = row
  const { follow_up_status, created_at, updated_at, company_website, address, founded_time, remark } = row
  const line = { id, name, company, position, country, phones, emails, tag, category, source, belongto }
  const counters = Object.fromEntries(counterFields.map((field) => [field, row[field]]))
  return {
    ...line,
    identities: row.identities ?? [],
    follow_up_status,
    created_at,
    updated_at,
    restricted: row.restricted_at !== null,
    picture: row.picture?.hash ?? null,
    pending: waiting !== undefined,
    more: more
      ? ({ company_website, address, founded_time, remark, custom: {}, ...counters } as ContactLine['more'])
      : null,
  }
}

export const perStatus = (rows: readonly Contact[]) =>
  Object.fromEntries(
    followUpStatuses.map((status) => [status, rows.filter((row) => row.follow_up_status === status).length]),
  )
