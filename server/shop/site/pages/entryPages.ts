import { html, raw } from 'hono/html'
import { relativePath, type ShopPage } from '#domain/shop/site/sitePaths'
import { siteWords } from '#domain/shop/site/siteWords'
import type { SiteArticle, SiteCategory, SiteProduct, SiteTextPage, SiteVariant } from '#domain/shop/site/snapshot'
import { type SiteView, tagsOf, textIn, titleOf } from '../siteBook.ts'
import { sitePicturePath } from '../sitePicturePath.ts'
import { bodyMarkup } from './body.ts'
import { articleFacts, breadcrumbFacts, descriptionOf, productFacts } from './facts.ts'
import { siteFrame } from './frame.ts'
import {
  availabilityOf,
  breadcrumbs,
  hrefOf,
  type Markup,
  moneyText,
  picture,
  priceLine,
  productCards,
  stockText,
} from './pieces.ts'

/** The way down the categories to this one, the topmost first; one that stands within itself is no longer one. */
export function categoryWay(view: SiteView, category: SiteCategory | undefined): { title: string; page: ShopPage }[] {
  const way: SiteCategory[] = []
  for (let at = category; at && !way.includes(at); at = view.book.categoriesById.get(at.parent ?? '')) way.unshift(at)
  return way.map((one) => ({ title: titleOf(view, one), page: { kind: 'category', slug: one.slug } }))
}

/** The next four of its category, round again from the end, so that each is shown by others. */
export function relatedTo({ book }: Pick<SiteView, 'book'>, product: SiteProduct): SiteProduct[] {
  const near = book.productsOfCategory.get(product.categories[0] ?? '') ?? []
  const at = book.placeInCategory.get(product.id) ?? 0
  return Array.from({ length: Math.min(4, near.length - 1) }, (_, n) => near[(at + n + 1) % near.length]!)
}

export function productPage(view: SiteView, product: SiteProduct): string {
  const words = siteWords(view.language)
  const title = titleOf(view, product)
  const page: ShopPage = { kind: 'product', slug: product.slug }
  const way = categoryWay(view, view.book.categoriesById.get(product.categories[0] ?? ''))
  const related = relatedTo(view, product)
  const [first] = product.pictures
  const isThere = stockText({ availability: availabilityOf(product), stock: product.stock }, view.language)
  const body = html`${breadcrumbs(view, [...way, { title, page: null }])}
<article class="product">
<div class="shown">${picture(view, first, { title, eager: true })}${moreofPictures(view, product)}</div>
<div class="told">
<h1>${title}</h1>
${textIn(view, product.subtitle) ? html`<p class="lead">${textIn(view, product.subtitle)}</p>` : ''}
${priceLine(view, product)}
<dl class="short">${product.sku ? pair(words.sku, product.sku) : ''}${isThere ? pair(words.availability, isThere) : ''}${
    product.minimum > 1 ? pair(words.minimum, `${product.minimum} ${words.pieces}`) : ''
  }</dl>
<p class="act"><a class="button" href="${hrefOf(view, { kind: 'inquiry' })}?p=${product.slug}" rel="nofollow">${words.inquiry}</a> <button type="button" class="second" hidden data-add="${product.slug}" data-title="${title}" data-done="${words.inList}">${words.addToList}</button></p>
${tagLinks(view, product)}
${factTable(view, product)}
</div>
${variantTable(view, product)}
${bodyMarkup(view, product.body)}
</article>
${related.length ? html`<section><h2>${words.related}</h2>${productCards(view, related, { tag: 'h3' })}</section>` : ''}`
  return siteFrame(view, {
    title: textIn(view, product.seo_title) || title,
    description: descriptionOf(view, product),
    page,
    body,
    kind: 'product',
    shared: first ? `${view.book.origin}${sitePicturePath(first)}` : null,
    facts: [
      productFacts(view, product),
      breadcrumbFacts(view, [{ title: words.home, page: { kind: 'home' } }, ...way, { title, page }]),
    ],
  })
}

function tagLinks(view: SiteView, product: SiteProduct): Markup | '' {
  const tags = tagsOf(view.book, product)
  if (!tags.length) return ''
  return html`<nav aria-label="${siteWords(view.language).tags}"><ul class="chips">${tags.map(
    (one) =>
      html`<li><a href="${hrefOf(view, { kind: 'tag', slug: one.slug })}" rel="tag">${titleOf(view, one)}</a></li>`,
  )}</ul></nav>`
}

const pair = (name: string, value: string): Markup => html`<div><dt>${name}</dt><dd>${value}</dd></div>`

/** Those behind the first one, each a link to itself: no script is needed to see it large. */
function moreofPictures(view: SiteView, product: SiteProduct): Markup | '' {
  if (product.pictures.length < 2) return ''
  const title = titleOf(view, product)
  return html`<ul class="thumbs">${product.pictures.map(
    (one, n) =>
      html`<li><a href="${relativePath(view.path, sitePicturePath(one))}" aria-label="${siteWords(view.language).picture} ${n + 1}">${picture(view, { ...one, alt: {} }, { title })}</a></li>`,
  )}</ul>`
}

function factTable(view: SiteView, { facts }: SiteProduct): Markup | '' {
  if (!facts.length) return ''
  return html`<h2>${siteWords(view.language).facts}</h2>
<table class="facts"><tbody>${facts.map(
    ({ name, value }) => html`<tr><th scope="row">${textIn(view, name)}</th><td>${textIn(view, value)}</td></tr>`,
  )}</tbody></table>`
}

function variantTable(view: SiteView, product: SiteProduct): Markup | '' {
  if (!product.variants.length) return ''
  const words = siteWords(view.language)
  return html`<div class="wide"><h2 id="variants">${words.variants}</h2>
<section class="scroll" aria-labelledby="variants" tabindex="0"><table class="variants"><thead><tr>${product.options.map(
    ({ name }) => html`<th scope="col">${textIn(view, name)}</th>`,
  )}<th scope="col">${words.sku}</th><th scope="col">${words.price}</th>${saysStock(product) ? html`<th scope="col">${words.availability}</th>` : ''}</tr></thead>
<tbody>${product.variants.map((one) => variantRow(view, product, one))}</tbody></table></section></div>`
}

const saysStock = ({ variants }: SiteProduct) => variants.some(({ availability }) => availability !== null)

function variantRow(view: SiteView, product: SiteProduct, variant: SiteVariant): Markup {
  const words = siteWords(view.language)
  const [price] = variant.promotional.length ? variant.promotional : variant.prices
  return html`<tr>${product.options.map(
    ({ values }, n) => html`<td>${textIn(view, values[variant.chosen[n] ?? -1] ?? {})}</td>`,
  )}<td>${variant.sku}</td><td class="sum">${price ? moneyText(price, view.language) : words.onRequest}</td>${
    saysStock(product) ? html`<td>${stockText(variant, view.language)}</td>` : ''
  }</tr>
`
}

export function articlePage(view: SiteView, article: SiteArticle): string {
  const words = siteWords(view.language)
  const title = titleOf(view, article)
  const page: ShopPage = { kind: 'article', slug: article.slug }
  const news = { title: words.news, page: { kind: 'articles' } as ShopPage }
  const body = html`${breadcrumbs(view, [news, { title, page: null }])}
<article class="text"><h1>${title}</h1>
<p class="date">${dateMarkup(article.published_at, view.language)}</p>
${article.picture ? picture(view, article.picture, { title, eager: true }) : ''}
${textIn(view, article.summary) ? html`<p class="lead">${textIn(view, article.summary)}</p>` : ''}
${bodyMarkup(view, article.body)}</article>`
  return siteFrame(view, {
    title: textIn(view, article.seo_title) || title,
    description: textIn(view, article.seo_description) || textIn(view, article.summary).slice(0, 160) || title,
    page,
    body,
    kind: 'article',
    shared: article.picture && `${view.book.origin}${sitePicturePath(article.picture)}`,
    facts: [
      articleFacts(view, article),
      breadcrumbFacts(view, [{ title: words.home, page: { kind: 'home' } }, news, { title, page }]),
    ],
  })
}

export function textPage(view: SiteView, one: SiteTextPage): string {
  const title = textIn(view, one.title)
  const body = html`${breadcrumbs(view, [{ title, page: null }])}
<article class="text"><h1>${title}</h1>${bodyMarkup(view, one.body)}</article>`
  return siteFrame(view, {
    title: textIn(view, one.seo_title) || title,
    description: textIn(view, one.seo_description) || title,
    page: { kind: 'page', slug: one.slug },
    body,
  })
}

/** The day in UTC: the same page wherever it is made. */
export function dateMarkup(at: number, language: string): Markup {
  const iso = new Date(at).toISOString().slice(0, 10)
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return html`<time datetime="${raw(iso)}">${shown}</time>`
}
