import { html, raw } from 'hono/html'
import { type ShopPage, sitePageSize } from '#domain/shop/site/sitePaths'
import { siteWords } from '#domain/shop/site/siteWords'
import type { SiteArticle, SiteCategory, SiteProduct, SiteTag } from '#domain/shop/site/snapshot'
import { type SiteView, textIn, titleOf } from '../siteBook.ts'
import { categoryWay, dateMarkup } from './entryPages.ts'
import { breadcrumbFacts, descriptionOf, organizationFacts } from './facts.ts'
import { siteFrame } from './frame.ts'
import { breadcrumbs, hrefOf, type Markup, paging, picture, productCards } from './pieces.ts'

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / sitePageSize))
export const pageOf = <T>(list: readonly T[], n: number): readonly T[] =>
  list.slice((n - 1) * sitePageSize, n * sitePageSize)

/** What the first page shows of the shop. */
export const homeParts = ({ book }: Pick<SiteView, 'book'>) => ({
  products: book.products.slice(0, 12),
  articles: latestFirst(book.articles).slice(0, 3),
  categories: book.categories.filter(({ parent }) => parent === null),
})

export const latestFirst = (articles: readonly SiteArticle[]): SiteArticle[] =>
  articles.toSorted((a, b) => b.published_at - a.published_at || (a.slug < b.slug ? -1 : 1))

export function homePage(view: SiteView): string {
  const { shop } = view.book
  const words = siteWords(view.language)
  const name = textIn(view, shop.name)
  const { products, articles, categories } = homeParts(view)
  const body = html`<div class="hero"><h1>${textIn(view, shop.claim) || name}</h1>${textIn(view, shop.about) ? html`<p class="lead">${textIn(view, shop.about)}</p>` : ''}
<p class="act"><a class="button" href="${hrefOf(view, { kind: 'products' })}">${words.products}</a> <a class="second" href="${hrefOf(view, { kind: 'inquiry' })}" rel="nofollow">${words.inquiry}</a></p></div>
${categories.length ? html`<section><h2>${words.categories}</h2>${categoryLinks(view, categories)}</section>` : ''}
<section><h2>${words.newProducts}</h2>${productCards(view, products, { eager: 2, tag: 'h3' })}</section>
${articles.length ? html`<section><h2>${words.latest}</h2>${articleList(view, articles)}</section>` : ''}`
  return siteFrame(view, {
    title: name,
    description: [textIn(view, shop.claim), textIn(view, shop.about)].filter(Boolean).join(' – ').slice(0, 160) || name,
    page: { kind: 'home' },
    body,
    facts: [organizationFacts(view)],
  })
}

function categoryLinks(view: SiteView, categories: readonly SiteCategory[]): Markup {
  return html`<ul class="chips">${categories.map(
    (one) =>
      html`<li><a href="${hrefOf(view, { kind: 'category', slug: one.slug })}">${titleOf(view, one)} <small>${view.book.productsOfCategory.get(one.id)!.length}</small></a></li>`,
  )}</ul>`
}

function articleList(view: SiteView, articles: readonly SiteArticle[]): Markup {
  return html`<ul class="news">${articles.map(
    (
      one,
    ) => html`<li>${one.picture ? picture(view, { ...one.picture, alt: {} }, { title: titleOf(view, one) }) : ''}<div><h3><a href="${hrefOf(view, { kind: 'article', slug: one.slug })}">${titleOf(view, one)}</a></h3>
<p class="date">${dateMarkup(one.published_at, view.language)}</p><p>${textIn(view, one.summary)}</p></div></li>`,
  )}</ul>`
}

export function categoryPage(view: SiteView, category: SiteCategory, n: number): string {
  const products = view.book.productsOfCategory.get(category.id)!
  const way = categoryWay(view, category)
  const beneath = view.book.categories.filter(({ parent }) => parent === category.id)
  const title = titleOf(view, category)
  const page: ShopPage = { kind: 'category', slug: category.slug }
  return listFrame(view, { products, n, page, title, way, beneath, intro: textIn(view, category.intro), seo: category })
}

export function tagPage(view: SiteView, tag: SiteTag, n: number): string {
  const products = view.book.productsOfTag.get(tag.id)!
  const title = titleOf(view, tag)
  const page: ShopPage = { kind: 'tag', slug: tag.slug }
  return listFrame(view, { products, n, page, title, way: [], beneath: [], intro: '', seo: null })
}

export function allProductsPage(view: SiteView, n: number): string {
  const { products, categories } = view.book
  const title = siteWords(view.language).products
  const beneath = categories.filter(({ parent }) => parent === null)
  return listFrame(view, { products, n, page: { kind: 'products' }, title, way: [], beneath, intro: '', seo: null })
}

type ListOptions = {
  products: readonly SiteProduct[]
  n: number
  page: ShopPage
  title: string
  way: readonly { title: string; page: ShopPage }[]
  beneath: readonly SiteCategory[]
  intro: string
  seo: SiteCategory | null
}

function listFrame(view: SiteView, { products, n, page, title, way, beneath, intro, seo }: ListOptions): string {
  const words = siteWords(view.language)
  const of = pagesOf(products.length)
  const above = way.slice(0, -1).map((one) => ({ ...one }))
  const body = html`${breadcrumbs(view, [...above, { title, page: null }])}
<h1>${title}${n > 1 ? html` <small>(${n} / ${of})</small>` : ''}</h1>
${intro && n === 1 ? html`<p class="lead">${intro}</p>` : ''}
${beneath.length ? html`<nav aria-label="${words.categories}">${categoryLinks(view, beneath)}</nav>` : ''}
${productCards(view, pageOf(products, n), { eager: 2 })}
${paging(view, page, { n, of })}`
  const place = n > 1 ? ` (${n} / ${of})` : ''
  const home = { title: words.home, page: { kind: 'home' } as ShopPage }
  return siteFrame(view, {
    title: `${(seo && textIn(view, seo.seo_title)) || title}${place}`,
    description: `${(seo && descriptionOf(view, seo)) || `${title} – ${textIn(view, view.book.shop.name)}`}${place}`,
    page: { ...page, n },
    body,
    facts: [breadcrumbFacts(view, [home, ...(way.length ? way : [{ title, page }])])],
  })
}

export function newsPage(view: SiteView, n: number): string {
  const words = siteWords(view.language)
  const articles = latestFirst(view.book.articles)
  const of = pagesOf(articles.length)
  const body = html`${breadcrumbs(view, [{ title: words.news, page: null }])}
<h1>${words.news}</h1>
<h2 class="off">${words.latest}</h2>
${articleList(view, pageOf(articles, n))}
${paging(view, { kind: 'articles' }, { n, of })}`
  const place = n > 1 ? ` (${n} / ${of})` : ''
  return siteFrame(view, {
    title: `${words.news}${place}`,
    description: `${words.news} – ${textIn(view, view.book.shop.name)}${place}`,
    page: { kind: 'articles', n },
    body,
  })
}

/** Where no script runs it is a list of categories. `files`: the parts of the index. */
export function searchPage(view: SiteView, files: number): string {
  const words = siteWords(view.language)
  const body = html`<h1>${words.search}</h1>
<form class="large" role="search"><label>${words.searchHint}<input type="search" name="q" maxlength="100" data-search="${files}" data-none="${words.nothingFound}" data-base="${hrefOf(view, { kind: 'home' })}"></label><button type="submit">${words.search}</button></form>
<noscript><p>${words.searchPlain}</p></noscript>
<div data-results aria-live="polite"></div>
<h2>${words.categories}</h2>${categoryLinks(view, view.book.categories)}
<p><a href="${hrefOf(view, { kind: 'products' })}">${words.products}</a></p>`
  return siteFrame(view, {
    title: words.search,
    description: `${words.search} – ${textIn(view, view.book.shop.name)}`,
    page: null,
    body,
  })
}

/** Where a form stands in the page around it: what it asks is different for every visitor. */
export const formMark = '<!--form-->'

export function aroundForm(view: SiteView): string {
  const name = textIn(view, view.book.shop.name)
  const options = { title: siteWords(view.language).inquiry, description: name, page: { kind: 'inquiry' } as ShopPage }
  return siteFrame(view, { ...options, isHidden: true, body: html`${raw(formMark)}` })
}

export function notFoundPage(view: SiteView): string {
  const words = siteWords(view.language)
  const body = html`<h1>${words.notFound}</h1><p class="lead">${words.notFoundMore}</p>
<p><a class="button" href="${hrefOf(view, { kind: 'products' })}">${words.products}</a></p>`
  return siteFrame(view, { title: words.notFound, description: words.notFound, page: null, body })
}
