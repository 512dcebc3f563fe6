import type { BlobRef } from '#domain/blobs/blob'
import type { EntityName } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Language } from '#domain/texts/errorText'
import type { Connection } from '../db/connect.ts'
import type { Hasher } from './companyKey.ts'
import type { Dossier } from './personData.ts'

/**
 * What an area stores about a person: found, exported and erased together with the person's contacts. Rows whose parent is a
 * contact are found and erased without an entry here.
 */
export type AreaPerson = {
  /** rows of the company that may mention a person */
  naming?: Partial<Record<EntityName, TextColumn>>
  /** the files that a row names */
  files?: Partial<Record<EntityName, (row: Row) => readonly BlobRef[]>>
  /** addresses in a row that a device sends, spelled as in contacts: those of erased persons are refused */
  addresses?: (sent: Readonly<Record<string, unknown>>) => readonly string[]
  /** rows that other rows refer to by id; the file shows their names instead */
  names?: readonly EntityName[]
  /** SQL by the account (`$1`) that gives id and name of what has no row of its own */
  moreNames?: readonly string[]
  /** sections of the person's file, by their keys in `person.json` */
  parts?: Readonly<Record<string, PersonPart>>
  /** labels of fields; a field without one is shown by its key */
  fields?: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** rows that have to be kept by law, of those that are found by `naming`: `change` takes the person out of them */
  keeps?: Partial<Record<EntityName, (row: Row) => boolean>>
  /** removes the person from rows that remain and that no device has */
  scrub?: (connection: Connection, account: string, dossier: Dossier) => Promise<void>
  /** the same for rows that devices have: locks them, and returns what runs once the account's counter is taken */
  change?: (
    connection: Connection,
    account: string,
    dossier: Dossier,
    hash: Hasher,
  ) => Promise<(seq: number) => Promise<void>>
  /** somebody came back by themselves: what was kept of the address as a hash is readable again */
  comeBack?: (connection: Connection, account: string, address: string, hash: Buffer) => Promise<void>
}

/** `text`: SQL for the text that may contain an address. `about`: SQL for rows that refer to the person by id (`$2`). */
type TextColumn = { text: string; about?: string }

/** In the order of the file. */
export const partGroups = ['record', 'messages', 'company', 'log'] as const

export type PersonPart = {
  group: (typeof partGroups)[number]
  /** what the key means, for whoever reads it without knowing Fairlead */
  means: string
  /** the same of some of its fields */
  fieldsMean?: Readonly<Record<string, string>>
  heading: Readonly<Record<Language, string>>
  read: (connection: Connection, describing: DescribeContext) => Promise<PersonEntry[]> | PersonEntry[]
}

/**
 * What a table says about a person. `nobody`: nothing. `ids`: only the id of a contact, which identifies nobody once the
 * contact is gone. Everything else is erased with the person (unless it `stays`) and is either told in a section of the
 * person's file or `untold`: it is short-lived, or repeats what another table tells.
 */
export type RetainedTrace = 'nobody' | 'ids' | 'untold' | { told: string; stays?: true }

/** In the words of the database, with names where it has ids. */
export type PersonEntry = Record<string, unknown>

export type DescribeContext = {
  account: string
  dossier: Dossier
  nameOf: (id: unknown) => unknown
  /** by hash: names within the zip */
  files: ReadonlyMap<string, string>
}
