import { Contact } from './contacts/contact.ts'
import { Label } from './contacts/label.ts'

/**
 * Every kind of row that is kept on the device. `home` says whose it is: `account` rows are seen by everybody of the
 * company, `owner` rows by the user they belong to and by the main account.
 * The order is the order of the first sync: small, shared rows first, so that names are there before what uses them.
 */
export const entities = {
  tag: { schema: Label, home: 'account' },
  category: { schema: Label, home: 'account' },
  source: { schema: Label, home: 'account' },
  contact: { schema: Contact, home: 'owner' },
} as const

export type EntityName = keyof typeof entities
export const entityNames = Object.keys(entities) as EntityName[]
export const isEntityName = (name: string): name is EntityName => Object.hasOwn(entities, name)
