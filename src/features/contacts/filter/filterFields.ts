import { type CounterField, counterFields } from '#domain/contacts/contact'
import type { CustomField, CustomFieldType } from '#domain/contacts/customField'
import {
  type ChoiceField,
  Condition,
  choiceFields,
  type DateField,
  dateFields,
  type Filter,
  isCustom,
  isGroup,
  type PresenceField,
  presenceFields,
  type TextFilterField,
  textFilterFields,
} from '#domain/contacts/filter'
import { choiceTests, countTests, presenceTests, textTests } from '#domain/contacts/filterTests'

type BuiltInField = TextFilterField | ChoiceField | DateField | CounterField | PresenceField
/** One of every contact, or a custom one by its id. */
export type FilterField = BuiltInField | CustomField
export type FilterTest = Condition['is']

/** In the order in which one looks for them. */
export const filterFields: readonly BuiltInField[] = [
  ...new Set<BuiltInField>([
    'name',
    'company',
    'tag',
    'category',
    'source',
    'follow_up_status',
    'belongto',
    'country',
    'phones',
    'calling_code',
    'is_wt',
    'emails',
    'is_valid',
    ...textFilterFields,
    ...dateFields,
    ...choiceFields,
    ...counterFields,
    ...presenceFields,
  ]),
]

const dateTests = ['lastDays', 'beforeDays', 'between'] as const
const isOf = <T extends string>(fields: readonly T[], field: string): field is T =>
  (fields as readonly string[]).includes(field)

/** What can be asked of a field, the most usual first. */
export function testsOf(field: FilterField): readonly FilterTest[] {
  if (typeof field !== 'string') return [...testsOfType[field.type], ...presenceTests]
  return [
    ...(isOf(textFilterFields, field) ? textTests : []),
    ...(isOf(choiceFields, field) ? choiceTests : []),
    ...(isOf(dateFields, field) ? dateTests : []),
    ...(isOf(counterFields, field) ? countTests : []),
    ...(isOf(presenceFields, field) ? presenceTests : []),
  ]
}

const testsOfType: Record<CustomFieldType, readonly FilterTest[]> = {
  text: textTests,
  number: countTests,
  date: dateTests,
  choice: choiceTests,
}

/** Of a custom field that is gone only what it asked is known. */
export function fieldOf(condition: Condition, fields: readonly CustomField[]): FilterField | null {
  return isCustom(condition) ? (fields.find(({ id }) => id === condition.id) ?? null) : condition.field
}

const usualDays = 7

/** A condition as the editor has it while its value is being filled in; `asked` leaves out what has none yet. */
export function newCondition(of: FilterField, is: FilterTest = testsOf(of)[0]!): Condition {
  return typeof of === 'string' ? withTestOf({ field: of }, is) : withTestOf({ field: 'custom', id: of.id }, is)
}

function withTestOf(field: { field: string; id?: string }, is: FilterTest): Condition {
  if (isOf(presenceTests, is)) return { ...field, is } as Condition
  if (isOf(choiceTests, is)) return { ...field, is, values: [] } as Condition
  if (is === 'between') return { ...field, is, from: null, to: null } as Condition
  if (isOf(dateTests, is)) return { ...field, is, days: usualDays } as Condition
  if (isOf(countTests, is)) return { ...field, is, value: 0 } as Condition
  return { ...field, is, value: '' } as Condition
}

/** Another test of the same field keeps the value where it means the same. */
export function withTest(condition: Condition, is: FilterTest): Condition {
  const next = withTestOf(isCustom(condition) ? { field: 'custom', id: condition.id } : { field: condition.field }, is)
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [
      key,
      key !== 'is' && key in condition ? condition[key as never] : value,
    ]),
  ) as Condition
}

/** What is whole of it. */
export function asked(filter: Filter): Filter {
  const of = filter.of.flatMap((member): Filter['of'] => {
    if (isGroup(member)) {
      const group = asked(member)
      return group.of.length > 0 ? [group] : []
    }
    const whole = Condition.safeParse(member)
    if (!whole.success) return []
    return whole.data.is === 'between' && whole.data.from === null && whole.data.to === null ? [] : [whole.data]
  })
  return { join: filter.join, of }
}
