import { html, raw } from 'hono/html'
import { type ShopPage, sitePath } from '#domain/shop/site/sitePaths'
import type { SiteProduct } from '#domain/shop/site/snapshot'
import { latestFirst } from './pages/listPages.ts'
import { plainHtml } from './plainHtml.ts'
import { pathIn, type SiteBook, type SiteView, textIn, titleOf } from './siteBook.ts'

/** Addresses of one file of the sitemap, and products of one of the search's index: one product changes one of them. */
export const sitemapAddresses = 500
export const indexProducts = 1_000

/** A page with when it was changed last; the lists have no such day. */
export type SitemapLine = { page: ShopPage; at: number | null }

export const sitemapFile = ({ origin, shop }: SiteBook, lines: readonly SitemapLine[]): string =>
  plainHtml(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${lines.flatMap(({ page, at }) =>
  shop.languages.map(
    (language) => html`<url><loc>${origin}${sitePath(page, language, shop)}</loc>${
      at === null ? '' : html`<lastmod>${new Date(at).toISOString().slice(0, 10)}</lastmod>`
    }${
      shop.languages.length > 1
        ? shop.languages.map(
            (one) => html`<xhtml:link rel="alternate" hreflang="${one}" href="${origin}${sitePath(page, one, shop)}"/>`,
          )
        : ''
    }</url>
`,
  ),
)}</urlset>
`)

export const sitemapIndex = ({ origin }: SiteBook, files: number): string =>
  plainHtml(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: files }, (_, n) => html`<sitemap><loc>${origin}/sitemap-${n + 1}.xml</loc></sitemap>\n`)}</sitemapindex>
`)

export const robotsFile = ({ origin }: SiteBook): string =>
  `User-agent: *\nDisallow: /inquiry/\nDisallow: /preview/\nDisallow: /forms/\n\nSitemap: ${origin}/sitemap.xml\n`

/** The latest articles of one language, and where there are none, the products. */
export function feedFile(view: SiteView): string {
  const { book, language } = view
  const { origin, shop } = book
  const at = (page: ShopPage) => `${origin}${pathIn(view, page)}`
  const articles = latestFirst(book.articles).slice(0, 20)
  return plainHtml(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${textIn(view, shop.name)}</title>
<link>${at({ kind: 'home' })}</link>
<description>${textIn(view, shop.claim) || textIn(view, shop.name)}</description>
<language>${language}</language>
<atom:link href="${at({ kind: 'home' })}feed.xml" rel="self" type="application/rss+xml"/>
${articles.map(
  (
    one,
  ) => html`<item><title>${titleOf(view, one)}</title><link>${at({ kind: 'article', slug: one.slug })}</link><guid isPermaLink="false">${one.id}</guid><pubDate>${new Date(one.published_at).toUTCString()}</pubDate><description>${textIn(view, one.summary)}</description></item>
`,
)}</channel></rss>
`)
}

/** What the search looks through: of each product its address, its title, and whatever else it is found by. */
export const indexFile = (view: SiteView, products: readonly SiteProduct[]): string =>
  JSON.stringify(
    products.map((product) => [
      product.slug,
      titleOf(view, product),
      [textIn(view, product.subtitle), product.sku, ...product.variants.slice(0, 20).map(({ sku }) => sku)].join(' '),
    ]),
  )

/** Addresses that were given up, in all languages, with where they lead. */
export function redirectsOf({ redirects, shop }: SiteBook): [from: string, to: string][] {
  return redirects.flatMap(({ from, to }) =>
    shop.languages.map((language, n): [string, string] =>
      n === 0 ? [from, to] : [`/${language.toLowerCase()}${from}`, `/${language.toLowerCase()}${to}`],
    ),
  )
}
