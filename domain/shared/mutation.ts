import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import type { OpeningProduct } from '../products.ts'
import type { RightName } from '../subAccounts/rights.ts'
import type { LostTime } from './restored.ts'

/** A synced row: plain JSON, with the specification's field names. */
export type Row = { id: string; [field: string]: unknown }

/**
 * Who acts. `user` owns what it creates; `main` sees everything of its account. `withheld`: the rights that a sub account
 * has not.
 */
export type Actor = { account: string; user: string; role: 'main' | 'sub'; withheld?: readonly RightName[] }

/** All rows of one kind that are there: by id, and the ids of those whose `parent` is a row. */
export type RowIndex = {
  get: (id: string) => Row | undefined
  below: (id: string) => Iterable<string>
  all: () => Iterable<Row>
}

/** What a mutation may know besides its input. Nothing else: it must give the same row on every side. */
type MutationContext = { id: string; user: string; edited_at: number }

/**
 * A change that works offline, defined once: the device folds it into its rows at once,
 * the server runs the same function as the judge.
 */
export type Mutation<S extends z.ZodMiniType = z.ZodMiniType> = {
  version: number
  /** The kind of row it changes. */
  entity: string
  /** The product that its user must hold, where one opens the area: else the server refuses (`productMissing`). */
  product?: OpeningProduct
  input: S
  /** The rows it changes, at most `limits.rowsPerMutation`; of a transfer `limits.transferRows`. */
  ids: (args: z.output<S>) => readonly string[]
  /** Rows that the new one lives with (`parentOf`): where one is not there, the server refuses. */
  parents?: (args: z.output<S>) => readonly string[]
  /** From row to row; null is "no such row". Total: it never throws, whatever the row has become. */
  apply: (row: Row | null, args: z.output<S>, context: MutationContext) => Row | null
  /** Why this row may not be changed so; asked before `apply`, by the device and by the server. */
  refuse?: (row: Row | null, args: z.output<S>, actor: Actor) => ErrorCode | null
  /** What only all rows of its entity together can forbid, such as a circle; null: nothing to ask. The server asks it. */
  among?: (args: z.output<S>) => ((rows: RowIndex) => ErrorCode | null) | null
  /**
   * What rows of another kind say of its input, row by row, such as which values a custom field takes; null: nothing to ask.
   * The server asks it, and reads all rows of that kind for it.
   */
  consults?: (args: z.output<S>) => { entity: string; refuse: (rows: RowIndex, id: string) => ErrorCode | null } | null
  /**
   * Rows that become part of another one, with what lives with them, under the id that the server keeps it by; of a
   * mutation that `revives`, they become rows of their own again.
   */
  merges?: (args: z.output<S>) => { id: string; survivor: string; merged: readonly string[] }
  /**
   * Each row stands for itself: one that is refused is left out and told, while the others count. Its input has `rows` or
   * `ids`.
   */
  rowByRow?: boolean
  /** Makes rows: when it is refused, so is what the same replica did to them afterwards (`parentRejected`). */
  creates?: boolean
  /** A row that was deleted comes back with what the server kept of it. */
  revives?: boolean
  /**
   * Sets fields whatever they were, so two people may disagree: the server then keeps both values. A former owner's, made
   * before the row went to somebody else, still counts.
   */
  patches?: boolean
  /**
   * Means the moment it is given: later than `limits.commandHours` it is refused (`expired`). A transaction of its own on
   * the server, which may do it for all rows at once.
   */
  command?: boolean
  /** Of a command: however late it comes, it is done. */
  isNeverLate?: boolean
  /**
   * Of a mutation that has something sent: what the server makes of the row where the user asked for that before a backup
   * was put back, because it may have been sent already.
   */
  mayBeDone?: (after: Row, lost: LostTime) => Row
  /** From the input of version n to that of n + 1, for what was made before an update. */
  upgrades?: Readonly<Record<number, (args: never) => unknown>>
}

export const mutation = <S extends z.ZodMiniType>(definition: Mutation<S>): Mutation<S> => definition
export type ArgsOf<M extends Mutation> = z.output<M['input']>

/** The usual refusals. */
export const mainOnly = (actor: Actor): ErrorCode | null => (actor.role === 'main' ? null : 'forbidden')
export const mustExist = (row: Row | null): ErrorCode | null => (row ? null : 'gone')
export const mustBeNew = (row: Row | null): ErrorCode | null => (row ? 'exists' : null)
