import type { Row } from '../shared/mutation.ts'

const column = 'custom_fields'

/**
 * The name of one custom field among the fields of a contact. Each counts by itself where versions, conflicts, histories
 * and merges go by field, so that two people who fill in two of them do not meet.
 */
export type CustomKey = `${typeof column}.${string}`
export const customKey = (id: string): CustomKey => `${column}.${id}`
export const isCustomKey = (field: string): field is CustomKey => field.startsWith(`${column}.`)
export const customIdOf = (field: string): string | null => (isCustomKey(field) ? field.slice(column.length + 1) : null)

const valuesOf = (row: Readonly<Record<string, unknown>>) => row[column] as Record<string, unknown> | null | undefined

/** All fields of a row, each custom one by itself. */
export function fieldKeys(row: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.keys(row)
  if (!(column in row)) return keys
  return [...keys.filter((key) => key !== column), ...Object.keys(valuesOf(row) ?? {}).map(customKey)]
}

/** A custom value that is not there is null, as an empty field is. */
export function fieldValue(row: Readonly<Record<string, unknown>>, field: string): unknown {
  const id = customIdOf(field)
  return id === null ? row[field] : (valuesOf(row)?.[id] ?? null)
}

export function withFieldValue<R extends Record<string, unknown>>(row: R, field: string, value: unknown): R {
  const id = customIdOf(field)
  if (id === null) return { ...row, [field]: value }
  const { [id]: _, ...others } = valuesOf(row) ?? {}
  const values = (value ?? null) === null ? others : { ...others, [id]: value }
  return { ...row, [column]: Object.keys(values).length > 0 ? values : null }
}

/** The fields in which two states of a row differ, as far as `is` tells them apart. */
export function differingFields(before: Row, after: Row, isSame: (a: unknown, b: unknown) => boolean): string[] {
  const keys = new Set([...fieldKeys(after), ...fieldKeys(before).filter(isCustomKey)])
  return [...keys].filter((field) => !isSame(fieldValue(before, field), fieldValue(after, field)))
}
