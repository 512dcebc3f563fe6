import { amountIn, type CurrencyRate, rateOn } from '#domain/shop/currencyRate'
import type { ShopPicture } from '#domain/shop/picture'
import type { ShopContent } from '#domain/shop/product'
import type { Shop } from '#domain/shop/shop'
import type { ShopText, SiteBody, SitePicture, SitePrices } from '#domain/shop/site/snapshot'
import { type ShopLanguage, type ShopTexts, textInLanguage } from '#domain/shop/texts'
import { currencyDigits } from '../pages/pieces.ts'

type DayRate = Pick<CurrencyRate, 'currency' | 'day' | 'per_euro'>

/** What every part of a site is made by. `currencies`: that of the prices first. */
export type SiteTerms = {
  languages: readonly ShopLanguage[]
  currencies: readonly string[]
  day: string
  rates: readonly DayRate[]
  show_stock: Shop['show_stock']
  without_stock: Shop['without_stock']
}

const mostCurrencies = 10

/** With the rates that are valid on that day, and no others. */
export function siteTerms(
  shop: Pick<Shop, 'languages' | 'currency' | 'other_currencies' | 'show_stock' | 'without_stock'>,
  rates: readonly DayRate[],
  day: string,
): SiteTerms {
  const { languages, show_stock, without_stock } = shop
  const currencies = [...new Set([shop.currency, ...shop.other_currencies])].slice(0, mostCurrencies)
  const known = currencies.flatMap((one) => rateOn(rates, one, day) ?? [])
  return { languages, currencies, day, rates: known, show_stock, without_stock }
}

/** In the shop's languages alone; its first one, which stands in for the others, has whatever there is. */
export function siteTexts(texts: ShopTexts, { languages }: Pick<SiteTerms, 'languages'>): ShopText {
  const own = Object.fromEntries(languages.flatMap((one) => (texts[one]?.trim() ? [[one, texts[one]]] : [])))
  const standIn = textInLanguage(texts, languages[0]!)
  return standIn ? { [languages[0]!]: standIn, ...own } : own
}

/** The same of what is written in parts. */
export function siteBody(content: ShopContent, { languages }: Pick<SiteTerms, 'languages'>): SiteBody {
  const own = Object.fromEntries(languages.flatMap((one) => (content[one]?.length ? [[one, content[one]]] : [])))
  const standIn = Object.values(content).find((blocks) => blocks.length > 0)
  return standIn ? { [languages[0]!]: standIn, ...own } : own
}

export const sitePicture = (
  { hash, mime, width, height, alt }: ShopPicture,
  terms: Pick<SiteTerms, 'languages'>,
): SitePicture => ({ hash, mime, width, height, alt: siteTexts(alt, terms) })

/** In each currency whose rate is known. What rounds to nothing is left out: nobody is to read that it costs nothing. */
export function sitePrices(price: number | null, { currencies, day, rates }: SiteTerms): SitePrices {
  if (price === null) return []
  const from = currencies[0]!
  return currencies.flatMap((currency) => {
    const converted = amountIn(price, { from, to: currency, day }, rates)
    if (converted === null) return []
    const amount = Math.round(Number((converted * 10 ** currencyDigits(currency)).toPrecision(15)))
    return amount === 0 && price > 0 ? [] : [{ currency, amount }]
  })
}
