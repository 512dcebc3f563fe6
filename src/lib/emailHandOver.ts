import type { Filter } from '#domain/contacts/filter'
import { newId } from '#workers/newId'
import { keepDraft, readDraft } from './drafts.ts'

export const emailTaskPath = '/emailMarketing/emailTask'

/** Contacts for a new email task, by name or by what is asked of them. */
type AudienceChoice = { filter: Filter } | { chosen: string[] }

const keyOf = (id: string) => `email audience ${id}`

/** Gives the address of the form with these contacts in it: too many for an address, they lie beside it until the task is made. */
export async function openInEmail(contacts: AudienceChoice): Promise<string> {
  const id = newId()
  await keepDraft(keyOf(id), contacts)
  return `${emailTaskPath}?new=${id}`
}

export const handedOver = (id: string) => readDraft<AudienceChoice>(keyOf(id))

export const forgetHandedOver = (id: string) => keepDraft(keyOf(id), null)
