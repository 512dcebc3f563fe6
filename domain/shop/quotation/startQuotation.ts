import { limits } from '../../limits.ts'
import { amountIn, type CurrencyRate, rateOn } from '../currencyRate.ts'
import type { Product } from '../product.ts'
import type { ShopTexts } from '../texts.ts'
import { variantName } from '../variants.ts'
import type {
  NewQuotation,
  PriceStep,
  Quotation,
  QuotationFields,
  QuotationLanguage,
  QuotationPosition,
} from './quotation.ts'

type Start = { currency: string; languages: QuotationLanguage[]; day: string }

/** One that says nothing yet. `day`: of the reader's calendar. */
export const emptyQuotation = ({ currency, languages, day }: Start): QuotationFields => ({
  contact_id: null,
  conversation_id: null,
  buyer: { name: '', company: '', address: '', email: '', phone: '' },
  positions: [],
  currency,
  rate: null,
  incoterm: '',
  place: '',
  valid_until: dayAfter(day, limits.quotationDays),
  payment: 'deposit',
  payment_note: '',
  languages,
  note: '',
})

/** The same offer once more, as a draft of today. */
export function copyOfQuotation(quotation: Quotation, id: string, day: string): NewQuotation {
  const { contact_id, conversation_id, buyer, positions, currency, rate, incoterm, place, payment, payment_note } =
    quotation
  const { languages, note } = quotation
  const valid_until = dayAfter(day, limits.quotationDays)
  return {
    id,
    contact_id,
    conversation_id,
    buyer,
    positions,
    currency,
    rate,
    incoterm,
    place,
    valid_until,
    payment,
    payment_note,
    languages,
    note,
  }
}

/** By the calendar, wherever it is read. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

type Offer = { key: string; count: number; price: number | null; values?: readonly string[] }

/** A product as a position; `price`: of one, in the quotation's currency, null where nobody knows it. */
export function positionOf(product: Product, { key, count, price, values = [] }: Offer): QuotationPosition {
  const variant = variantOf(product, values)
  return {
    key,
    product: product.id,
    values: [...values],
    name: variant ? namedVariant(product, variant.values) : product.title,
    sku: variant?.sku ?? product.sku,
    unit: 'pcs',
    count,
    prices: [{ from: 1, price: price ?? 0 }],
    note: '',
  }
}

export const freePosition = (key: string, name: ShopTexts, count = 1): QuotationPosition => ({
  key,
  product: null,
  values: [],
  name,
  sku: '',
  unit: 'pcs',
  count,
  prices: [{ from: 1, price: 0 }],
  note: '',
})

const variantOf = ({ variants }: Product, values: readonly string[]) =>
  values.length === 0 ? undefined : variants.find((one) => one.values.every((value, at) => value === values[at]))

/** Desk lamp, Red / 20 W: in each language in which the product has a title. */
function namedVariant({ title, attributes }: Product, values: string[]): ShopTexts {
  const languages = Object.keys(title) as (keyof ShopTexts)[]
  return Object.fromEntries(
    languages.map((language) => [language, `${title[language]}, ${variantName(attributes, { values }, language)}`]),
  )
}

/** What the shop asks for one, promotions counted, in the shop's currency; null: it says none. */
export function shopPrice(product: Product, values: readonly string[]): number | null {
  const { price, promotional_price } = variantOf(product, values) ?? product
  return promotional_price ?? price
}

/** All prices in another currency, at the rates of a day; null where one of the two is not known then. */
export function inCurrency(
  { positions, currency: from }: Pick<QuotationFields, 'positions' | 'currency'>,
  { to, day }: { to: string; day: string },
  rates: readonly CurrencyRate[],
): Pick<QuotationFields, 'positions' | 'currency' | 'rate'> | null {
  const per = ratePer(rates, { from, to, day })
  if (per === null) return null
  const turned = ({ from: count, price }: PriceStep) => ({ from: count, price: Math.round(price * per * 100) / 100 })
  // The older of the two says how old it is.
  const [older = day] = [rateOn(rates, from, day)!.day, rateOn(rates, to, day)!.day].toSorted()
  return {
    positions: positions.map((position) => ({ ...position, prices: position.prices.map(turned) })),
    currency: to,
    rate: { from, per, day: older },
  }
}

function ratePer(rates: readonly CurrencyRate[], exchange: { from: string; to: string; day: string }): number | null {
  // A million, so that hundredths lose nothing.
  const amount = amountIn(1_000_000, exchange, rates)
  return amount === null || amount === 0 ? null : amount / 1_000_000
}
