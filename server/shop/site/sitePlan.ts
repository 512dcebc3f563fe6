import { type ShopPage, sitePath } from '#domain/shop/site/sitePaths'
import type { SiteProduct } from '#domain/shop/site/snapshot'
import { siteAssets } from './assets.ts'
import { articlePage, productPage, relatedTo, textPage } from './pages/entryPages.ts'
import {
  allProductsPage,
  aroundForm,
  categoryPage,
  homePage,
  homeParts,
  latestFirst,
  newsPage,
  notFoundPage,
  pageOf,
  pagesOf,
  searchPage,
  tagPage,
} from './pages/listPages.ts'
import { formFile } from './publishing/manifest.ts'
import { markOf, picturesOfBook, type SiteBook, type SiteView, shortMark, tagsOf } from './siteBook.ts'
import {
  feedFile,
  indexFile,
  indexProducts,
  redirectsOf,
  robotsFile,
  type SitemapLine,
  sitemapAddresses,
  sitemapFile,
  sitemapIndex,
} from './siteFiles.ts'

/**
 * One file of a site that may have to be written. `mark`: of all that it is made of; while it is the same, so is the file, and
 * nobody writes it again.
 */
export type SiteFilePlan = { path: string; type: string; mark: string; write: () => string }

export type SitePlan = {
  files: SiteFilePlan[]
  /** by their addresses; their bytes are the company's files */
  pictures: ReturnType<typeof picturesOfBook>
  redirects: [from: string, to: string][]
}

const page = 'text/html; charset=utf-8'
const xml = 'application/xml; charset=utf-8'

/** All files of a site with what each is made of. `program`: of what writes them, so that a new version writes all anew. */
export function planSite(book: SiteBook, program: string): SitePlan {
  const files: SiteFilePlan[] = siteAssets(book.shop.theme).map(({ path, type, text }) => ({
    path,
    type,
    mark: path,
    write: () => text,
  }))
  for (const language of book.shop.languages) files.push(...languageFiles(book, language, program))
  files.push(...commonFiles(book, program))
  return { files, pictures: picturesOfBook(book), redirects: redirectsOf(book) }
}

function languageFiles(book: SiteBook, language: string, program: string): SiteFilePlan[] {
  const { marks, shop } = book
  const around = `${program}${book.shopMark}${language}`
  const line = (at: ShopPage, made: string, write: (view: SiteView) => string): SiteFilePlan => {
    const path = sitePath(at, language, shop)
    return { path, type: page, mark: shortMark(`${around} ${made}`), write: () => write({ book, language, path }) }
  }
  const marksOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => marks.get(id)).join()
  const counts = shortMark(
    book.categories.map(({ id }) => `${marks.get(id)} ${book.productsOfCategory.get(id)!.length}`).join(),
  )
  const home = homeParts({ book })
  const news = latestFirst(book.articles)
  const list = (
    at: ShopPage,
    { products, around: beside = counts }: { products: readonly SiteProduct[]; around?: string },
    write: (view: SiteView, n: number) => string,
  ) =>
    Array.from({ length: pagesOf(products.length) }, (_, i) =>
      line({ ...at, n: i + 1 }, `${beside} ${products.length} ${marksOf(pageOf(products, i + 1))}`, (view) =>
        write(view, i + 1),
      ),
    )
  const indexes = Math.ceil(book.products.length / indexProducts)
  const root = sitePath({ kind: 'home' }, language, shop)
  return [
    line({ kind: 'home' }, `${counts} ${marksOf(home.products)} ${marksOf(home.articles)}`, homePage),
    ...list({ kind: 'products' }, { products: book.products }, allProductsPage),
    ...book.categories.flatMap((category) =>
      list(
        { kind: 'category', slug: category.slug },
        { products: book.productsOfCategory.get(category.id)! },
        (view, n) => categoryPage(view, category, n),
      ),
    ),
    ...shownTags(book).flatMap((tag) =>
      list(
        { kind: 'tag', slug: tag.slug },
        { products: book.productsOfTag.get(tag.id)!, around: marks.get(tag.id)! },
        (view, n) => tagPage(view, tag, n),
      ),
    ),
    ...book.products.map((one) =>
      line(
        { kind: 'product', slug: one.slug },
        `${marks.get(one.id)} ${marksOf(relatedTo({ book }, one))} ${marksOf(tagsOf(book, one))}`,
        (view) => productPage(view, one),
      ),
    ),
    ...(news.length
      ? Array.from({ length: pagesOf(news.length) }, (_, i) =>
          line({ kind: 'articles', n: i + 1 }, `${news.length} ${marksOf(pageOf(news, i + 1))}`, (view) =>
            newsPage(view, i + 1),
          ),
        )
      : []),
    ...book.articles.map((one) =>
      line({ kind: 'article', slug: one.slug }, marks.get(one.id)!, (view) => articlePage(view, one)),
    ),
    ...book.pages.map((one) =>
      line({ kind: 'page', slug: one.slug }, marks.get(one.id)!, (view) => textPage(view, one)),
    ),
    line({ kind: 'search' }, `${counts} ${indexes}`, (view) => searchPage(view, indexes)),
    {
      path: `${root}feed.xml`,
      type: 'application/rss+xml; charset=utf-8',
      mark: shortMark(`${around} feed ${marksOf(news.slice(0, 20))}`),
      write: () => feedFile({ book, language, path: `${root}feed.xml` }),
    },
    ...Array.from({ length: indexes }, (_, i): SiteFilePlan => {
      const products = book.products.slice(i * indexProducts, (i + 1) * indexProducts)
      const path = `${root}search/${language.toLowerCase()}-${i + 1}.json`
      return {
        path,
        type: 'application/json; charset=utf-8',
        mark: shortMark(`${around} index ${marksOf(products)}`),
        write: () => indexFile({ book, language, path }, products),
      }
    }),
    {
      path: formFile(root),
      type: page,
      mark: shortMark(`${around} form`),
      write: () => aroundForm({ book, language, path: sitePath({ kind: 'inquiry' }, language, shop) }),
    },
    // Where it is answered from nobody knows before: its links begin at the root.
    {
      path: `${root}404.html`,
      type: page,
      mark: shortMark(`${around} 404`),
      write: () => notFoundPage({ book, language, path: '' }),
    },
  ]
}

function commonFiles(book: SiteBook, program: string): SiteFilePlan[] {
  const lines = sitemapLines(book)
  const count = Math.ceil(lines.length / sitemapAddresses)
  const around = [program, book.origin, book.shop.languages]
  return [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', mark: markOf(around), write: () => robotsFile(book) },
    { path: '/sitemap.xml', type: xml, mark: markOf([around, count]), write: () => sitemapIndex(book, count) },
    ...Array.from({ length: count }, (_, n): SiteFilePlan => {
      const some = lines.slice(n * sitemapAddresses, (n + 1) * sitemapAddresses)
      return {
        path: `/sitemap-${n + 1}.xml`,
        type: xml,
        mark: markOf([around, some]),
        write: () => sitemapFile(book, some),
      }
    }),
  ]
}

/** A tag that no product has leads nowhere. */
const shownTags = ({ tags, productsOfTag }: SiteBook) => tags.filter(({ id }) => productsOfTag.has(id))

function sitemapLines(book: SiteBook): SitemapLine[] {
  const { categories, products, articles, pages } = book
  const of = (kind: ShopPage['kind'], parts: readonly { slug: string; updated_at: number }[]) =>
    parts.map(({ slug, updated_at }): SitemapLine => ({ page: { kind, slug }, at: updated_at }))
  return [
    { page: { kind: 'home' }, at: null },
    { page: { kind: 'products' }, at: null },
    ...(articles.length ? [{ page: { kind: 'articles' as const }, at: null }] : []),
    ...of('category', categories),
    ...of('tag', shownTags(book)),
    ...of('page', pages),
    ...of('article', articles),
    ...of('product', products),
  ]
}
