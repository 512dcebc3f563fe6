import { type Contact, ContactFields } from '../contacts/contact.ts'
import type { Row } from '../shared/mutation.ts'

/** A change as it is kept: only what the changed fields were before. */
export type KeptChange = { n: number; kind: string; before: Record<string, unknown> }

/** The row as it was right after change `n`; 0: before the first change that is kept. `changes` in any order. */
export function rowAfter(row: Row, changes: readonly KeptChange[], n: number): Row {
  const undone = changes.filter((change) => change.n > n).sort((a, b) => b.n - a.n)
  return undone.reduce((later, { before }) => ({ ...later, ...before }), row)
}

/** What each of these changes made of the fields that it changed. */
export function withAfter<T extends KeptChange>(
  row: Row | null,
  changes: readonly T[],
): (T & { after: Record<string, unknown> })[] {
  let later: Record<string, unknown> = row ?? {}
  const newestFirst = changes.toSorted((a, b) => b.n - a.n)
  return newestFirst.map((change) => {
    const fields = Object.keys(change.before).filter((field) => field in later)
    const made = Object.fromEntries(fields.map((field) => [field, later[field]]))
    const after = change.kind === 'created' ? filled(later) : change.kind === 'deleted' ? {} : made
    later = { ...later, ...change.before }
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
  return JSON.stringify(fields[field])
}
