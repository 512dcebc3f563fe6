import type { MutationName } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { mergeLabels } from '../features/contacts/mergeLabels.ts'
import { transferContacts } from '../features/contacts/transfer.ts'
import { unmergeLabels } from '../features/contacts/unmergeLabels.ts'
import type { Claim } from './claim.ts'
import type { Verdict } from './judge.ts'
import { applyParked } from './parked.ts'

/** One number per transaction, however often it is asked for. Its row is the last lock: nothing is waited for after it. */
export type Counter = { next: () => Promise<number>; taken: () => number | null }

export type Command = {
  connection: Connection
  user: Actor
  claim: Claim
  replica: string
  /** when the user gave it, never in the future */
  edited_at: number
  now: number
  counter: Counter
}

/**
 * How the server does what means the moment it is given: in a transaction of its own, for all rows at once where they are
 * many. What is refused leaves nothing.
 */
const commands: Partial<Record<MutationName, (command: Command) => Promise<Verdict>>> = {
  'contact.transfer': transferContacts,
  'parked.apply': applyParked,
  'tag.merge': mergeLabels,
  'tag.unmerge': unmergeLabels,
  'category.merge': mergeLabels,
  'category.unmerge': unmergeLabels,
  'source.merge': mergeLabels,
  'source.unmerge': unmergeLabels,
}

export const commandNamed = (name: string) =>
  Object.hasOwn(commands, name) ? commands[name as MutationName] : undefined
