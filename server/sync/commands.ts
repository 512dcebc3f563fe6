import type { MutationName } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import type { Areas } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import type { Claim } from './claim.ts'
import type { MutationVerdict } from './judge.ts'

/** One number per transaction, however often it is asked for. Its row is the last lock: nothing is waited for after it. */
export type RevisionCounter = { next: () => Promise<number>; taken: () => number | null }

export type Command = {
  connection: Connection
  user: Actor
  claim: Claim
  replica: string
  /** when the user gave it, never in the future */
  edited_at: number
  now: number
  counter: RevisionCounter
  areas: Areas
}

/**
 * How the server does what means the moment it is given: in a transaction of its own, for all rows at once where they are
 * many. What is refused leaves nothing.
 */
export type Commands = Partial<Record<MutationName, (command: Command) => Promise<MutationVerdict>>>

export const commandNamed = (areas: Areas, name: string) =>
  areas
    .map(({ commands = {} }) => (Object.hasOwn(commands, name) ? commands[name as MutationName] : undefined))
    .find(Boolean)
