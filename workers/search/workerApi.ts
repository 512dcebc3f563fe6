import type { ContactIndexApi } from '../api.ts'
import type { Key } from '../lock/held.ts'
import type { AudienceCount, AudienceQuestion, WithEmails } from './audienceApi.ts'
import type { DuplicateGroups, DuplicatesFound, LookAlike, MergePlan, MergeRule, Typed } from './duplicatesApi.ts'

/** The search worker as `client.ts` uses it. */
export type SearchWorkerApi = ContactIndexApi & {
  /** Ready when the first answer can be given. */
  start(owner: { account: string; user: string }, key: Key): Promise<void>
  findDuplicates(onProgress: (done: number, of: number) => void): Promise<DuplicatesFound>
  cancelDuplicates(): Promise<void>
  duplicateGroups(from: number, to: number): Promise<DuplicateGroups>
  planMerges(rule: MergeRule, from: number): Promise<MergePlan>
  lookAlike(typed: Typed, of?: string): Promise<LookAlike[]>
  dryRun(question: AudienceQuestion, onProgress: (done: number, of: number) => void): Promise<AudienceCount>
  cancelDryRun(): Promise<void>
  uncheckedOf(question: AudienceQuestion): Promise<string[]>
  contactsWithEmails(emails: readonly string[]): Promise<WithEmails>
  ping(): true
}
