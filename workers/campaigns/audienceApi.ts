import type { DryRun, SkipExample } from '#domain/campaigns/audience'
import type { PaceLimits, WarmUp } from '#domain/campaigns/pace'
import type { PriceCategory, PriceLine } from '#domain/campaigns/prices'
import { type SendCount, skipReasons } from '#domain/campaigns/receivers'
import type { SendHours } from '#domain/campaigns/sendHours'
import type { SmsAccount, WhatsappAccount } from '#domain/channels/account'
import type { Filter } from '#domain/contacts/filter'
import type { TypedSms } from '#domain/sms/compose'
import type { PhoneChannel } from '#domain/sms/phoneVerdict'
import type { WhatsappMarket } from '#domain/whatsapp/markets'
import type { WhatsappMessageFields } from '#domain/whatsapp/message'
import type { TemplateContent } from '#domain/whatsapp/template'

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

/** Whom a task of text messages would be for, what it says, over which routes, and at whose prices. */
export type SmsQuestion = Pick<
  AudienceQuestion,
  'filter' | 'chosen' | 'owner' | 'sendCount' | 'allowsUnknownBasis' | 'start' | 'home' | 'overCap'
> & {
  sms: TypedSms
  routes: readonly SmsAccount[]
  prices: readonly PriceLine[]
  /** null: links stay as they are */
  shortLink: string | null
  /** of the names of countries in the text */
  language: 'zh-CN' | 'en-US'
}

/** Why a text message does not go to a contact, beside what holds for every channel: its number, or the routes to its country. */
export const smsSkipReasons = [
  ...skipReasons,
  'landline',
  'badAddress',
  'noWay',
  'senderNotAllowed',
  'templateMissing',
] as const
export type SmsSkipReason = (typeof smsSkipReasons)[number]

/** `cost`: by currency, in millionths, of those whose price is known. */
type SmsSum = { receivers: number; parts: number; points: number; cost: Record<string, number> }
/** `route`: null where none reaches it. */
export type SmsCountry = SmsSum & { country: string; route: string | null }
export type SmsTotals = Pick<DryRun, 'contacts' | 'unknownBasis' | 'heldAtStart' | 'overCap' | 'expected'> &
  Pick<SmsSum, 'receivers' | 'parts' | 'cost'> & {
    points: { needed: number }
    gone: number
    skipped: Record<SmsSkipReason, number>
    examples: Record<SmsSkipReason, SkipExample[]>
    /** receivers whose route has no price for their country */
    unpriced: number
    /** the ones with the most receivers first, and those that no route reaches */
    countries: SmsCountry[]
    /** for whom the start is out of hours: by country, until when */
    held: { country: string; receivers: number; until: number }[]
    /** what the first of them would read; null: nobody */
    sample: { contact: string; text: string } | null
  }
export type SmsCount = { kind: 'counted'; run: SmsTotals } | { kind: 'cancelled' }

/** Whom a task over WhatsApp would be for, what it says, over which numbers, and at whose prices. */
export type WhatsappQuestion = Pick<
  AudienceQuestion,
  'filter' | 'chosen' | 'owner' | 'sendCount' | 'allowsUnknownBasis' | 'start' | 'home' | 'overCap'
> &
  Pick<WhatsappMessageFields, 'texts' | 'buttons'> & {
    /** null: no template is chosen, or it cannot be sent */
    content: TemplateContent | null
    category: PriceCategory
    /** that it may leave by */
    numbers: readonly Pick<WhatsappAccount, 'number' | 'hours'>[]
    prices: readonly PriceLine[]
  }

export const whatsappSkipReasons = [...skipReasons, 'badAddress'] as const
export type WhatsappSkipReason = (typeof whatsappSkipReasons)[number]

export type WhatsappMarketSum = { market: WhatsappMarket; receivers: number; points: number }
export type WhatsappTotals = Pick<
  DryRun,
  'contacts' | 'receivers' | 'unknownBasis' | 'heldAtStart' | 'overCap' | 'expected'
> &
  Pick<SmsTotals, 'points' | 'gone' | 'held'> & {
    skipped: Record<WhatsappSkipReason, number>
    examples: Record<WhatsappSkipReason, SkipExample[]>
    /** receivers of whom something is not known that the message says */
    unwritable: number
    /** the ones with the most receivers first */
    markets: WhatsappMarketSum[]
    /** whom the portfolio may write to first in 24 hours (null: any number), and on how many days that makes it go out */
    people: { limit: number | null; days: number }
    /** the first of the receivers; null: nobody */
    sample: string | null
  }
export type WhatsappCount = { kind: 'counted'; run: WhatsappTotals } | { kind: 'cancelled' }

/** Whom a task over linked phones would be for, over which of them, and at whose prices. `most`: null for all. */
export type LinkedQuestion = Pick<
  AudienceQuestion,
  'filter' | 'chosen' | 'owner' | 'sendCount' | 'allowsUnknownBasis' | 'start' | 'home' | 'overCap'
> & {
  phones: readonly { hours: SendHours }[]
  prices: readonly PriceLine[]
  /** seconds */
  interval: number
  most: number | null
  language: 'zh-CN' | 'en-US'
}

export const linkedSkipReasons = [...skipReasons, 'badAddress', 'notRegistered', 'beyondMost'] as const
export type LinkedSkipReason = (typeof linkedSkipReasons)[number]

export type LinkedTotals = Pick<
  DryRun,
  'contacts' | 'receivers' | 'unknownBasis' | 'heldAtStart' | 'overCap' | 'expected'
> &
  Pick<SmsTotals, 'points' | 'gone' | 'held'> & {
    skipped: Record<LinkedSkipReason, number>
    examples: Record<LinkedSkipReason, SkipExample[]>
    /** the first of the receivers; null: nobody */
    sample: string | null
  }
export type LinkedCount = { kind: 'counted'; run: LinkedTotals } | { kind: 'cancelled' }

/** Contacts by their addresses, each address once. */
export type WithEmails = { ids: string[]; unknown: number }
/** `ids`: of each number that is known the contact that was made first. */
export type WithPhones = { ids: Record<string, string> }
/** `contact`: null where nobody has it. */
export type AddressedNumber = { number: string; contact: string | null }

export type AudienceApi = {
  /** What a task would do to everybody whom it is for. Another count ends the one before. */
  dryRun(
    question: AudienceQuestion,
    onProgress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<AudienceCount>
  /** The same of text messages, with what they cost. */
  smsRun(question: SmsQuestion, onProgress: (done: number, of: number) => void, signal: AbortSignal): Promise<SmsCount>
  /** The same of messages of WhatsApp, by market. */
  whatsappRun(
    question: WhatsappQuestion,
    onProgress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<WhatsappCount>
  /** The same over linked phones. */
  linkedRun(
    question: LinkedQuestion,
    onProgress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<LinkedCount>
  /** Of those who would get it, the contacts whose address nobody checked yet. */
  unchecked(question: AudienceQuestion): Promise<string[]>
  /** Who has one of these addresses, in any writing. */
  withEmails(emails: readonly string[]): Promise<WithEmails>
  /** Who has one of these numbers: E.164 digits. */
  withPhones(phones: readonly string[]): Promise<WithPhones>
  /** To which of these numbers nothing is sent over the channel. */
  refusedNumbers(channel: PhoneChannel, numbers: readonly AddressedNumber[]): Promise<string[]>
}
