import * as z from 'zod/mini'
import { type ErrorCode, says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { LabelName } from './label.ts'

/** characters of all custom values of one contact, as they are kept */
const customValuesLength = 16_000

/** Fields that a company adds to its contacts: the main account makes them, everybody fills them in. */
export const customFieldTypes = ['text', 'number', 'date', 'choice'] as const
export type CustomFieldType = (typeof customFieldTypes)[number]

/** Values name an option by its id, so a new name changes none of them. */
const CustomOption = z.object({
  id: Id,
  name: LabelName,
  /** not offered any more; contacts that have it keep it */
  retired: z.optional(z.boolean()),
})
export type CustomOption = z.output<typeof CustomOption>
const allDiffer = (keys: readonly string[]) => new Set(keys).size === keys.length
/** Those that are offered can be told apart by their names. */
const areOptions = (options: readonly CustomOption[]) =>
  allDiffer(options.map(({ id }) => id)) &&
  allDiffer(options.flatMap(({ name, retired }) => (retired ? [] : [customNameKey(name)])))
export const CustomOptions = z
  .array(CustomOption)
  .check(z.maxLength(limits.customOptions, says('customOptionsFull')), z.refine(areOptions, says('customOptionTaken')))

export const CustomField = z.object({
  id: Id,
  name: LabelName,
  /** stays what it is: a value that was a date would be no number */
  type: z.enum(customFieldTypes),
  /** of a choice; else there are none */
  options: CustomOptions,
  /** among the others; equal ones stand by name */
  place: z.int(),
  /** When it was deleted. Until the server sweeps it away it can be brought back with its values. */
  removed_at: z.nullable(Time),
  created_at: Time,
  updated_at: Time,
})
export type CustomField = z.output<typeof CustomField>

/** Two fields, or options, of one name could not be told apart. */
export const customNameKey = (name: string) => name.normalize('NFKC').trim().toLowerCase()

const Value = z.union([
  text(limits.customTextLength),
  z.number().check(z.minimum(-limits.customNumberMost), z.maximum(limits.customNumberMost)),
])
export type CustomValue = z.output<typeof Value>
const isFew = (values: Readonly<Record<string, unknown>>) => Object.keys(values).length <= limits.customFieldsKept
/** By the id of their field. Their fields say of what type they are: see `checkCustom`. */
export const CustomValues = z.record(Id, Value).check(z.refine(isFew, says('customFieldsFull')))
export type CustomValues = z.output<typeof CustomValues>
/** What is set; null takes a value away, and what is not named stays. */
export const CustomPatch = z.record(Id, z.nullable(Value)).check(z.refine(isFew, says('customFieldsFull')))
export type CustomPatch = z.output<typeof CustomPatch>

/** In the order of the form; deleted ones are not among them. */
export const inPlace = (fields: readonly CustomField[]): CustomField[] =>
  fields
    .filter(({ removed_at }) => removed_at === null)
    .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1))

/** Why a field cannot have this value. */
export function checkCustom({ type, options }: CustomField, value: CustomValue): ErrorCode | null {
  switch (type) {
    case 'text':
      return typeof value === 'string' ? null : 'inputInvalid'
    case 'number':
      return typeof value === 'number' ? null : 'numberInvalid'
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : 'dateInvalid'
    case 'choice':
      return options.some(({ id }) => id === value) ? null : 'choiceInvalid'
  }
}

/** The value as its field takes it; null where there is none, or one of another type. */
export function customValue(field: CustomField, values: CustomValues | null | undefined): CustomValue | null {
  const value = values?.[field.id]
  return value === undefined || checkCustom(field, value) !== null ? null : value
}

/** Sets, and takes away. Null where nothing is left. */
export function withCustom(values: CustomValues | null | undefined, patch: CustomPatch): CustomValues | null {
  const set = Object.entries({ ...values, ...patch }).filter(([, value]) => value !== null && value !== '')
  return set.length > 0 ? (Object.fromEntries(set) as CustomValues) : null
}

/** What makes the one of the other. */
export function patchBetween(from: CustomPatch, to: CustomPatch): CustomPatch {
  const ids = Object.keys({ ...from, ...to }).filter((id) => (from[id] ?? null) !== (to[id] ?? null))
  return Object.fromEntries(ids.map((id) => [id, to[id] ?? null]))
}

/** All values of one contact together have only so much room. */
export const isTooMuch = (values: CustomValues | null): boolean =>
  values !== null && (!isFew(values) || JSON.stringify(values).length > customValuesLength)

/** A day of the calendar, whatever the time zone. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}
