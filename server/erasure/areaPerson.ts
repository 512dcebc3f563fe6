import type { BlobRef } from '#domain/blobs/blob'
import type { EntityName } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Language } from '#domain/texts/errorText'
import type { Connection } from '../db/connect.ts'
import type { Dossier } from './dossier.ts'

/**
 * What an area knows of a person: found, handed out and erased with the person's contacts. Rows that live with a contact
 * (`parent`) are found and erased without a word here.
 */
export type AreaPerson = {
  /** rows that are the company's and may be about a person all the same */
  naming?: Partial<Record<EntityName, Naming>>
  /** the files that a row names */
  files?: Partial<Record<EntityName, (row: Row) => readonly BlobRef[]>>
  /** addresses in what a device sends, as contacts have them: whoever was erased does not come back with it */
  addresses?: (sent: Readonly<Record<string, unknown>>) => readonly string[]
  /** rows whose ids stand in others, and are told by their names */
  names?: readonly EntityName[]
  /** of the person's file: by their keys in `person.json` */
  parts?: Readonly<Record<string, PersonPart>>
  /** words for fields of these parts; a field without one is told by its key */
  fields?: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** what stays without the person; no row that devices have */
  scrub?: (connection: Connection, account: string, dossier: Dossier) => Promise<void>
  /** rows that devices have and that stay without the person: locks them, and changes them with the account's counter in hand */
  change?: (connection: Connection, account: string, dossier: Dossier) => Promise<(seq: number) => Promise<void>>
}

/** `text`: where a row may name an address. `about`: which rows are the person's by ids (`$2`). */
type Naming = { text: string; about?: string }

/** The groups are the order of the file. */
export const partGroups = ['record', 'messages', 'company', 'log'] as const

export type PersonPart = {
  group: (typeof partGroups)[number]
  /** what the key means, for whoever reads it without knowing Fairlead */
  means: string
  /** the same of some of its fields */
  fieldsMean?: Readonly<Record<string, string>>
  heading: Readonly<Record<Language, string>>
  read: (connection: Connection, describing: Describing) => Promise<Told[]> | Told[]
}

/**
 * What a table says of the people whom contacts are. `nobody`: nothing. `ids`: which contact, and nothing that says who that
 * is. All else is erased with the person, unless it `stays`, and told in a part of the person's file, or `untold`: it lives for
 * moments, or says no more than what is told.
 */
export type Keeping = 'nobody' | 'ids' | 'untold' | { told: string; stays?: true }

/** In the words of the database, with names where it has ids. */
export type Told = Record<string, unknown>

export type Describing = {
  account: string
  dossier: Dossier
  nameOf: (id: unknown) => unknown
  /** by hash: names within the zip */
  files: ReadonlyMap<string, string>
}
