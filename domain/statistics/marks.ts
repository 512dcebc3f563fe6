import { type FollowUpStatus, followUpStatuses } from '../contacts/contact.ts'
import { countryCodes } from '../contacts/countryCodes.ts'
import type { Condition, Filter } from '../contacts/filter.ts'
import type { City } from './cities.ts'
import { type Channel, type CounterName, type FunnelStage, type PivotField, stagesFrom } from './fields.ts'

/** One bar of a chart, one country of the map, one row of a table: the contacts that have this. */
export type Mark = FieldMark | { field: 'funnel'; value: FunnelStage } | { field: 'city'; value: City }
type FieldMark = { field: PivotField; value: string }
/** The moments of the user's days. */
export type Span = { from: number; to: number }

type MarkContext = {
  belongto: string | null
  /** in which moments they were made; null: whenever */
  made: Span | null
  /** of contacts that have none of these, a number says nothing */
  measure: CounterName
  /** of a month or year in which they were made */
  spanOf: (mark: FieldMark) => Span
}

/** The contacts that a mark counts, as a question to the list; null where the list cannot be asked so. */
export function filterOfMark(marks: readonly Mark[], { belongto, made, measure, spanOf }: MarkContext): Filter | null {
  const found = marks.map((mark) => membersOf(mark, spanOf))
  if (found.includes(null)) return null
  const of = [...(found as Member[][]).flat(), ...measureConditions[measure]]
  if (belongto !== null) of.push({ field: 'belongto', is: 'anyOf', values: [belongto] })
  if (made) of.push({ field: 'created_at', is: 'between', ...made })
  return { join: 'all', of }
}

type Member = Filter['of'][number]

function membersOf(mark: Mark, spanOf: (mark: FieldMark) => Span): Member[] | null {
  const { field, value } = mark
  switch (field) {
    case 'created_month':
    case 'created_year':
      return [{ field: 'created_at', is: 'between', ...spanOf({ field, value }) }]
    case 'channel':
      return channelConditions[value as Channel]
    case 'city':
      return [
        { field: 'country', is: 'anyOf', values: [value.country] },
        { join: 'any', of: value.names.map((name) => ({ field: 'address', is: 'contains', value: name })) },
      ]
    case 'funnel':
      return [{ field: 'follow_up_status', is: 'anyOf', values: stagesFrom(value) }]
    case 'follow_up_status':
      return followUpStatuses.includes(value as FollowUpStatus)
        ? [{ field, is: 'anyOf', values: [value as FollowUpStatus] }]
        : null
    case 'belongto':
      return value ? [{ field, is: 'anyOf', values: [value] }] : null
    case 'country':
      if (!value) return [{ field, is: 'empty' }]
      return countryCodes.includes(value) ? [{ field, is: 'anyOf', values: [value] }] : null
    default:
      return [value ? { field, is: 'anyOf', values: [value] } : { field, is: 'empty' }]
  }
}

const channelConditions: Record<Channel, Condition[]> = {
  phone: [{ field: 'phones', is: 'filled' }],
  whatsapp: [{ field: 'is_wt', is: 'anyOf', values: ['registered'] }],
  email: [{ field: 'is_valid', is: 'anyOf', values: ['toVerify', 'valid'] }],
  none: [
    { field: 'phones', is: 'empty' },
    { field: 'is_valid', is: 'noneOf', values: ['toVerify', 'valid'] },
  ],
}

const measureConditions: Record<CounterName, Condition[]> = {
  contacts_count: [],
  phone_count: [{ field: 'phones', is: 'filled' }],
  email_count: [{ field: 'emails', is: 'filled' }],
  whatsapp_count: [{ field: 'is_wt', is: 'anyOf', values: ['registered'] }],
  wait_for_verification_whats_app_count: [{ field: 'is_wt', is: 'anyOf', values: ['unvalidated'] }],
  no_whats_app_count: [{ field: 'is_wt', is: 'anyOf', values: ['unregistered'] }],
}
