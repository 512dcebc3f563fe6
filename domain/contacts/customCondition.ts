import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, text } from '../shared/schema.ts'
import { type CustomValue, isDay } from './customField.ts'
import { choiceTests, countHolds, countTests, presenceTests, textTests } from './filterTests.ts'
import { folded } from './searchText.ts'

/** A day of the calendar: a custom date has no hour. */
const Day = z.string().check(z.refine(isDay, says('dateInvalid')))
/** Of a custom field, which is named by its id. Where it is gone, or of another type, nobody has it. */
const custom = { field: z.literal('custom'), id: Id }
export const CustomCondition = z.union([
  z.object({ ...custom, is: z.enum(textTests), value: text(limits.lineLength).check(z.trim(), z.minLength(1)) }),
  z.object({ ...custom, is: z.enum(presenceTests) }),
  z.object({ ...custom, is: z.enum(countTests), value: z.number() }),
  z.object({
    ...custom,
    is: z.enum(choiceTests),
    values: z.array(Id).check(z.minLength(1), z.maxLength(limits.filterChoices)),
  }),
  /** both days included; null: without end */
  z.object({ ...custom, is: z.literal('between'), from: z.nullable(Day), to: z.nullable(Day) }),
  z.object({
    ...custom,
    is: z.enum(['lastDays', 'beforeDays']),
    days: z.int().check(z.minimum(1), z.maximum(limits.filterDays)),
  }),
])
export type CustomCondition = z.output<typeof CustomCondition>

/** The day of the calendar so many days ago, as `2026-04-30`; 0 is today. */
export type DayAt = (daysAgo: number) => string

/** Whether a value of a custom field, as it is kept, is as the condition says; null: there is none. */
export function customTest(condition: CustomCondition, days: { dayAt: DayAt }): (value: CustomValue | null) => boolean {
  switch (condition.is) {
    case 'filled':
      return (value) => value !== null
    case 'empty':
      return (value) => value === null
    case 'anyOf':
      return (value) => condition.values.some((id) => id === value)
    case 'noneOf':
      return (value) => !condition.values.some((id) => id === value)
    case 'greater':
    case 'equal':
    case 'less':
      return (value) => typeof value === 'number' && countHolds(condition, value)
    case 'between':
    case 'lastDays':
    case 'beforeDays': {
      const { from, to } = daysOf(condition, days)
      return (value) => typeof value === 'string' && isDay(value) && value >= from && value <= to
    }
    default:
      return customTextTest(condition)
  }
}

function customTextTest({ is, value: asked }: Extract<CustomCondition, { is: (typeof textTests)[number] }>) {
  const wanted = folded(asked)
  return (value: CustomValue | null): boolean => {
    const text = typeof value === 'string' ? folded(value) : ''
    if (is === 'contains' || is === 'lacks') return text.includes(wanted) === (is === 'contains')
    if (is === 'begins') return text.startsWith(wanted)
    return (text === wanted) === (is === 'equals')
  }
}

type DayCondition = Extract<CustomCondition, { is: 'between' | 'lastDays' | 'beforeDays' }>
/** Days of the calendar are texts that stand in their order. */
function daysOf(condition: DayCondition, { dayAt }: { dayAt: DayAt }): { from: string; to: string } {
  const [first, last] = ['0000-00-00', '9999-99-99']
  if (condition.is === 'between') return { from: condition.from ?? first, to: condition.to ?? last }
  if (condition.is === 'lastDays') return { from: dayAt(condition.days - 1), to: dayAt(0) }
  return { from: first, to: dayAt(condition.days) }
}
