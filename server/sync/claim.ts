import * as z from 'zod/mini'
import type { Mutation } from '#domain/shared/mutation'
import { Id } from '#domain/shared/schema'
import type { SentMutation } from '#domain/sync/protocol'

/** A mutation whose input fits its definition, ready for the judge. */
export type Claim = { sent: SentMutation; definition: Mutation; args: unknown }

/** The rows that it names, each once. */
export const idsOf = (claim: Claim | undefined): string[] =>
  claim ? [...new Set(claim.definition.ids(claim.args))] : []

/** The same of something that may not fit its definition, as far as it can be told. */
export function sentIds(definition: Mutation, { args }: SentMutation): string[] {
  try {
    return [...new Set(definition.ids(args))].filter((id) => z.safeParse(Id, id).success)
  } catch {
    return []
  }
}
