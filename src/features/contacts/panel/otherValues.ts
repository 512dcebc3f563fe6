import { type Contact, ContactFields } from '#domain/contacts/contact'
import { type CustomKey, fieldValue, isCustomKey } from '#domain/contacts/customKeys'
import type { LostValue } from '#domain/sync/lostValue'

export type LostField = keyof ContactFields | CustomKey

/** What else was written in a field. `by`: who wrote it; null where it is what stood there before another was restored. */
export type OtherValue = { id: string; field: LostField; value: unknown; by: string | null; at: number }

/** Of the two values of each disagreement the one that is not shown now, newest first and each once. */
export function otherValues(contact: Contact, lost: readonly LostValue[]): OtherValue[] {
  const seen = new Set<string>()
  return lost
    .flatMap((value) => otherOf(contact, value) ?? [])
    .sort((a, b) => b.at - a.at)
    .filter(({ field, value }) => {
      const key = `${field} ${JSON.stringify(value)}`
      return !seen.has(key) && seen.add(key)
    })
}

function otherOf(contact: Contact, { id, field, old, new: shown, user, edited_at, at }: LostValue): OtherValue | null {
  if (!isLostField(field)) return null
  const now = JSON.stringify(asWritten(field, fieldValue(contact, field)))
  const hidden = { id, field, value: asWritten(field, old), by: user, at: edited_at }
  // The server keeps the file of a picture that is not shown, and not of the one that was.
  const before = field === 'picture' ? undefined : asWritten(field, shown)
  const other = JSON.stringify(hidden.value) === now ? { ...hidden, value: before, by: null, at } : hidden
  return other.value === undefined || JSON.stringify(other.value) === now ? null : other
}

const isLostField = (field: string): field is LostField =>
  isCustomKey(field) || Object.hasOwn(ContactFields.shape, field)

/** With its parts in the order of the schema, so that two can be compared; undefined for what cannot be restored. */
function asWritten(field: LostField, value: unknown): unknown {
  if (isCustomKey(field)) return value ?? null
  const parsed = ContactFields.shape[field].safeParse(value)
  return parsed.success ? parsed.data : undefined
}
