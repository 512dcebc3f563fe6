import type { DryRun } from '#domain/campaigns/audience'
import type { PaceLimits, WarmUp } from '#domain/campaigns/pace'
import type { SendCount } from '#domain/campaigns/receivers'
import type { Filter } from '#domain/contacts/filter'

/** Whom a task would be for, and how it would be sent. */
export type AudienceQuestion = {
  /** null: nobody by a filter */
  filter: Filter | null
  /** contacts that are named; those of an earlier task that did not open among them */
  chosen: readonly string[]
  /** whose contacts: a sub account's task is for its own; null: all that are here */
  owner: string | null
  sendCount: SendCount | null
  allowsUnknownBasis: boolean
  limits: PaceLimits
  warmUp: WarmUp | null
  start: number
  /** the zone of whoever sends */
  home: string
  /** contacts that have had as many messages as they may get, as far as the server said */
  overCap: readonly string[]
  /** null: nobody here knows how many there are */
  points: number | null
}

/** `gone`: named ones that are no contacts here. `domains`: the largest of `domainCount`. */
export type AudienceTotals = DryRun & { gone: number; domainCount: number }
export type AudienceCount = { kind: 'counted'; run: AudienceTotals } | { kind: 'cancelled' }

/** Contacts by their addresses, each address once. */
export type WithEmails = { ids: string[]; unknown: number }

export type AudienceApi = {
  /** What a task would do to everybody whom it is for. Another count ends the one before. */
  dryRun(
    question: AudienceQuestion,
    onProgress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<AudienceCount>
  /** Of those who would get it, the contacts whose address nobody checked yet. */
  unchecked(question: AudienceQuestion): Promise<string[]>
  /** Who has one of these addresses, in any writing. */
  withEmails(emails: readonly string[]): Promise<WithEmails>
}
