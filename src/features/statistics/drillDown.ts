import { type Filter, isGroup } from '#domain/contacts/filter'
import { type Day, type Days, dayNumber, firstOfMonth, utcOf } from '#domain/statistics/days'
import type { CounterName } from '#domain/statistics/fields'
import { filterOfMark, type Mark, type Span } from '#domain/statistics/marks'

/**
 * What every mark of a page has in common: whose contacts, made on which days (null: whenever), and what of them is
 * counted.
 */
export type MarkScope = { belongto: string | null; days: Days | null; measure?: CounterName }

/** The list of the contacts that a mark counts; null where the list cannot show just these. */
export function drillDown(marks: readonly Mark[], { belongto, days, measure }: MarkScope): string | null {
  const made = days && momentsOf(days)
  const filter = filterOfMark(marks, { belongto, made, measure: measure ?? 'contacts_count', spanOf })
  return filter && listAddress(filter)
}

/**
 * What the list has a chip for; the rest stands in its filter. A chip of a label would show what stands below it as well,
 * and the mark does not count that.
 */
const chips = ['belongto', 'follow_up_status']

function listAddress(filter: Filter): string {
  const params = new URLSearchParams()
  const rest = filter.of.filter((member) => {
    if (isGroup(member) || member.is !== 'anyOf' || member.values.length > 1) return true
    if (!chips.includes(member.field) || params.has(member.field)) return true
    params.set(member.field, member.values[0]!)
    return false
  })
  if (rest.length) params.set('filter', JSON.stringify({ join: 'all', of: rest } satisfies Filter))
  return `/statistics/contacts${params.size ? `?${params}` : ''}`
}

/** From midnight to midnight, where the user is. */
const momentsOf = ({ from, to }: Days): Span => ({ from: momentOf(from), to: momentOf(to) })
function momentOf(day: Day): number {
  const utc = utcOf(day)
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()).getTime()
}

/** Of a month such as 2026-11, or a year. */
function spanOf({ value }: { value: string }): Span {
  const [year = 1970, month] = value.split('-').map(Number)
  if (!month) return momentsOf({ from: dayNumber(year, 0, 1), to: dayNumber(year + 1, 0, 1) })
  const at = (year - 1970) * 12 + month - 1
  return momentsOf({ from: firstOfMonth(at), to: firstOfMonth(at + 1) })
}
