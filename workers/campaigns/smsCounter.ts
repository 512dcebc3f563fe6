import type { SkipExample } from '#domain/campaigns/audience'
import { isBefore, type SkipReason, skipReasons } from '#domain/campaigns/receivers'
import { receiverZones } from '#domain/campaigns/receiverZones'
import { openIn, openWeek } from '#domain/campaigns/sendHours'
import { remembered, tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import { countryNamer } from '#domain/contacts/countryName'
import { type MergeValues, mergeTags, mergeValues, tagParts } from '#domain/email/render/mergeTags'
import { offerFor, type SmsOffer } from '#domain/sms/compose'
import { phoneVerdictOf } from '#domain/sms/phoneVerdict'
import { type ContactColumns, emailsIn, phonesIn } from '../search/columns.ts'
import type { IndexFollower } from '../search/follow.ts'
import type { SmsCount, SmsCountry, SmsQuestion, SmsTotals, WithPhones } from './audienceApi.ts'
import { type AudienceCounter, audienceOf } from './audienceCounter.ts'

const portion = 10_000
const examplesShown = 8

type Follower = Pick<IndexFollower, 'index' | 'catchUp'>
type Means = {
  follower: Follower
  audience: Pick<AudienceCounter, 'begin'>
  onProgress: (done: number, of: number) => void
}

type SmsReceiver = { contact: string; phone: string; country: string; values: MergeValues }

/** Counts whom a text message would go to, in how many parts, over which routes and at what price. */
export async function countSms(question: SmsQuestion, { follower, audience, onProgress }: Means): Promise<SmsCount> {
  const { kept, signal } = await audience.begin()
  // The small numbering plans are there when somebody writes to phones.
  const { countryOfNumber } = await import('../sheets/import/phones.ts')
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
  const run = newSmsRun(question)
  for (let at = 0; at < slots.length; at += portion) {
    if (at > 0) await new Promise((go) => setTimeout(go))
    if (signal.aborted) return { kind: 'cancelled' }
    for (const slot of slots.subarray(at, at + portion)) {
      if (!columns.isThere(slot)) continue
      const contact = phoneContactIn(columns, slot)
      const verdict = phoneVerdictOf(contact, rules)
      if (verdict.kind === 'skipped') run.skip(verdict.reason, { contact: contact.id, email: verdict.phone })
      else {
        const country = countryOfNumber(verdict.phone) || contact.country
        const { phone } = verdict
        run.take({ contact: contact.id, phone, country, values: run.valuesOf(columns, slot) }, verdict.unknownBasis)
      }
    }
    onProgress(Math.min(at + portion, slots.length), slots.length)
  }
  return { kind: 'counted', run: { ...run.result(), gone } }
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

const perReason = <T>(value: () => T) =>
  Object.fromEntries(skipReasons.map((reason) => [reason, value()])) as Record<SkipReason, T>
const nobody = Object.fromEntries(mergeTags.map((tag) => [tag, ''])) as MergeValues

function newSmsRun({ sms, routes, start, home, language }: SmsQuestion) {
  const skipped = perReason(() => 0)
  const examples = perReason((): SkipExample[] => [])
  const receivers = new Map<string, SmsReceiver & { unknownBasis: boolean }>()
  const countryName = countryNamer(language)
  const hasTags = [sms.text, ...sms.templates.flatMap(({ values }) => Object.values(values))].some((text) =>
    tagParts(text).some(({ tag }) => tag !== null),
  )
  let contacts = 0
  return { skip, take, valuesOf, result }

  function skip(reason: SkipReason, { contact, email }: { contact: string; email: string }) {
    contacts++
    keep(reason, { contact, email, instead: null })
  }
  function keep(reason: SkipReason, example: SkipExample) {
    skipped[reason]++
    if (examples[reason].length < examplesShown) examples[reason].push(example)
  }
  function take(receiver: SmsReceiver, unknownBasis: boolean) {
    contacts++
    const other = receivers.get(receiver.phone)
    const mine = { ...receiver, unknownBasis }
    if (!other) return receivers.set(receiver.phone, mine)
    const [first, second] = isBefore(other.contact, receiver.contact) ? [other, mine] : [mine, other]
    receivers.set(receiver.phone, first)
    return keep('duplicate', { contact: second.contact, email: second.phone, instead: first.contact })
  }
  /** What the index knows of somebody; the company's own fields stand with their fallback texts. */
  function valuesOf({ texts, numbers, interned }: ContactColumns, slot: number): MergeValues {
    if (!hasTags) return nobody
    const of = {
      name: texts.names(slot),
      company: texts.companies(slot),
      position: texts.positions(slot),
      country: interned.country.values[numbers.country[slot]!]!,
      company_website: '',
    }
    return mergeValues(of, emailsIn(texts.emails(slot))[0]?.email ?? '', countryName)
  }
  function result(): Omit<SmsTotals, 'gone'> {
    const all = [...receivers.values()]
    return { contacts, receivers: all.length, skipped, examples, ...costOf(all), heldAtStart: heldIn(all) }
  }

  function costOf(all: readonly (SmsReceiver & { unknownBasis: boolean })[]) {
    const offers = new Map<string, SmsOffer | null>()
    const byCountry = new Map<string, SmsCountry>()
    const cost: Record<string, number> = {}
    const sum = { parts: 0, points: 0, noRoute: 0, unpriced: 0, unknownBasis: 0 }
    for (const receiver of all) {
      const offer = offerOf(receiver, offers)
      sum.unknownBasis += Number(receiver.unknownBasis)
      const place = placeOf(byCountry, receiver.country)
      place.receivers++
      if (!offer) {
        sum.noRoute++
        continue
      }
      place.route = offer.route.id
      place.parts += offer.parts
      sum.parts += offer.parts
      sum.points += offer.points
      if (offer.money === null) sum.unpriced++
      else cost[offer.route.currency] = (cost[offer.route.currency] ?? 0) + offer.money
    }
    const countries = [...byCountry.values()].sort(
      (a, b) => b.receivers - a.receivers || (a.country < b.country ? -1 : 1),
    )
    return { ...sum, cost, countries }
  }
  /** Without merge tags all of a country read the same. */
  function offerOf(receiver: SmsReceiver, offers: Map<string, SmsOffer | null>): SmsOffer | null {
    if (hasTags) return offerFor(sms, routes, receiver)
    const known = offers.get(receiver.country)
    if (known !== undefined) return known
    const offer = offerFor(sms, routes, receiver)
    offers.set(receiver.country, offer)
    return offer
  }
  /** By the hours of the first route that reaches them. */
  function heldIn(all: readonly SmsReceiver[]): number {
    const offsetAt = remembered(tableOffsetAt)
    const open = new Map<string, boolean>()
    const isOpen = (receiver: SmsReceiver) => {
      const { country } = receiver
      const known = open.get(country)
      if (known !== undefined) return known
      const offer = offerFor(sms, routes, receiver)
      const is = !offer || openIn(openWeek(offer.route.hours), receiverZones(country, home), start, offsetAt).open
      open.set(country, is)
      return is
    }
    return all.filter((receiver) => !isOpen(receiver)).length
  }
}

function placeOf(byCountry: Map<string, SmsCountry>, country: string): SmsCountry {
  const known = byCountry.get(country)
  if (known) return known
  const made: SmsCountry = { country, receivers: 0, parts: 0, route: null }
  byCountry.set(country, made)
  return made
}
