import { type ShopPage, sitePath } from '#domain/shop/site/sitePaths'
import type { SiteArticle, SiteAvailability, SiteProduct } from '#domain/shop/site/snapshot'
import { type SiteView, textIn, titleOf } from '../siteBook.ts'
import { sitePicturePath } from '../sitePicturePath.ts'
import { availabilityOf, currencyDigits, lowestPrices } from './pieces.ts'

const context = 'https://schema.org'

export const canonicalOf = ({ book, language }: SiteView, page: ShopPage): string =>
  `${book.origin}${sitePath(page, language, book.shop)}`

const amountText = ({ currency, amount }: { currency: string; amount: number }): string =>
  (amount / 10 ** currencyDigits(currency)).toFixed(currencyDigits(currency))

/** What search engines are told of a product; without a price there is no offer, and none is made up. */
export function productFacts(view: SiteView, product: SiteProduct): object {
  const { prices } = lowestPrices(product)
  const [price] = prices
  const url = canonicalOf(view, { kind: 'product', slug: product.slug })
  return {
    '@context': context,
    '@type': 'Product',
    name: titleOf(view, product),
    description: descriptionOf(view, product),
    ...(product.sku && { sku: product.sku }),
    ...(product.pictures.length && {
      image: product.pictures.map((one) => `${view.book.origin}${sitePicturePath(one)}`),
    }),
    brand: { '@type': 'Brand', name: textIn(view, view.book.shop.name) },
    ...(price && { offers: offerFacts(view, product, { price, url }) }),
  }
}

const schemaAvailability = {
  in: 'InStock',
  few: 'LimitedAvailability',
  order: 'BackOrder',
  out: 'OutOfStock',
} as const satisfies Record<SiteAvailability, string>

function offerFacts(
  view: SiteView,
  product: SiteProduct,
  { price, url }: { price: { currency: string; amount: number }; url: string },
): object {
  const seller = { '@type': 'Organization', name: textIn(view, view.book.shop.name) }
  const availability = availabilityOf(product)
  const common = {
    priceCurrency: price.currency,
    ...(availability && { availability: `${context}/${schemaAvailability[availability]}` }),
    url,
    seller,
  }
  const amounts = product.variants.flatMap((one) =>
    (one.promotional.length ? one.promotional : one.prices).filter(({ currency }) => currency === price.currency),
  )
  if (amounts.length < 2) return { '@type': 'Offer', price: amountText(price), ...common }
  const highest = amounts.reduce((most, one) => (one.amount > most.amount ? one : most))
  return {
    '@type': 'AggregateOffer',
    lowPrice: amountText(price),
    highPrice: amountText(highest),
    offerCount: amounts.length,
    ...common,
  }
}

export const breadcrumbFacts = (view: SiteView, way: readonly { title: string; page: ShopPage }[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ title, page }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name: title,
    item: canonicalOf(view, page),
  })),
})

export const articleFacts = (view: SiteView, article: SiteArticle): object => ({
  '@context': context,
  '@type': 'Article',
  headline: titleOf(view, article).slice(0, 110),
  description: textIn(view, article.summary),
  datePublished: new Date(article.published_at).toISOString(),
  dateModified: new Date(article.updated_at).toISOString(),
  inLanguage: view.language,
  ...(article.picture && { image: [`${view.book.origin}${sitePicturePath(article.picture)}`] }),
  author: { '@type': 'Organization', name: textIn(view, view.book.shop.name) },
  mainEntityOfPage: canonicalOf(view, { kind: 'article', slug: article.slug }),
})

export const organizationFacts = (view: SiteView): object => {
  const { shop, origin } = view.book
  return {
    '@context': context,
    '@type': 'Organization',
    name: textIn(view, shop.name),
    url: `${origin}/`,
    ...(shop.logo && { logo: `${origin}${sitePicturePath(shop.logo)}` }),
    ...(shop.email && { email: shop.email }),
    ...(shop.phone && { telephone: shop.phone }),
  }
}

/** As search results show it: the words that somebody wrote for them, or else the subtitle and the title. */
export function descriptionOf(
  view: SiteView,
  {
    seo_description,
    title,
    ...part
  }: Pick<SiteProduct, 'seo_description' | 'title'> & Partial<Pick<SiteProduct, 'subtitle'>>,
): string {
  const written = textIn(view, seo_description)
  if (written) return written
  return [textIn(view, title), part.subtitle ? textIn(view, part.subtitle) : '']
    .filter(Boolean)
    .join(': ')
    .slice(0, 160)
}
