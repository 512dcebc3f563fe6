import type { Label, LabelKind } from '#domain/contacts/label'
import type { MutationArgs, MutationName } from '#domain/mutations'
import type { Saved } from '../../api.ts'
import type { Identity } from '../../search/identities.ts'

export type NewChange = { [N in MutationName]: { name: N; args: MutationArgs<N> } }[MutationName]

/** What an import needs of the device: what is there already, and how a change is kept. */
export type Desk = {
  labels(kind: LabelKind): Promise<Label[]>
  /** All contacts, some at a time. */
  contacts(): AsyncIterable<Identity[]>
  /** All of these changes or none; durable when it resolves. */
  save(changes: NewChange[]): Promise<Saved>
  now(): number
}
