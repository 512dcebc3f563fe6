import type { Contact } from '#domain/contacts/contact'
import type { ExcludedContact } from '#domain/contacts/excluded'
import type { Label, LabelKind } from '#domain/contacts/label'
import type { MutationArgs, MutationName } from '#domain/mutations'
import type { Identity } from '../../search/identities.ts'
import type { SaveResult } from '../../sync/core/saveResult.ts'
import type { AddedFields } from '../tasks/taskFiles.ts'

export type ImportChange = { [N in MutationName]: { name: N; args: MutationArgs<N> } }[MutationName]

/** What an import needs of the device: what is there already, and how a change is kept. */
export type ImportPort = {
  labels(kind: LabelKind): Promise<Label[]>
  /** To whom the company sends nothing any more. */
  excluded(): Promise<ExcludedContact[]>
  /** All contacts, some at a time. */
  contacts(): AsyncIterable<Identity[]>
  contactsByIds(ids: readonly string[]): Promise<(Contact | null)[]>
  /** The contacts that this import has made, some at a time, in the order of their rows. */
  madeBy(task: string): AsyncIterable<Contact[]>
  /** Those of these contacts that something was added to: a note, a file, a reminder. */
  withCompanions(ids: ReadonlySet<string>): Promise<string[]>
  /** Keeps what is going to be added to contacts that are there, for taking it out again. */
  noteFills(task: string, rows: AddedFields[]): Promise<void>
  /** All of these changes or none; durable when it resolves. */
  save(changes: ImportChange[]): Promise<SaveResult>
  now(): number
}
