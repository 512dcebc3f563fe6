import { html, raw } from 'hono/html'
import { relativePath, type ShopPage } from '#domain/shop/site/sitePaths'
import { siteWords } from '#domain/shop/site/siteWords'
import {
  type SiteAvailability,
  type SitePicture,
  type SitePrices,
  type SiteProduct,
  siteAvailabilities,
} from '#domain/shop/site/snapshot'
import { pathIn, type SiteView, textIn, titleOf } from '../siteBook.ts'
import { sitePicturePath } from '../sitePicturePath.ts'

export type Markup = ReturnType<typeof html>

/** The link of a page of the same language. */
export const hrefOf = (view: SiteView, page: ShopPage): string => relativePath(view.path, pathIn(view, page))

/** `eager`: it is what a visitor sees first. `size`: how wide it is shown, at most. */
export function picture(
  view: SiteView,
  one: SitePicture | null | undefined,
  { title, eager = false }: { title: string; eager?: boolean },
): Markup {
  // A product without a picture is no hole in the page: its first sign stands there.
  if (!one) return html`<span class="pic none" aria-hidden="true">${[...title][0] ?? ''}</span>`
  return html`<span class="pic"><img src="${relativePath(view.path, sitePicturePath(one))}" width="${one.width}" height="${one.height}" alt="${textIn(view, one.alt) || title}"${eager ? raw(' fetchpriority="high"') : raw(' loading="lazy" decoding="async"')}></span>`
}

const digitsOf = new Map<string, number>()

/** How many of its digits stand behind the point: none for yen, two for euros. */
export function currencyDigits(currency: string): number {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  digitsOf.set(currency, digits)
  return digits
}

const formats = new Map<string, Intl.NumberFormat>()

export function moneyText({ currency, amount }: SitePrices[number], language: string): string {
  const key = `${language} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
  formats.set(key, format)
  return format.format(amount / 10 ** currencyDigits(currency))
}

/** The lowest of all versions, in each currency. */
export function lowestPrices({ prices, promotional, variants }: SiteProduct): { prices: SitePrices; isFrom: boolean } {
  const own = promotional.length ? promotional : prices
  if (!variants.length) return { prices: own, isFrom: false }
  const all = variants.flatMap((one) => (one.promotional.length ? one.promotional : one.prices))
  const lowest = new Map<string, number>()
  for (const { currency, amount } of all) lowest.set(currency, Math.min(amount, lowest.get(currency) ?? amount))
  return {
    prices: [...lowest].map(([currency, amount]) => ({ currency, amount })),
    isFrom: new Set(all.map(({ currency, amount }) => `${currency} ${amount}`)).size > lowest.size,
  }
}

/** `short`: in a list, where the first currency is enough. */
export function priceLine(view: SiteView, product: SiteProduct, { short = false } = {}): Markup {
  const words = siteWords(view.language)
  const { prices, isFrom } = lowestPrices(product)
  const [first, ...others] = prices
  if (!first) return html`<p class="price ask">${words.onRequest}</p>`
  const before = !isFrom && product.promotional.length && !product.variants.length ? product.prices[0] : undefined
  return html`<p class="price">${isFrom && words.from ? html`<small>${words.from}</small> ` : ''}<b>${moneyText(first, view.language)}</b>${
    isFrom && words.upward ? html` <small>${words.upward}</small>` : ''
  }${
    before ? html` <s><span class="off">${words.formerly} </span>${moneyText(before, view.language)}</s>` : ''
  }${!short && others.length ? html` <small>${others.map((one) => moneyText(one, view.language)).join(' · ')}</small>` : ''}</p>`
}

/** `level`: of the heading that stands over it. */
export function productCards(view: SiteView, products: readonly SiteProduct[], { eager = 0, tag = 'h2' } = {}): Markup {
  return html`<ul class="cards">${products.map(
    (product, n) => html`<li><a class="card" href="${hrefOf(view, { kind: 'product', slug: product.slug })}">${picture(
      view,
      product.pictures[0],
      { title: titleOf(view, product), eager: n < eager },
    )}<div class="what">${raw(`<${tag}>`)}${titleOf(view, product)}${raw(`</${tag}>`)}${
      textIn(view, product.subtitle) ? html`<span class="sub">${textIn(view, product.subtitle)}</span>` : ''
    }</div></a>${priceLine(view, product, { short: true })}</li>
`,
  )}</ul>`
}

/** The way from the shop's first page to this one. */
export function breadcrumbs(view: SiteView, way: readonly { title: string; page: ShopPage | null }[]): Markup {
  const words = siteWords(view.language)
  return html`<nav class="way" aria-label="${words.home}"><ol><li><a href="${hrefOf(view, { kind: 'home' })}">${words.home}</a></li>${way.map(
    ({ title, page }) =>
      html`<li>${page ? html`<a href="${hrefOf(view, page)}">${title}</a>` : html`<span aria-current="page">${title}</span>`}</li>`,
  )}</ol></nav>`
}

/** Which page of a list this is, and the ways to its neighbours. */
export function paging(view: SiteView, page: ShopPage, { n, of }: { n: number; of: number }): Markup | '' {
  if (of < 2) return ''
  const words = siteWords(view.language)
  const shown = [...new Set([1, n - 2, n - 1, n, n + 1, n + 2, of])].filter((one) => one >= 1 && one <= of)
  const to = (at: number) => hrefOf(view, { ...page, n: at })
  return html`<nav class="paging" aria-label="${words.pages}"><ul>${n > 1 ? html`<li><a rel="prev" href="${to(n - 1)}">${words.previous}</a></li>` : ''}${shown.map(
    (at, i) =>
      html`${i > 0 && at - shown[i - 1]! > 1 ? html`<li class="gap">…</li>` : ''}<li>${
        at === n ? html`<span class="now" aria-current="page">${at}</span>` : html`<a href="${to(at)}">${at}</a>`
      }</li>`,
  )}${n < of ? html`<li><a rel="next" href="${to(n + 1)}">${words.next}</a></li>` : ''}</ul></nav>`
}

type StockView = Pick<SiteProduct, 'availability' | 'stock'>

/** Of a product in several versions the best of them; null: the shop does not say. */
export function availabilityOf({ variants, ...product }: SiteProduct): SiteAvailability | null {
  if (!variants.length) return product.availability
  return siteAvailabilities.find((one) => variants.some(({ availability }) => availability === one)) ?? null
}

/** In words; '' where the shop does not say. */
export function stockText({ availability, stock }: StockView, language: string): string {
  if (availability === null) return ''
  const words = siteWords(language)
  const said = { in: words.inStock, few: words.fewLeft, order: words.madeToOrder, out: words.outOfStock }[availability]
  return stock === null ? said : `${said}: ${new Intl.NumberFormat(language).format(stock)}`
}
