import { collectReceivers } from '#domain/campaigns/collectReceivers'
import { receiverClock } from '#domain/campaigns/receiverClock'
import { isBefore } from '#domain/campaigns/receivers'
import { countryNamer } from '#domain/contacts/countryName'
import { type MergeValues, mergeTags, mergeValues } from '#domain/email/render/mergeTags'
import { kindRefusal } from '#domain/sms/campaignRules'
import { phoneVerdictOf } from '#domain/sms/phoneVerdict'
import { type ContactColumns, emailsIn, phonesIn } from '../search/columns.ts'
import type { IndexFollower } from '../search/follow.ts'
import { type SmsCount, type SmsQuestion, type SmsSkipReason, smsSkipReasons, type WithPhones } from './audienceApi.ts'
import { type AudienceCounter, audienceOf } from './audienceCounter.ts'
import { type SmsReceiver, smsOffers, smsSums } from './smsSums.ts'
import { hasTags } from './smsTags.ts'

const portion = 10_000
const examplesShown = 8

type Follower = Pick<IndexFollower, 'index' | 'catchUp'>
type Means = {
  follower: Follower
  audience: Pick<AudienceCounter, 'begin'>
  onProgress: (done: number, of: number) => void
}

/** Counts whom a text message would go to, in how many parts, over which routes and at what price. */
export async function countSms(question: SmsQuestion, { follower, audience, onProgress }: Means): Promise<SmsCount> {
  const { kept, signal } = await audience.begin()
  // The numbering plans are there when somebody writes to phones.
  const { fullNumberFacts } = await import('./fullNumberFacts.ts')
  const { index } = follower
  const { columns } = index
  const { slots, gone } = audienceOf(question, columns, index.filterContext())
  const rules = {
    consentsOf: kept.consentsOf,
    suppressionOf: kept.suppressionsFor('sms'),
    exclusions: index.exclusions,
    sendCount: question.sendCount,
    allowsUnknownBasis: question.allowsUnknownBasis,
  }
  const collected = collectReceivers<SmsReceiver, SmsSkipReason>(smsSkipReasons, examplesShown)
  const offers = smsOffers(question)
  const valuesOf = valuesIn(question)
  const look = (slot: number) => {
    const contact = phoneContactIn(columns, slot)
    const verdict = phoneVerdictOf(contact, rules)
    if (verdict.kind === 'skipped') return collected.skip(verdict.reason, contact.id, verdict.phone)
    const { phone, unknownBasis } = verdict
    const facts = fullNumberFacts(phone)
    const country = facts.country || contact.country
    const refused = kindRefusal(facts.kind) ?? offers.refusal(country)
    if (refused) return collected.skip(refused as SmsSkipReason, contact.id, phone)
    const clock = receiverClock(contact.country || country, phone)
    const values = valuesOf(columns, slot)
    collected.take({ contact: contact.id, key: phone, email: phone, country, clock, values, unknownBasis })
  }
  for (let at = 0; at < slots.length; at += portion) {
    if (at > 0) await new Promise((go) => setTimeout(go))
    if (signal.aborted) return { kind: 'cancelled' }
    // A slot may have been freed meanwhile.
    for (const slot of slots.subarray(at, at + portion)) if (columns.isThere(slot)) look(slot)
    onProgress(Math.min(at + portion, slots.length), slots.length)
  }
  const { receivers, ...counted } = collected.result((phone) => phone)
  return { kind: 'counted', run: { ...counted, gone, ...smsSums(receivers, question, offers) } }
}

/** Of these numbers the contacts that have them. */
export async function withPhones(phones: readonly string[], follower: Follower): Promise<WithPhones> {
  await follower.catchUp()
  const { columns } = follower.index
  const wanted = new Set(phones)
  const ids: Record<string, string> = {}
  for (let slot = 0; slot < columns.size; slot++) {
    if (!columns.isThere(slot)) continue
    const joined = columns.texts.phones(slot)
    if (!joined) continue
    const id = columns.texts.ids[slot]!
    for (const { full_number } of phonesIn(joined)) {
      const known = ids[full_number]
      if (wanted.has(full_number) && (known === undefined || isBefore(id, known))) ids[full_number] = id
    }
  }
  return { ids }
}

const phoneContactIn = ({ texts, numbers, interned }: ContactColumns, slot: number) => ({
  id: texts.ids[slot]!,
  emails: emailsIn(texts.emails(slot)),
  phones: phonesIn(texts.phones(slot)),
  country: interned.country.values[numbers.country[slot]!]!,
  restricted_at: numbers.restricted[slot] === 1 ? 1 : null,
  sms_send_count: numbers.sms_send_count[slot]!,
})

const nobody = Object.fromEntries(mergeTags.map((tag) => [tag, ''])) as MergeValues

/** What the index knows of somebody; the company's own fields stand with their fallback texts. */
function valuesIn(question: SmsQuestion) {
  const countryName = countryNamer(question.language)
  const isSame = !hasTags(question)
  return ({ texts, numbers, interned }: ContactColumns, slot: number): MergeValues => {
    if (isSame) return nobody
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
