import { mayHaveThreads, type UsedAccount } from './conversation.ts'

/**
 * How a new conversation gets its owner, and one without an owner when a message comes in. `contactOwner`: the owner of the contact.
 * `roundRobin`: a contact of a sub account stays with that sub account; all others go to the users who are online, in turn.
 * `nobody`: it waits in the pool.
 */
export const assignmentRules = ['contactOwner', 'roundRobin', 'nobody'] as const
export type AssignmentRule = (typeof assignmentRules)[number]

type Assignment = {
  rule: AssignmentRule
  /** null: nobody known, or a contact that was made of who wrote */
  contactOwner: string | null
}

/** The user that the contact alone says; null: none. */
export function ownerByContact({ rule, contactOwner }: Assignment, account: UsedAccount): string | null {
  if (contactOwner === null || rule === 'nobody' || !mayHaveThreads(contactOwner, account)) return null
  return rule === 'roundRobin' && contactOwner === account.main ? null : contactOwner
}
