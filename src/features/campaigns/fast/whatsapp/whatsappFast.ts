import { type PriceCategory, type PriceLine, priceDay, priceOf } from '#domain/campaigns/prices'
import type { WhatsappAccount } from '#domain/channels/account'
import type { MergeValues } from '#domain/email/render/mergeTags'
import { filledValues, isUnwritable } from '#domain/whatsapp/filling'
import { marketOf, type WhatsappMarket } from '#domain/whatsapp/markets'
import type { WhatsappMessageFields } from '#domain/whatsapp/message'
import { peopleLimitOf } from '#domain/whatsapp/number'
import type { TemplateContent } from '#domain/whatsapp/template'

type Receiver = { country: string; values: MergeValues }
type MarketSum = { market: WhatsappMarket; receivers: number; points: number }
export type WhatsappFastTotals = { points: number; markets: readonly MarketSum[]; unwritable: number }

type About = {
  prices: readonly PriceLine[]
  category: PriceCategory
  at: number
  /** null: no template is chosen */
  content: TemplateContent | null
  message: Pick<WhatsappMessageFields, 'texts' | 'buttons'>
}

/** What a template to these takes, each at the price of their country, and how many would get nothing for want of a value. */
export function whatsappFastTotals(receivers: readonly Receiver[], about: About): WhatsappFastTotals {
  const { prices, category, at, content, message } = about
  const day = priceDay(at)
  const sums = new Map<WhatsappMarket, MarketSum>()
  let unwritable = 0
  for (const { country, values } of receivers) {
    if (content && isUnwritable(content, filledValues(message, values))) {
      unwritable++
      continue
    }
    const market = marketOf(country)
    const known = sums.get(market) ?? { market, receivers: 0, points: 0 }
    const points = priceOf(prices, { channel: 'whatsapp', country, category }, day)
    sums.set(market, { market, receivers: known.receivers + 1, points: known.points + points })
  }
  const markets = [...sums.values()].sort((one, other) => other.receivers - one.receivers)
  return { points: markets.reduce((sum, one) => sum + one.points, 0), markets, unwritable }
}

/** On how many days they get it, by how many people Meta lets the number write to in 24 hours. */
export function peopleIn(count: number, account: Pick<WhatsappAccount, 'number'> | null) {
  const limit = account ? peopleLimitOf([account.number]) : null
  return { limit, days: limit === null ? 1 : Math.max(1, Math.ceil(count / limit)) }
}
