import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { SmsAccount } from '#domain/channels/account'
import { ableAccounts, offerFor, type SmsOffer, smsMeans } from '#domain/sms/offer'
import type { SmsCountry, SmsQuestion, SmsTotals } from './audienceApi.ts'
import type { PhoneReceiver } from './phoneCounter.ts'
import { heldAt, sendingTimes } from './phoneHours.ts'
import { hasTags } from './smsTags.ts'

export type SmsOffers = ReturnType<typeof smsOffers>

/** How each country is written to: asked once for all of it, and for everybody where the text names them. */
export function smsOffers(question: SmsQuestion) {
  const { sms, routes, prices, shortLink, start } = question
  const means = smsMeans(prices, { at: start, shortLink })
  const isSame = !hasTags(question)
  const offers = new Map<string, SmsOffer | null>()
  const able = new Map<string, ReturnType<typeof ableAccounts>>()
  /** how many numbers of a country no route reaches */
  const unreached = new Map<string, number>()
  return { of, routeTo, refusal, unreached: unreached as ReadonlyMap<string, number> }

  function of(receiver: Pick<PhoneReceiver, 'country' | 'values'>): SmsOffer | null {
    const known = isSame ? offers.get(receiver.country) : undefined
    if (known !== undefined) return known
    const offer = offerFor(sms, routes, receiver, means)
    offers.set(receiver.country, offer)
    return offer
  }
  function ableIn(country: string) {
    const known = able.get(country) ?? ableAccounts(routes, sms, country)
    able.set(country, known)
    return known
  }
  function routeTo(country: string): SmsAccount | undefined {
    const known = ableIn(country)
    return 'accounts' in known ? known.accounts[0] : undefined
  }
  function refusal(country: string): ReceiverReason | null {
    const known = ableIn(country)
    if ('accounts' in known) return null
    unreached.set(country, (unreached.get(country) ?? 0) + 1)
    return known.refused
  }
}

type Sums = Omit<SmsTotals, 'contacts' | 'skipped' | 'examples' | 'gone'>

export function smsSums(receivers: readonly PhoneReceiver[], question: SmsQuestion, offers: SmsOffers): Sums {
  const countries = new Map<string, SmsCountry>()
  const overCap = new Set(question.overCap)
  const sum = { parts: 0, unpriced: 0, unknownBasis: 0, overCap: 0 }
  const cost: Record<string, number> = {}
  let needed = 0
  for (const receiver of receivers) {
    sum.unknownBasis += Number(receiver.unknownBasis)
    sum.overCap += Number(overCap.has(receiver.contact))
    const place = placeOf(countries, receiver.country)
    place.receivers++
    const offer = offers.of(receiver)
    if (!offer) continue
    place.route = offer.route.id
    for (const one of [place, sum]) one.parts += offer.parts
    place.points += offer.points
    needed += offer.points
    if (offer.money === null) sum.unpriced++
    else for (const of of [place.cost, cost]) addTo(of, offer.route.currency, offer.money)
  }
  for (const [country, count] of offers.unreached) placeOf(countries, country).receivers += count
  const { start, home } = question
  const held = heldAt(receivers, { channel: 'sms', start, home, hoursIn: (country) => offers.routeTo(country)?.hours })
  return {
    receivers: receivers.length,
    ...sum,
    cost,
    points: { needed },
    countries: [...countries.values()].sort((a, b) => b.receivers - a.receivers || (a.country < b.country ? -1 : 1)),
    held,
    heldAtStart: held.reduce((all, { receivers }) => all + receivers, 0),
    expected: sendingTimes(receivers.length, { start, held, longest: longestOf(receivers, offers) }),
    sample: sampleOf(receivers[0], offers),
  }
}

function sampleOf(first: PhoneReceiver | undefined, offers: SmsOffers): Sums['sample'] {
  const offer = first && offers.of(first)
  return first && offer ? { contact: first.contact, text: offer.text } : null
}

/** Each route at its pace: about, as services and caps may take longer. */
function longestOf(receivers: readonly PhoneReceiver[], offers: SmsOffers): number {
  const seconds = new Map<string, number>()
  for (const receiver of receivers) {
    const route = offers.routeTo(receiver.country)
    if (route) addTo(seconds, route.id, 1 / route.per_second)
  }
  return Math.max(0, ...seconds.values()) * 1_000
}

function placeOf(countries: Map<string, SmsCountry>, country: string): SmsCountry {
  const place = countries.get(country) ?? { country, receivers: 0, parts: 0, points: 0, cost: {}, route: null }
  countries.set(country, place)
  return place
}

function addTo(sums: Record<string, number> | Map<string, number>, key: string, value: number) {
  if (sums instanceof Map) sums.set(key, (sums.get(key) ?? 0) + value)
  else sums[key] = (sums[key] ?? 0) + value
}
