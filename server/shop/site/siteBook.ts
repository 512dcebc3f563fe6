import { hash } from 'node:crypto'
import { type ShopPage, sitePath } from '#domain/shop/site/sitePaths'
import type {
  ShopText,
  SiteArticle,
  SiteCategory,
  SitePicture,
  SiteProduct,
  SiteSnapshot,
  SiteTag,
  SiteTarget,
} from '#domain/shop/site/snapshot'
import { siteText } from '#domain/shop/site/snapshot'
import { sitePicturePath } from './sitePicturePath.ts'

/** A snapshot with what its pages look up again and again. */
export type SiteBook = SiteSnapshot & {
  categoriesById: ReadonlyMap<string, SiteCategory>
  productsById: ReadonlyMap<string, SiteProduct>
  /** of each category those that stand in it or in one beneath it, in the order of the shop */
  productsOfCategory: ReadonlyMap<string, readonly SiteProduct[]>
  tagsById: ReadonlyMap<string, SiteTag>
  /** of each tag that any product has, in the order of the shop */
  productsOfTag: ReadonlyMap<string, readonly SiteProduct[]>
  /** of each product, where it stands in its first category */
  placeInCategory: ReadonlyMap<string, number>
  /** of a part, by its id: changes when anything in it does */
  marks: ReadonlyMap<string, string>
  /** of what stands on every page */
  shopMark: string
}

/** `known`: marks of parts that somebody has made already. */
export function openBook(snapshot: SiteSnapshot, known: ReadonlyMap<string, string> = new Map()): SiteBook {
  const categoriesById = new Map(snapshot.categories.map((one) => [one.id, one]))
  const productsOfCategory = new Map<string, SiteProduct[]>(snapshot.categories.map(({ id }) => [id, []]))
  const placeInCategory = new Map<string, number>()
  for (const product of snapshot.products) {
    const [first] = product.categories
    if (first) placeInCategory.set(product.id, productsOfCategory.get(first)?.length ?? 0)
    for (const id of withParents(product.categories, categoriesById)) productsOfCategory.get(id)!.push(product)
  }
  const tagsById = new Map(snapshot.tags.map((one) => [one.id, one]))
  const parts = [
    ...snapshot.categories,
    ...snapshot.tags,
    ...snapshot.products,
    ...snapshot.articles,
    ...snapshot.pages,
  ]
  const slugs = [...snapshot.categories, ...snapshot.pages].map(({ id, slug, title }) => ({ id, slug, title }))
  return {
    ...snapshot,
    categoriesById,
    productsById: new Map(snapshot.products.map((one) => [one.id, one])),
    productsOfCategory,
    tagsById,
    productsOfTag: productsByTag(snapshot, tagsById),
    placeInCategory,
    marks: new Map(parts.map((part) => [part.id, known.get(part.id) ?? markOf(part)])),
    shopMark: markOf([snapshot.origin, snapshot.shop, slugs, menuSlugs(snapshot)]),
  }
}

function productsByTag({ products }: SiteSnapshot, tags: ReadonlyMap<string, SiteTag>): Map<string, SiteProduct[]> {
  const found = new Map<string, SiteProduct[]>()
  for (const product of products)
    for (const id of product.tags) {
      if (!tags.has(id)) continue
      const list = found.get(id)
      if (list) list.push(product)
      else found.set(id, [product])
    }
  return found
}

/** Those that the shop still has, in the order that was chosen. */
export const tagsOf = ({ tagsById }: SiteBook, { tags }: SiteProduct): SiteTag[] =>
  tags.flatMap((id) => tagsById.get(id) ?? [])

/** What a text is told apart by. */
export const shortMark = (text: string): string => hash('sha1', text, 'base64url')
export const markOf = (value: unknown): string => shortMark(JSON.stringify(value))

/** A category that is its own ancestor, or is not there, is left out. */
function withParents(ids: readonly string[], byId: ReadonlyMap<string, SiteCategory>): Set<string> {
  const all = new Set<string>()
  for (const id of ids)
    for (let at = byId.get(id); at && !all.has(at.id); at = byId.get(at.parent ?? '')) all.add(at.id)
  return all
}

/** Where the menu's products and articles are, since their parts are no part of what stands on every page. */
function menuSlugs({ shop, products, articles }: SiteSnapshot): unknown {
  const named = new Set(shop.menu.flatMap(({ to }) => ('id' in to ? to.id : [])))
  return [...products, ...articles].filter(({ id }) => named.has(id)).map(({ id, slug }) => [id, slug])
}

/** One page being written: in which language, and from where its links begin. */
export type SiteView = { book: SiteBook; language: string; path: string }

export const textIn = ({ book, language }: SiteView, texts: ShopText): string => siteText(texts, language, book.shop)

export const pathIn = ({ book, language }: Pick<SiteView, 'book' | 'language'>, page: ShopPage): string =>
  sitePath(page, language, book.shop)

/** The address of the menu's target; null: it is not there any more. */
export function targetPath(view: SiteView, to: SiteTarget): string | null {
  const { book } = view
  switch (to.kind) {
    case 'home':
    case 'products':
    case 'articles':
    case 'inquiry':
      return pathIn(view, { kind: to.kind })
    case 'url':
      return /^https?:/i.test(to.url) ? to.url : `https://${to.url}`
    default: {
      const lists = { category: book.categories, product: book.products, article: book.articles, page: book.pages }
      const found = (lists[to.kind] as readonly { id: string; slug: string }[]).find(({ id }) => id === to.id)
      return found ? pathIn(view, { kind: to.kind, slug: found.slug }) : null
    }
  }
}

export const titleOf = (view: SiteView, part: SiteProduct | SiteCategory | SiteTag | SiteArticle): string =>
  textIn(view, part.title)

type PictureFile = Pick<SitePicture, 'hash' | 'mime'>

/** All files that the site shows, by their addresses. */
export function picturesOfBook({
  shop,
  categories,
  products,
  articles,
  pages,
}: SiteSnapshot): Map<string, PictureFile> {
  const found = new Map<string, PictureFile>()
  const note = (picture: PictureFile | null) => picture && found.set(sitePicturePath(picture), picture)
  note(shop.logo)
  for (const { picture } of categories) note(picture)
  for (const { pictures } of products) pictures.forEach(note)
  for (const { picture } of articles) note(picture)
  for (const { body } of [...products, ...articles, ...pages])
    for (const blocks of Object.values(body))
      for (const { block } of blocks)
        for (const one of block.kind === 'columns' ? block.columns.flat() : [block])
          if (one.kind === 'picture') note(one)
  return found
}
