import type { Moment } from '../../operationLog/log.ts'
import { type Contact, type ContactDraft, draftFields } from '../contact.ts'
import type { ContactOrigin } from './origin.ts'

/** Who wrote what stands in a field, when, and where it came from; `moment` null: before histories are kept. */
export type Provenance = {
  field: keyof ContactDraft
  moment: Moment | null
  origin: ContactOrigin | null
}

/**
 * Of every field that has something in it. Nothing is stored for this: the changes of the contact say who and when, and
 * its origins say from where. An origin counts for what it names; one that names nothing, for what came when the contact
 * was made.
 */
export function provenanceOf(
  contact: ContactDraft,
  history: readonly Moment[],
  origins: readonly ContactOrigin[],
): Provenance[] {
  const newestFirst = history.toSorted((a, b) => b.n - a.n)
  const latest = origins.toSorted((a, b) => b.collected_at - a.collected_at || (a.id < b.id ? 1 : -1))
  return draftFields
    .filter((field) => isFilled(contact, field))
    .map((field) => {
      const moment = newestFirst.find((one) => one.kind === 'created' || field in one.before) ?? null
      const isFirst = moment === null || moment.kind === 'created'
      const named = latest.find(({ fields }) => fields.includes(field))
      const origin = named ?? (isFirst ? latest.find(({ fields }) => !fields.length) : undefined) ?? null
      return { field, moment, origin }
    })
}

function isFilled(contact: Pick<Contact, keyof ContactDraft>, field: keyof ContactDraft): boolean {
  const value = contact[field]
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== 'none'
}
