import { limits } from '#domain/limits'
import type { Mutation } from '#domain/shared/mutation'
import { isId } from '#domain/shared/schema'
import type { SentMutation } from '#domain/sync/protocol'

/** A mutation whose input fits its definition, ready for the judge. */
export type Claim = { sent: SentMutation; definition: Mutation; args: unknown }

/** The rows that it names, each once. */
export const claimedIds = (claim: Claim | undefined): string[] =>
  claim ? [...new Set(claim.definition.ids(claim.args))] : []

/** The same of something that may not fit its definition, as far as it can be told, and no more than any may name. */
export function sentIds(definition: Mutation, { args }: SentMutation): string[] {
  try {
    return [...new Set(definition.ids(args).slice(0, limits.transferRows))].filter((id) => isId(id))
  } catch {
    return []
  }
}
