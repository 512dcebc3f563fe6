import { type Contact, ContactFields } from '../contacts/contact.ts'
import { type CustomPatch, patchBetween } from '../contacts/customField.ts'
import { fieldValue, isCustomKey, withFieldValue } from '../contacts/customKeys.ts'
import type { Row } from '../shared/mutation.ts'

/** A change as it is kept: only what the changed fields were before. */
export type KeptChange = { n: number; kind: string; before: Record<string, unknown> }

/** The row as it was right after change `n`; 0: before the first change that is kept. `changes` in any order. */
export function rowAfter(row: Row, changes: readonly KeptChange[], n: number): Row {
  const undone = changes.filter((change) => change.n > n).sort((a, b) => b.n - a.n)
  return undone.reduce<Row>((later, { before }) => withFields(later, before), row)
}

/** Custom fields are noted one by one. */
const withFields = <R extends Record<string, unknown>>(row: R, fields: Readonly<Record<string, unknown>>): R =>
  Object.entries(fields).reduce((later, [field, value]) => withFieldValue(later, field, value), row)

/** What each of these changes made of the fields that it changed. */
export function withAfter<T extends KeptChange>(
  row: Row | null,
  changes: readonly T[],
): (T & { after: Record<string, unknown> })[] {
  let later: Record<string, unknown> = row ?? {}
  const newestFirst = changes.toSorted((a, b) => b.n - a.n)
  return newestFirst.map((change) => {
    const fields = Object.keys(change.before).filter((field) => field in later || isCustomKey(field))
    const made = Object.fromEntries(fields.map((field) => [field, fieldValue(later, field)]))
    const after = change.kind === 'created' ? filled(later) : change.kind === 'deleted' ? {} : made
    later = withFields(later, change.before)
    return { ...change, after }
  })
}

/** What was written when the row was made. */
const filled = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(ContactFields.shape).flatMap((field) => (isEmpty(row[field]) ? [] : [[field, row[field]]])),
  )

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 'none' || (Array.isArray(value) && !value.length)

/** What of a contact can be brought back: what users write. Whose it is, is for those who distribute. */
export function restorable(row: Row): ContactFields {
  const fields = Object.keys(ContactFields.shape) as (keyof ContactFields)[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const parsed = ContactFields.shape[field].safeParse(row[field])
      return parsed.success && parsed.data !== undefined ? [[field, parsed.data]] : []
    }),
  )
}

/** What makes these fields of those: of the custom ones also what is to go. */
export function fieldsFrom(
  now: ContactFields,
  then: ContactFields,
  fields: readonly (keyof ContactFields)[],
): ContactFields {
  const made = Object.fromEntries(fields.map((field) => [field, then[field]])) as ContactFields
  if (fields.includes('custom_fields'))
    made.custom_fields = patchBetween(now.custom_fields ?? {}, then.custom_fields ?? {}) satisfies CustomPatch
  return made
}

/** The fields in which a contact differs from what it was. */
export function differing(contact: Contact, then: ContactFields): (keyof ContactFields)[] {
  const now = restorable(contact)
  const fields = Object.keys(then) as (keyof ContactFields)[]
  return fields.filter((field) => written(field, now) !== written(field, then))
}

/** What our own checks found of phones and emails is not what anybody wrote. */
function written(field: keyof ContactFields, fields: ContactFields): string {
  if (field === 'phones') return JSON.stringify(fields.phones?.map(({ full_number }) => full_number))
  if (field === 'emails') return JSON.stringify(fields.emails?.map(({ email }) => email))
  if (field === 'custom_fields') return JSON.stringify(Object.entries(fields.custom_fields ?? {}).sort())
  return JSON.stringify(fields[field])
}
