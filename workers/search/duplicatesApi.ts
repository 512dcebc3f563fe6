import type { Contact } from '#domain/contacts/contact'
import type { DuplicateReason } from '#domain/contacts/duplicates'
import type { SurvivorRule } from '#domain/contacts/merge'
import type { CarriedIdentity } from '#domain/conversations/identity'
import type { MutationArgs } from '#domain/mutations'
import type { ContactLine } from './api.ts'

/** Contacts that may be one: the first of them, how many there are, why, and how sure that is from 0 to 1. */
export type DuplicateGroup = { contacts: ContactLine[]; size: number; reasons: DuplicateReason[]; certainty: number }
/** Some of the groups, and how many there are in all; `sure`: from where a rule may merge them. */
export type DuplicateGroups = { groups: DuplicateGroup[]; left: DuplicateCount; sure: DuplicateCount }
export type DuplicateCount = { groups: number; contacts: number }

export type DuplicateSearchResult = { kind: 'found'; groups: number } | { kind: 'cancelled' }

export type MergeRule = { survivor: SurvivorRule; leastCertain: number }
export type PlannedMerge = { merge: MutationArgs<'contact.merge'>; undo: MutationArgs<'contact.unmerge'> }
/** `next`: where the next portion begins; null after the last one. */
export type MergePlan = { merges: PlannedMerge[]; contacts: number; next: number | null }

/** What somebody types, as far as it is there. */
export type ContactIdentity = Pick<Contact, 'name' | 'company' | 'company_website'> & {
  phones: string[]
  emails: string[]
  /** only of a contact that is there */
  identities?: CarriedIdentity[]
}
export type LookAlike = { contact: ContactLine; reason: DuplicateReason; certainty: number }

export type DuplicatesApi = {
  /** Finds them anew; what was found before is forgotten. */
  find(onProgress: (done: number, of: number) => void, signal: AbortSignal): Promise<DuplicateSearchResult>
  /** Of what was found last, the surest first, without what was merged or set apart since. */
  groups(from: number, to: number): Promise<DuplicateGroups>
  /** What a rule makes of the groups from here on, some at a time; nothing is changed by asking. */
  plan(rule: MergeRule, from: number): Promise<MergePlan>
  /** Contacts that look like what is being typed, or like the contact `of` which this is of, the surest first. */
  lookAlike(typed: ContactIdentity, of?: string): Promise<LookAlike[]>
}
