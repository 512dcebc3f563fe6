import { priceDay, priceOf } from '#domain/campaigns/prices'
import { isCustomTag, tagParts } from '#domain/email/render/mergeTags'
import { filledValues, isUnwritable } from '#domain/whatsapp/filling'
import { marketOf, type WhatsappMarket } from '#domain/whatsapp/markets'
import { numberPerSecond, peopleLimitOf } from '#domain/whatsapp/number'
import type { WhatsappMarketSum, WhatsappQuestion, WhatsappTotals } from './audienceApi.ts'
import type { PhoneReceiver } from './phoneCounter.ts'
import { heldAt, sendingTimes } from './phoneHours.ts'

type Sums = Omit<WhatsappTotals, 'contacts' | 'skipped' | 'examples' | 'gone'>

const dayMs = 24 * 3_600_000

export function whatsappSums(receivers: readonly PhoneReceiver[], question: WhatsappQuestion): Sums {
  const { numbers, start, home } = question
  const overCap = new Set(question.overCap)
  const pointsIn = pricesOf(question)
  const lacks = lackingIn(question)
  const markets = new Map<WhatsappMarket, WhatsappMarketSum>()
  const sum = { unknownBasis: 0, overCap: 0, unwritable: 0 }
  let needed = 0
  for (const receiver of receivers) {
    sum.unknownBasis += Number(receiver.unknownBasis)
    sum.overCap += Number(overCap.has(receiver.contact))
    sum.unwritable += Number(lacks(receiver))
    const points = pointsIn(receiver.country)
    const market = marketOf(receiver.country)
    const known = markets.get(market) ?? { market, receivers: 0, points: 0 }
    markets.set(market, { market, receivers: known.receivers + 1, points: known.points + points })
    needed += points
  }
  // Which number takes somebody is chosen as it is sent; those of one company keep the same hours as a rule.
  const held = heldAt(receivers, { channel: 'whatsapp', start, home, hoursIn: () => numbers[0]?.hours })
  const people = peopleIn(receivers.length, question)
  const perSecond = numbers.reduce((all, { number }) => all + numberPerSecond(number), 0)
  const longest = (perSecond > 0 ? (receivers.length * 1_000) / perSecond : 0) + (people.days - 1) * dayMs
  return {
    receivers: receivers.length,
    ...sum,
    points: { needed },
    markets: [...markets.values()].sort((a, b) => b.receivers - a.receivers || (a.market < b.market ? -1 : 1)),
    people,
    held,
    heldAtStart: held.reduce((all, { receivers }) => all + receivers, 0),
    expected: sendingTimes(receivers.length, { start, held, longest }),
    sample: receivers[0]?.contact ?? null,
  }
}

/** On how many days it goes out, where all of them are written to first and nobody else is meanwhile. */
function peopleIn(count: number, { numbers }: WhatsappQuestion): WhatsappTotals['people'] {
  const limit = numbers.length > 0 ? peopleLimitOf(numbers.map(({ number }) => number)) : null
  return { limit, days: limit === null ? 1 : Math.max(1, Math.ceil(count / limit)) }
}

function pricesOf({ prices, category, start }: WhatsappQuestion): (country: string) => number {
  const day = priceDay(start)
  const known = new Map<string, number>()
  return (country) => {
    const points = known.get(country) ?? priceOf(prices, { channel: 'whatsapp', country, category }, day)
    known.set(country, points)
    return points
  }
}

/** Whether a value is empty or too long for somebody, as far as this device knows of them. */
function lackingIn({ content, texts, buttons }: WhatsappQuestion): (receiver: PhoneReceiver) => boolean {
  if (!content) return () => false
  const message = { texts: knownTexts(texts), buttons: knownTexts(buttons) }
  // It goes to a number: an email address it has none to say.
  const filled = ({ values }: PhoneReceiver) => filledValues(message, { ...values, email: '' })
  return (receiver) => isUnwritable(content, filled(receiver))
}

/** What the list of contacts does not know of anybody is taken to be there. */
const knownTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, saysUnknown(text) ? '…' : text]))
const saysUnknown = (text: string) =>
  tagParts(text).some(({ tag }) => tag !== null && (tag === 'website' || isCustomTag(tag)))
