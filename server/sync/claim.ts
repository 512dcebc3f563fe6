import type { Mutation } from '#domain/shared/mutation'
import type { SentMutation } from '#domain/sync/protocol'

/** A mutation whose input fits its definition, ready for the judge. */
export type Claim = { sent: SentMutation; definition: Mutation; args: unknown }

/** The rows that it names, each once. */
export const idsOf = (claim: Claim | undefined): string[] =>
  claim ? [...new Set(claim.definition.ids(claim.args))] : []
