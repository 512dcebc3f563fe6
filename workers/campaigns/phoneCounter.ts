import { channelFacts } from '#domain/campaigns/channel'
import { collectReceivers } from '#domain/campaigns/collectReceivers'
import { type ReceiverClock, receiverClock } from '#domain/campaigns/receiverClock'
import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { SkipReason } from '#domain/campaigns/receivers'
import { countryNamer } from '#domain/contacts/countryName'
import { type MergeValues, mergeTags, mergeValues } from '#domain/email/render/mergeTags'
import type { PhoneLineKind } from '#domain/sms/campaignRules'
import { type PhoneChannel, phoneVerdictOf } from '#domain/sms/phoneVerdict'
import { type ContactColumns, emailsIn, identitiesIn, phonesIn } from '../search/columns.ts'
import type { IndexFollower } from '../search/follow.ts'
import type { AudienceQuestion } from './audienceApi.ts'
import { type AudienceCounter, audienceOf } from './audienceCounter.ts'

const portion = 10_000
const examplesShown = 8

export type CounterMeans = {
  follower: Pick<IndexFollower, 'index' | 'catchUp'>
  audience: Pick<AudienceCounter, 'begin' | 'rules'>
  onProgress: (done: number, of: number) => void
}

/** `country`: of the number, which makes the price; `clock`: whose night counts. */
export type PhoneReceiver = {
  contact: string
  key: string
  email: string
  country: string
  clock: ReceiverClock
  values: MergeValues
  unknownBasis: boolean
}

/** `isUnregistered`: WhatsApp was asked about it and does not know it. */
type PhoneNumber = { phone: string; country: string; kind: PhoneLineKind; isUnregistered: boolean }

/** What a channel says of numbers besides what holds for all of them. */
type OfChannel<Reason extends ReceiverReason> = {
  channel: PhoneChannel
  reasons: readonly (Reason | SkipReason)[]
  refusal: (number: PhoneNumber) => Reason | null
  valuesOf: (columns: ContactColumns, slot: number) => MergeValues
}

type PhoneQuestion = Pick<AudienceQuestion, 'filter' | 'chosen' | 'owner' | 'sendCount' | 'allowsUnknownBasis'>

/** Whom a message to numbers would go to, each number once, and whom not; null: nobody wants to know any more. */
export async function countPhoneReceivers<Reason extends ReceiverReason>(
  question: PhoneQuestion,
  { follower, audience, onProgress }: CounterMeans,
  { channel, reasons, refusal, valuesOf }: OfChannel<Reason>,
) {
  const { kept, signal } = await audience.begin()
  // The numbering plans are there when somebody writes to phones.
  const { fullNumberFacts } = await import('./fullNumberFacts.ts')
  const { index } = follower
  const { columns } = index
  const { slots, gone } = audienceOf(question, columns, index.filterContext())
  const rules = {
    consentsOf: kept.consentsOf,
    suppressionOf: kept.suppressionsFor(channelFacts[channel].consent),
    exclusions: index.exclusions,
    sendCount: question.sendCount,
    allowsUnknownBasis: question.allowsUnknownBasis,
  }
  const collected = collectReceivers<PhoneReceiver, Reason | SkipReason>(reasons, examplesShown)
  const look = (slot: number) => {
    const contact = phoneContactIn(columns, slot)
    const verdict = phoneVerdictOf(contact, rules, channel)
    if (verdict.kind === 'skipped') return collected.skip(verdict.reason, contact.id, verdict.phone)
    const { phone, unknownBasis } = verdict
    const facts = fullNumberFacts(phone)
    const country = facts.country || contact.country
    const isUnregistered = contact.phones.find((one) => one.full_number === phone)?.is_wt === 'unregistered'
    const refused = refusal({ phone, country, kind: facts.kind, isUnregistered })
    if (refused) return collected.skip(refused, contact.id, phone)
    const clock = receiverClock(contact.country || country, phone)
    const values = valuesOf(columns, slot)
    collected.take({ contact: contact.id, key: phone, email: phone, country, clock, values, unknownBasis })
  }
  for (let at = 0; at < slots.length; at += portion) {
    if (at > 0) await new Promise((go) => setTimeout(go))
    if (signal.aborted) return null
    // A slot may have been freed meanwhile.
    for (const slot of slots.subarray(at, at + portion)) if (columns.isThere(slot)) look(slot)
    onProgress(Math.min(at + portion, slots.length), slots.length)
  }
  return { ...collected.result((phone) => phone), gone }
}

export const phoneContactIn = ({ texts, numbers, interned }: ContactColumns, slot: number) => ({
  id: texts.ids[slot]!,
  emails: emailsIn(texts.emails(slot)),
  phones: phonesIn(texts.phones(slot)),
  identities: identitiesIn(texts.identities(slot)),
  country: interned.country.values[numbers.country[slot]!]!,
  restricted_at: numbers.restricted[slot] === 1 ? 1 : null,
  sms_send_count: numbers.sms_send_count[slot]!,
  wt_api_send_count: numbers.wt_api_send_count[slot]!,
  wt_send_count: numbers.wt_send_count[slot]!,
})

export const nobodysValues = Object.fromEntries(mergeTags.map((tag) => [tag, ''])) as MergeValues

/** What the index knows of somebody; the company's own fields and the website stand with their fallback texts. */
export function indexedValues(language: 'zh-CN' | 'en-US') {
  const countryName = countryNamer(language)
  return ({ texts, numbers, interned }: ContactColumns, slot: number): MergeValues => {
    const of = {
      name: texts.names(slot),
      company: texts.companies(slot),
      position: texts.positions(slot),
      country: interned.country.values[numbers.country[slot]!]!,
      company_website: '',
    }
    return mergeValues(of, emailsIn(texts.emails(slot))[0]?.email ?? '', countryName)
  }
}
