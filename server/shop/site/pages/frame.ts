import { html, raw } from 'hono/html'
import { relativePath, type ShopPage, sitePath } from '#domain/shop/site/sitePaths'
import { siteWords } from '#domain/shop/site/siteWords'
import { assetsOf, siteScriptPath } from '../assets.ts'
import { plainHtml } from '../plainHtml.ts'
import { pathIn, type SiteView, targetPath, textIn } from '../siteBook.ts'
import { sitePicturePath } from '../sitePicturePath.ts'
import { hrefOf, type Markup } from './pieces.ts'

type FrameOptions = {
  title: string
  description: string
  /** null: it is at no address of its own, such as one that is not there */
  page: ShopPage | null
  /** search engines are to know nothing of it */
  isHidden?: boolean
  body: Markup
  /** JSON-LD, one object each */
  facts?: readonly object[]
  kind?: 'website' | 'product' | 'article'
  /** the address of its picture, for who shares the page */
  shared?: string | null
}

/** A whole page: what stands around its body is the same on all. */
export function siteFrame(view: SiteView, options: FrameOptions): string {
  const { book, language } = view
  const { shop } = book
  const words = siteWords(language)
  const name = textIn(view, shop.name)
  return plainHtml(html`<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<title>${options.title === name ? name : `${options.title} – ${name}`}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${options.description}">
<meta name="color-scheme" content="light dark">
${options.page && !options.isHidden ? searchLinks(view, options.page) : raw('<meta name="robots" content="noindex">')}
<meta property="og:title" content="${options.title}">
<meta property="og:type" content="${options.kind ?? 'website'}">
${options.shared ? html`<meta property="og:image" content="${options.shared}">\n` : ''}<link rel="stylesheet" href="${relativePath(view.path, assetsOf(shop.theme).path)}">
<script src="${relativePath(view.path, siteScriptPath)}" defer></script>
${(options.facts ?? []).map((one) => html`<script type="application/ld+json">${structured(one)}</script>\n`)}</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header><div class="in">
<a class="brand" href="${hrefOf(view, { kind: 'home' })}">${
    shop.logo
      ? html`<img src="${relativePath(view.path, sitePicturePath(shop.logo))}" width="${shop.logo.width}" height="${shop.logo.height}" alt="">`
      : ''
  }<span>${name}</span></a>
<nav class="menu" aria-label="${words.menu}"><ul>${menuItems(view)}</ul></nav>
<form class="find" action="${hrefOf(view, { kind: 'search' })}" role="search"><label><span class="off">${words.search}</span><input type="search" name="q" maxlength="100"></label><button type="submit">${words.search}</button></form>
<a class="list" href="${hrefOf(view, { kind: 'inquiry' })}" rel="nofollow">${words.list}<span data-count></span></a>
</div></header>
<main id="content"><div class="in">
${options.body}
</div></main>
<footer><div class="in">
<div><p class="name">${name}</p>${textIn(view, shop.claim) ? html`<p>${textIn(view, shop.claim)}</p>` : ''}</div>
<address>${contactLines(view)}</address>
${languageNav(view, options.page)}
<p class="fine">${words.counting} <a href="${hrefOf(view, { kind: 'subscribe' })}" rel="nofollow">${words.subscribe}</a></p>
</div></footer>
</body>
</html>
`)
}

/** A closing tag within a text would end the script: no `<` stands in it as such. */
const structured = (value: object) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'))

const directionOf = (language: string) => (/^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr')

/** Where the page is really, and in which other languages it is. */
function searchLinks(view: SiteView, page: ShopPage): Markup {
  const { origin, shop } = view.book
  const others = shop.languages.map(
    (one) => html`<link rel="alternate" hreflang="${one}" href="${origin}${sitePath(page, one, shop)}">\n`,
  )
  return html`<link rel="canonical" href="${origin}${sitePath(page, view.language, shop)}">
${shop.languages.length > 1 ? html`${others}<link rel="alternate" hreflang="x-default" href="${origin}${sitePath(page, shop.languages[0]!, shop)}">\n` : ''}<link rel="alternate" type="application/rss+xml" title="${textIn(view, shop.name)}" href="${relativePath(view.path, `${pathIn(view, { kind: 'home' })}feed.xml`)}">`
}

function menuItems(view: SiteView): Markup[] {
  return view.book.shop.menu.flatMap(({ title, to }) => {
    const path = targetPath(view, to)
    if (path === null) return []
    const now = path === view.path ? raw(' aria-current="page"') : ''
    const href = to.kind === 'url' ? path : relativePath(view.path, path)
    return [html`<li><a href="${href}"${now}>${textIn(view, title)}</a></li>`]
  })
}

function contactLines(view: SiteView): Markup[] {
  const { email, phone, address } = view.book.shop
  const where = textIn(view, address)
  return [
    ...(email ? [html`<a href="mailto:${email}">${email}</a><br>`] : []),
    ...(phone ? [html`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone.replaceAll(' ', '\u00a0')}</a><br>`] : []),
    ...(where ? [html`<span>${where}</span>`] : []),
  ]
}

/** The same page in the other languages; of one that is not there, their first page. */
function languageNav(view: SiteView, page: ShopPage | null): Markup | '' {
  const { shop } = view.book
  if (shop.languages.length < 2) return ''
  return html`<nav class="languages" aria-label="${siteWords(view.language).languages}"><ul>${shop.languages.map(
    (one) => {
      const name = languageName(one)
      if (one === view.language) return html`<li><span lang="${one}" aria-current="true">${name}</span></li>`
      const path = sitePath(page ?? { kind: 'home' }, one, shop)
      return html`<li><a href="${relativePath(view.path, path)}" hreflang="${one}" lang="${one}">${name}</a></li>`
    },
  )}</ul></nav>`
}

const namesByLanguage = new Map<string, string>()

/** What a language calls itself. */
function languageName(language: string): string {
  const known = namesByLanguage.get(language)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  namesByLanguage.set(language, name)
  return name
}
