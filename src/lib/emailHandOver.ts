import type { Filter } from '#domain/contacts/filter'
import { newId } from '#workers/newId'
import { readOnce } from './reader.ts'

export const emailTaskPath = '/emailMarketing/emailTask'

/** Contacts for a new email task, by name or by what is asked of them. */
type HandedOver = { filter: Filter } | { chosen: string[] }

const keyOf = (id: string) => `email audience ${id}`

/** Gives the address of the form with these contacts in it: too many for an address, they lie beside it until the task is made. */
export async function handOverToEmail(contacts: HandedOver): Promise<string> {
  const id = newId()
  await readOnce((db) => db.drafts.put({ key: keyOf(id), value: contacts, at: Date.now() }))
  return `${emailTaskPath}?new=${id}`
}

export const handedOver = async (id: string): Promise<HandedOver | null> =>
  ((await readOnce((db) => db.drafts.get(keyOf(id))))?.value as HandedOver | undefined) ?? null

export const forgetHandedOver = async (id: string) => void (await readOnce((db) => db.drafts.delete(keyOf(id))))
