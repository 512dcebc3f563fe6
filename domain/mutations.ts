import { allContactMutations } from './contacts/mutations.ts'
import type { ArgsOf, Mutation } from './shared/mutation.ts'

/** Every mutation of the product, joined from the areas. */
export const mutations = { ...allContactMutations } as const

export type MutationName = keyof typeof mutations
export type MutationArgs<N extends MutationName> = ArgsOf<(typeof mutations)[N]>

/** The definition by the name that came over the wire or out of the outbox; undefined when this version does not know it. */
export function mutationNamed(name: string): Mutation | undefined {
  return Object.hasOwn(mutations, name) ? (mutations as unknown as Record<string, Mutation>)[name] : undefined
}
