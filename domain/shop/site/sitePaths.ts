import type { SiteShop } from './snapshot.ts'

/** Products or articles on one page of a list. */
export const sitePageSize = 24

type PageKind =
  | 'home'
  | 'products'
  | 'articles'
  | 'search'
  | 'inquiry'
  | 'subscribe'
  | 'category'
  | 'tag'
  | 'product'
  | 'article'
  | 'page'
/** One page of a shop in whatever language; `n`: which page of a list. */
export type ShopPage = { kind: PageKind; slug?: string; n?: number }

const begin: Record<PageKind, string> = {
  home: '/',
  products: '/products/',
  articles: '/news/',
  search: '/search/',
  inquiry: '/inquiry/',
  subscribe: '/subscribe/',
  category: '/c/',
  tag: '/t/',
  product: '/p/',
  article: '/a/',
  page: '/i/',
}

/** Its address behind the host. The first language has none in its addresses, the others stand in front. */
export function sitePath(
  { kind, slug, n = 1 }: ShopPage,
  language: string,
  { languages }: Pick<SiteShop, 'languages'>,
): string {
  const path = `${begin[kind]}${slug ? `${slug}/` : ''}${n > 1 ? `${n}/` : ''}`
  return language === languages[0] ? path : `/${language.toLowerCase()}${path}`
}

/** Which language an address is in, and the rest of it. */
export function languageOfPath(
  path: string,
  { languages }: Pick<SiteShop, 'languages'>,
): { language: string; rest: string } {
  const [, first = ''] = path.split('/')
  const language = languages.slice(1).find((one) => one.toLowerCase() === first)
  return language ? { language, rest: path.slice(first.length + 1) || '/' } : { language: languages[0]!, rest: path }
}

/**
 * The way from one page to another, so that a site works wherever it lies: in a preview, or in a folder of another host. `from`: ''
 * for a page that stands at any address.
 */
export function relativePath(from: string, to: string): string {
  if (from === '') return to
  const up = '../'.repeat(from.split('/').length - 2)
  return `${up}${to.slice(1)}` || './'
}
