import { threadMutations } from './assistant/threadMutations.ts'
import { autoMutations } from './autoMarketing/mutations.ts'
import { autoRuleMutations } from './autoMarketing/ruleMutations.ts'
import { blobMutations } from './blobs/mutations.ts'
import { campaignMutations } from './campaigns/mutations.ts'
import { channelMutations } from './channels/mutations.ts'
import { companionMutations } from './contacts/companions/mutations.ts'
import { allContactMutations } from './contacts/mutations.ts'
import { allConversationMutations } from './conversations/mutations.ts'
import { savedSearchMutations } from './customs/savedSearchMutations.ts'
import { emailMutations } from './email/mutations.ts'
import { exchangeMutations } from './exchange/mutations.ts'
import { fairMutations } from './fair/mutations.ts'
import { leadMutations } from './leads/mutations.ts'
import { linkedTemplateMutations } from './linked/templateMutations.ts'
import { noticeMutations } from './notifications/mutations.ts'
import { currentName } from './shared/formerNames.ts'
import type { ArgsOf, Mutation } from './shared/mutation.ts'
import { shopMutations } from './shop/mutations.ts'
import { smsMutations } from './sms/mutations.ts'
import { parkedMutations } from './sync/mutations.ts'
import { viewMutations } from './views/mutations.ts'
import { whatsappMutations } from './whatsapp/mutations.ts'

/** Every mutation of the product, joined from the areas. */
export const mutations = {
  ...allContactMutations,
  ...companionMutations,
  ...threadMutations,
  ...savedSearchMutations,
  ...blobMutations,
  ...campaignMutations,
  ...channelMutations,
  ...allConversationMutations,
  ...emailMutations,
  ...shopMutations,
  ...smsMutations,
  ...exchangeMutations,
  ...fairMutations,
  ...leadMutations,
  ...noticeMutations,
  ...parkedMutations,
  ...viewMutations,
  ...whatsappMutations,
  ...linkedTemplateMutations,
  ...autoMutations,
  ...autoRuleMutations,
} as const

export type MutationName = keyof typeof mutations
export type MutationArgs<N extends MutationName> = ArgsOf<(typeof mutations)[N]>

/**
 * The definition by the name that came over the wire or out of the outbox, which may be a former one; undefined when this
 * version does not know it.
 */
export function mutationNamed(name: string): Mutation | undefined {
  const now = currentName(name)
  return Object.hasOwn(mutations, now) ? (mutations as unknown as Record<string, Mutation>)[now] : undefined
}

/** Of those that are not in their first. */
export const laterVersions = (): Record<string, number> =>
  Object.fromEntries(Object.entries(mutations).flatMap(([name, { version }]) => (version > 1 ? [[name, version]] : [])))

/**
 * The input of an older version as this version takes it; null when there is no way from there: a newer version, or one
 * that is too old.
 */
export function upgraded({ version, upgrades }: Mutation, from: number, args: unknown): { args: unknown } | null {
  const steps = Array.from({ length: Math.max(0, version - from) }, (_, n) => upgrades?.[from + n])
  if (from > version || steps.includes(undefined)) return null
  try {
    return { args: steps.reduce<unknown>((old, step) => step!(old as never), args) }
  } catch {
    // What was sent was not even that version's input: the schema says so.
    return { args: null }
  }
}
