import type { ChannelRules } from '../campaigns/channelRules.ts'
import { type PriceCategory, priceCategories, usualPoints } from '../campaigns/prices.ts'
import { lacksSecrets, type WhatsappAccount } from '../channels/account.ts'
import { whatsappRates } from './answering.ts'
import { numberPerSecond } from './number.ts'
import type { WhatsappTemplate } from './templateRow.ts'

/** E.164: 15 digits at most. */
const isNumber = (digits: string) => /^[1-9]\d{4,14}$/.test(digits)

/** Messages of WhatsApp: at the price of their category in the receiver's market, at the pace that Meta grants the number. */
export const whatsappRules: ChannelRules<unknown, Pick<WhatsappAccount, 'number'>> = {
  channel: 'whatsapp',
  keyOf(text) {
    const digits = text.replace(/\D/g, '')
    return isNumber(digits) ? digits : null
  },
  // Meta wants some time between two messages to one person.
  groupOf: (key) => key,
  costOf: () => ({ points: usualPoints, parts: 1 }),
  refusal: (_, { key }) => (isNumber(key) ? null : 'badAddress'),
  ratesOf: ({ number }) => whatsappRates(numberPerSecond(number)),
}

/** Within which Meta counts people. Of a number that Meta has said nothing of: by its WhatsApp Business account. */
export const portfolioOf = ({ number, setting }: Pick<WhatsappAccount, 'number' | 'setting'>): string =>
  number?.portfolio || setting.waba

/** One that was tested: until then Meta has said neither what it is nor how much it may send. */
export const mayNumberSend = (row: Pick<WhatsappAccount, 'is_on' | 'setting' | 'secrets' | 'tested_at'>): boolean =>
  row.is_on && !lacksSecrets(row) && row.tested_at !== null

/** As what a template is priced: as Meta has it, which may have changed what was handed in. */
export function categoryOfTemplate({
  category,
  meta_category,
}: Pick<WhatsappTemplate, 'category' | 'meta_category'>): PriceCategory {
  return priceCategoryOf(meta_category) ?? category
}

/** Meta's word for it; null: it is none that there are prices for. */
export function priceCategoryOf(word: string): PriceCategory | null {
  const name = word === 'authentication_international' ? 'authentication' : word
  return priceCategories.find((category) => category !== '' && category === name) ?? null
}
