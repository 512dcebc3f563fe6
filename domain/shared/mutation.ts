import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'

/** A synced row: plain JSON, with the specification's field names. */
export type Row = { id: string; [field: string]: unknown }

/** Who acts. `user` owns what it creates; `main` sees everything of its account. */
export type Actor = { account: string; user: string; role: 'main' | 'sub' }

/** What a mutation may know besides its input. Nothing else: it must give the same row on every side. */
export type MutationContext = { id: string; user: string; edited_at: number }

/**
 * A change that works offline, defined once: the device folds it into its rows at once,
 * the server runs the same function as the judge.
 */
export type Mutation<S extends z.ZodMiniType = z.ZodMiniType> = {
  version: number
  /** The kind of row it changes. */
  entity: string
  input: S
  /** The rows it changes, at most `limits.rowsPerMutation`. */
  ids: (args: z.output<S>) => readonly string[]
  /** From row to row; null is "no such row". Total: it never throws, whatever the row has become. */
  apply: (row: Row | null, args: z.output<S>, context: MutationContext) => Row | null
  /** Why this row may not be changed so; asked before `apply`, by the device and by the server. */
  refuse?: (row: Row | null, args: z.output<S>, actor: Actor) => ErrorCode | null
  /** A row that was deleted comes back with what the server kept of it. */
  revives?: boolean
  /** Sets fields whatever they were, so two people may disagree: the server then keeps both values. */
  patches?: boolean
}

export const mutation = <S extends z.ZodMiniType>(definition: Mutation<S>): Mutation<S> => definition
export type ArgsOf<M extends Mutation> = z.output<M['input']>

/** The usual refusals. */
export const mustExist = (row: Row | null): ErrorCode | null => (row ? null : 'gone')
export const mustBeNew = (row: Row | null): ErrorCode | null => (row ? 'exists' : null)
