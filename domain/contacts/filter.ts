import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { type Contact, counterFields, emailValidities, followUpStatuses, wtPhoneStatuses } from './contact.ts'
import { countryCodes } from './countryCodes.ts'
import { CustomCondition, customTest, type DayAt } from './customCondition.ts'
import { choiceTests, countHolds, countTests, presenceTests, textTests } from './filterTests.ts'
import { digitWritings, folded } from './searchText.ts'

/** What can be asked of each field. `phones` and `emails` are asked of any one of them. */
export const textFilterFields = [
  'name',
  'company',
  'position',
  'phones',
  'emails',
  'company_website',
  'address',
  'founded_time',
  'remark',
] as const
export type TextFilterField = (typeof textFilterFields)[number]

export const labelFields = ['tag', 'category', 'source', 'belongto'] as const
export const choiceFields = [
  ...labelFields,
  'country',
  'follow_up_status',
  'is_wt',
  'is_valid',
  /** the first digits of a phone */
  'calling_code',
] as const
export type ChoiceField = (typeof choiceFields)[number]

export const dateFields = ['created_at', 'updated_at'] as const
export type DateField = (typeof dateFields)[number]

/** What a contact may have or lack. */
export const presenceFields = [
  ...textFilterFields,
  'tag',
  'category',
  'source',
  'country',
  'picture',
  'voice_note',
  'restricted_at',
  'excluded',
] as const
export type PresenceField = (typeof presenceFields)[number]

const values = <S extends z.ZodMiniType>(one: S) =>
  z.array(one).check(z.minLength(1), z.maxLength(limits.filterChoices))
const choice = <F extends ChoiceField, S extends z.ZodMiniType>(field: F, one: S) =>
  z.object({ field: z.literal(field), is: z.enum(choiceTests), values: values(one) })

const BuiltIn = z.union([
  z.object({
    field: z.enum(textFilterFields),
    is: z.enum(textTests),
    value: text(limits.lineLength).check(z.trim(), z.minLength(1)),
  }),
  z.object({ field: z.enum(presenceFields), is: z.enum(presenceTests) }),
  ...labelFields.map((field) => choice(field, Id)),
  choice('country', z.enum(countryCodes as [string, ...string[]])),
  choice('follow_up_status', z.enum(followUpStatuses)),
  choice('is_wt', z.enum(wtPhoneStatuses)),
  choice('is_valid', z.enum(emailValidities)),
  choice('calling_code', z.string().check(z.regex(/^[1-9]\d{0,6}$/, says('areaCodeInvalid')))),
  /** from the first to before the second moment; null: without end */
  z.object({ field: z.enum(dateFields), is: z.literal('between'), from: z.nullable(Time), to: z.nullable(Time) }),
  /** by the calendar of who looks, today included: in the last so many days, or before them */
  z.object({
    field: z.enum(dateFields),
    is: z.enum(['lastDays', 'beforeDays']),
    days: z.int().check(z.minimum(1), z.maximum(limits.filterDays)),
  }),
  z.object({ field: z.enum(counterFields), is: z.enum(countTests), value: z.int().check(z.minimum(0)) }),
])
export type BuiltInCondition = z.output<typeof BuiltIn>
export const Condition = z.union([BuiltIn, CustomCondition])
export type Condition = z.output<typeof Condition>
export const isCustom = (condition: Condition): condition is CustomCondition => condition.field === 'custom'

export const joins = ['all', 'any', 'none'] as const
export type Join = (typeof joins)[number]
/** How many of these must hold. A group without conditions asks nothing. */
export type Filter = { join: Join; of: (Condition | Filter)[] }

const groupOf = (member: z.ZodMiniType<Condition | Filter>) =>
  z.object({ join: z.enum(joins), of: z.array(member).check(z.maxLength(limits.filterConditions)) })

let group = groupOf(Condition)
for (let depth = 1; depth < limits.filterDepth; depth++) group = groupOf(z.union([Condition, group]))

/** A question about contacts as data, of bounded depth and size: kept in views, carried in addresses, asked of any worker. */
export const Filter: z.ZodMiniType<Filter> = group.check(
  z.refine((filter) => membersIn(filter) <= limits.filterConditions, says('inputInvalid')),
)

export const noFilter: Filter = { join: 'all', of: [] }

export const isGroup = (member: Condition | Filter): member is Filter => 'join' in member
export const asksNothing = (filter: Filter): boolean =>
  filter.of.every((member) => isGroup(member) && asksNothing(member))

function membersIn({ of }: Filter): number {
  return of.reduce((sum, member) => sum + 1 + (isGroup(member) ? membersIn(member) : 0), 0)
}

/** How many conditions there are in all. */
export function countConditions({ of }: Filter): number {
  return of.reduce((sum, member) => sum + (isGroup(member) ? countConditions(member) : 1), 0)
}

/** One that both hold for. */
export function both(a: Filter, b: Filter): Filter {
  if (asksNothing(a)) return b
  if (asksNothing(b)) return a
  const membersOf = (filter: Filter) => (filter.join === 'all' ? filter.of : [filter])
  return { join: 'all', of: [...membersOf(a), ...membersOf(b)] }
}

/** What a contact alone does not say. */
export type FilterContext = {
  /** the first moment of the day so many days ago, by the calendar of who looks; 0 is today */
  dayStart: (daysAgo: number) => number
  hasVoiceNote: (id: string) => boolean
  isExcluded: (contact: Pick<Contact, 'phones' | 'emails'>) => boolean
  /** whether there is such a custom field; of one that was deleted nobody has a value */
  hasCustomField: (id: string) => boolean
  dayAt: DayAt
}

/** The custom fields that a filter asks about. */
export const customIdsAsked = ({ of }: Filter): string[] => [
  ...new Set(of.flatMap((member) => (isGroup(member) ? customIdsAsked(member) : isCustom(member) ? [member.id] : []))),
]

/** Whether this contact is one that the filter asks for. Lists compile the same from their columns (`workers/search`). */
export function matchesFilter(contact: Contact, filter: Filter, context: FilterContext): boolean {
  return joined(filter, (member) =>
    isGroup(member) ? matchesFilter(contact, member, context) : holds(contact, member, context),
  )
}

/** A member that asks nothing has no say. */
function joined({ join, of }: Filter, holdsFor: (member: Condition | Filter) => boolean): boolean {
  const asking = of.filter((member) => !isGroup(member) || !asksNothing(member))
  if (join === 'all') return asking.every(holdsFor)
  if (join === 'any') return asking.length === 0 || asking.some(holdsFor)
  return !asking.some(holdsFor)
}

function holds(contact: Contact, condition: Condition, context: FilterContext): boolean {
  if (isCustom(condition)) {
    const values = context.hasCustomField(condition.id) ? contact.custom_fields : null
    return customTest(condition, context)(values?.[condition.id] ?? null)
  }
  switch (condition.is) {
    case 'filled':
      return isFilled(contact, condition.field, context)
    case 'empty':
      return !isFilled(contact, condition.field, context)
    case 'anyOf':
      return hasAny(contact, condition)
    case 'noneOf':
      return !hasAny(contact, condition)
    case 'between':
    case 'lastDays':
    case 'beforeDays':
      return isWithin(contact[condition.field], daySpan(condition, context))
    case 'greater':
    case 'equal':
    case 'less':
      return countHolds(condition, contact[condition.field])
    default:
      return textHolds(condition, textsOf(contact, condition.field))
  }
}

function isFilled(contact: Contact, field: PresenceField, context: FilterContext): boolean {
  if (field === 'voice_note') return context.hasVoiceNote(contact.id)
  if (field === 'excluded') return context.isExcluded(contact)
  const value = contact[field]
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined
}

type ChoiceCondition = Extract<BuiltInCondition, { values: unknown[] }>
function hasAny(contact: Contact, { field, values }: ChoiceCondition): boolean {
  const wanted: readonly (string | null)[] = values
  if (field === 'tag') return contact.tag.some((tag) => wanted.includes(tag))
  if (field === 'is_wt') return contact.phones.some(({ is_wt }) => wanted.includes(is_wt))
  if (field === 'is_valid') return contact.emails.some(({ is_valid }) => wanted.includes(is_valid))
  if (field === 'calling_code')
    return contact.phones.some(({ full_number }) => values.some((code) => full_number.startsWith(code)))
  return wanted.includes(contact[field])
}

const textsOf = (contact: Contact, field: TextFilterField): string[] =>
  field === 'phones'
    ? contact.phones.map(({ full_number }) => full_number)
    : field === 'emails'
      ? contact.emails.map(({ email }) => email)
      : [contact[field]]

export type TextCondition = Extract<BuiltInCondition, { is: (typeof textTests)[number] }>
function textHolds({ field, is, value }: TextCondition, written: readonly string[]): boolean {
  const texts = field === 'phones' ? written : written.map(folded)
  const wanted = field === 'phones' ? digitWritings(value) : [folded(value)]
  const some = (test: (text: string, wanted: string) => boolean) =>
    texts.some((text) => wanted.some((one) => test(text, one)))
  if (is === 'contains' || is === 'lacks') return some((text, one) => text.includes(one)) === (is === 'contains')
  if (is === 'begins') return some((text, one) => text.startsWith(one))
  return some((text, one) => text === one) === (is === 'equals')
}

/** Moments `from <= at < to`. */
type Span = { from: number; to: number }
type DateCondition = Extract<BuiltInCondition, { is: 'between' | 'lastDays' | 'beforeDays' }>
export function daySpan(condition: DateCondition, { dayStart }: FilterContext): Span {
  if (condition.is === 'between') return { from: condition.from ?? 0, to: condition.to ?? Number.POSITIVE_INFINITY }
  const edge = dayStart(condition.days - 1)
  return condition.is === 'lastDays' ? { from: edge, to: Number.POSITIVE_INFINITY } : { from: 0, to: edge }
}
export const isWithin = (at: number, { from, to }: Span) => at >= from && at < to
