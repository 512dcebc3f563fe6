import { mayUseAccount, type UsedAccount } from './conversation.ts'

/**
 * Who answers a conversation that begins, or that nobody answers when its other side writes again. `contactOwner`: whose contact it
 * is. `roundRobin`: a sub account's contact is theirs; of the others each user who is online gets one in turn. `nobody`: it waits
 * in the pool.
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
  if (contactOwner === null || rule === 'nobody' || !mayUseAccount(contactOwner, account)) return null
  return rule === 'roundRobin' && contactOwner === account.main ? null : contactOwner
}

/** Whose it is while nobody else is found: of an account without named users the main account's. */
export const ownerOfRest = ({ users, main }: UsedAccount): string | null => (users.length ? null : main)
