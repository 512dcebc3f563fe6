import type { Contact } from '#domain/contacts/contact'
import type { EntityName } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { PersonIdentifiers } from './scrub.ts'

export type KnownAddress = { value: string; elsewhere: number }

/** `address`: the one it was found by, as contacts have it. `choices`: several are meant, and nobody is found yet. */
export type PersonMatch = { address: string | null; choices: string[]; contacts: HeldContact[] }

/** Deleted ones that are still kept are contacts as well. */
export type HeldContact = { row: Contact; scope: string; deleted_at: number | null }

/** Rows of a kind that live with the person's contacts or tell of them, besides the contacts themselves. */
export type RelatedRows = { entity: EntityName; rows: Row[] }
export type MutationRow = { uid: string; user: string; name: string; status: string; args: unknown; at: number }

/** Everything of the database that is about one person. */
export type Dossier = {
  found: PersonMatch
  addresses: KnownAddress[]
  /** the rows, and the addresses that no other contact has */
  person: PersonIdentifiers
  /** in an order in which they can be removed */
  related: RelatedRows[]
  mutations: MutationRow[]
  parked: { row: Row; args: unknown }[]
}
