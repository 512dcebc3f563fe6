import type { DryRun, SkipExample } from '#domain/campaigns/audience'
import type { PaceLimits, WarmUp } from '#domain/campaigns/pace'
import type { SendCount, SkipReason } from '#domain/campaigns/receivers'
import type { ChannelAccount } from '#domain/channels/account'
import type { Filter } from '#domain/contacts/filter'
import type { TypedSms } from '#domain/sms/compose'

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

/** Whom a task of text messages would be for, what it says, and over which routes. */
export type SmsQuestion = Pick<
  AudienceQuestion,
  'filter' | 'chosen' | 'owner' | 'sendCount' | 'allowsUnknownBasis' | 'start' | 'home'
> & {
  sms: TypedSms
  routes: readonly ChannelAccount[]
  /** of the names of countries in the text */
  language: 'zh-CN' | 'en-US'
}

/** `route`: null where none reaches it. `cost`: by currency, in millionths, of those whose price is known. */
export type SmsCountry = { country: string; receivers: number; parts: number; route: string | null }
export type SmsTotals = {
  contacts: number
  receivers: number
  gone: number
  skipped: Record<SkipReason, number>
  examples: Record<SkipReason, SkipExample[]>
  unknownBasis: number
  /** of the receivers: whom no route reaches, and for whom the start is out of hours */
  noRoute: number
  heldAtStart: number
  parts: number
  points: number
  cost: Record<string, number>
  /** receivers whose route has no price for their country */
  unpriced: number
  /** the ones with the most receivers first */
  countries: SmsCountry[]
}
export type SmsCount = { kind: 'counted'; run: SmsTotals } | { kind: 'cancelled' }

/** Contacts by their addresses, each address once. */
export type WithEmails = { ids: string[]; unknown: number }
/** `ids`: of each number that is known the contact that was made first. */
export type WithPhones = { ids: Record<string, string> }

export type AudienceApi = {
  /** What a task would do to everybody whom it is for. Another count ends the one before. */
  dryRun(
    question: AudienceQuestion,
    onProgress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<AudienceCount>
  /** The same of text messages, with what they cost. */
  smsRun(question: SmsQuestion, onProgress: (done: number, of: number) => void, signal: AbortSignal): Promise<SmsCount>
  /** Of those who would get it, the contacts whose address nobody checked yet. */
  unchecked(question: AudienceQuestion): Promise<string[]>
  /** Who has one of these addresses, in any writing. */
  withEmails(emails: readonly string[]): Promise<WithEmails>
  /** Who has one of these numbers: E.164 digits. */
  withPhones(phones: readonly string[]): Promise<WithPhones>
}
