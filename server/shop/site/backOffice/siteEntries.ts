import type { Article } from '#domain/shop/article'
import { type Product, stockOf } from '#domain/shop/product'
import { seoSnippet } from '#domain/shop/seoCheck'
import type { Shop } from '#domain/shop/shop'
import type { ShopCategory, ShopTag } from '#domain/shop/shopCategory'
import { siteWords } from '#domain/shop/site/siteWords'
import type {
  ShopText,
  SiteArticle,
  SiteCategory,
  SiteProduct,
  SiteShop,
  SiteTag,
  SiteTarget,
  SiteTextPage,
  SiteVariant,
} from '#domain/shop/site/snapshot'
import type { ShopVariant } from '#domain/shop/variants'
import { type SiteTerms, siteBody, sitePicture, sitePrices, siteTexts } from './siteTerms.ts'

// Rows of the back office as parts of the site: values in, value out.

export type ProductRow = Omit<Product, 'status' | 'former_slugs' | 'created_by'>
export type ArticleRow = Omit<Article, 'status' | 'tags' | 'menu_place' | 'former_slugs' | 'created_by'>
export type CategoryRow = Omit<ShopCategory, 'menu_place' | 'former_slugs' | 'created_at'>
export type TagRow = Omit<ShopTag, 'former_slugs' | 'created_at'>
export type ShopRow = Omit<Shop, 'sku_pattern' | 'created_at' | 'updated_at'>

const mostPictures = 20

export function siteProduct(row: ProductRow, terms: SiteTerms): SiteProduct {
  const isVariable = row.type === 'variable'
  const shown = [row.picture, ...row.banners, ...row.variants.map(({ picture }) => picture)].filter(
    (one) => one !== null,
  )
  const pictures = [...new Map(shown.map((one) => [one.hash, one])).values()].slice(0, mostPictures)
  const hashes = pictures.map(({ hash }) => hash)
  return {
    id: row.id,
    slug: row.slug,
    title: siteTexts(row.title, terms),
    subtitle: siteTexts(row.subtitle, terms),
    ...searchTexts(row, terms),
    updated_at: row.updated_at,
    sku: isVariable ? '' : row.sku,
    form: row.form,
    categories: row.category === null ? [] : [row.category],
    tags: [...new Set(row.tags)],
    pictures: pictures.map((one) => sitePicture(one, terms)),
    ...(isVariable ? { prices: [], promotional: [] } : pricesOf(row, terms)),
    ...siteStock(row, { stock: stockOf(row), terms }),
    minimum: 1,
    facts: isVariable ? [] : factsOf(row, terms),
    options: isVariable
      ? row.attributes.map(({ name, values }) => ({
          name: siteTexts(name, terms),
          values: values.map((value) => siteTexts(value.name, terms)),
        }))
      : [],
    variants: isVariable ? row.variants.flatMap((one) => siteVariant(one, row, { hashes, terms }) ?? []) : [],
    body: siteBody(row.content, terms),
  }
}

type StockLook = { stock: number | null; terms: SiteTerms }
type StockRow = Pick<Product, 'form' | 'stock_warning'>

/** What nobody counts can be had, and so can what is no goods. The number is said where there is one. */
function siteStock({ form, stock_warning }: StockRow, { stock, terms }: StockLook): SiteStock {
  if (terms.show_stock === 'no') return { availability: null, stock: null }
  if (form === 'virtual' || stock === null) return { availability: 'in', stock: null }
  const said = terms.show_stock === 'number' && stock > 0 ? stock : null
  if (stock <= 0) return { availability: terms.without_stock, stock: null }
  return { availability: stock_warning !== null && stock < stock_warning ? 'few' : 'in', stock: said }
}
type SiteStock = Pick<SiteProduct, 'availability' | 'stock'>

function pricesOf({ price, promotional_price }: Pick<ShopVariant, 'price' | 'promotional_price'>, terms: SiteTerms) {
  const isCheaper = promotional_price !== null && price !== null && promotional_price < price
  return { prices: sitePrices(price, terms), promotional: isCheaper ? sitePrices(promotional_price, terms) : [] }
}

type VariantContext = { hashes: readonly string[]; terms: SiteTerms }

/** null: of a value that its product has not. */
function siteVariant(
  variant: ShopVariant,
  product: Pick<ProductRow, 'attributes' | 'form' | 'stock_warning'>,
  { hashes, terms }: VariantContext,
): SiteVariant | null {
  const chosen = product.attributes.map(({ values }, at) => values.findIndex(({ key }) => key === variant.values[at]))
  if (chosen.includes(-1)) return null
  const picture = variant.picture ? hashes.indexOf(variant.picture.hash) : -1
  return {
    sku: variant.sku,
    chosen,
    ...pricesOf(variant, terms),
    picture: picture === -1 ? null : picture,
    ...siteStock(product, { stock: variant.stock, terms }),
  }
}

/** The attributes of a product that is there in one version alone. */
const factsOf = ({ attributes }: Pick<ProductRow, 'attributes'>, terms: SiteTerms): SiteProduct['facts'] =>
  attributes.map(({ name, values }) => {
    const all = values.map((one) => siteTexts(one.name, terms))
    const value = terms.languages.map((language) => [
      language,
      all.map((texts) => texts[language] ?? texts[terms.languages[0]!] ?? '').join(', '),
    ])
    return { name: siteTexts(name, terms), value: Object.fromEntries(value) as ShopText }
  })

type SearchPage = Pick<Product, 'title' | 'seo_title' | 'seo_description' | 'content'> & {
  subtitle: Product['subtitle']
}

/** As search engines are told, in each language in which there is something to tell. */
function searchTexts(page: SearchPage, { languages }: SiteTerms) {
  const said = languages.map((language) => ({ language, ...seoSnippet(page, language) }))
  const of = (part: 'title' | 'description'): ShopText =>
    Object.fromEntries(said.flatMap((one) => (one[part] ? [[one.language, one[part]]] : [])))
  return { seo_title: of('title'), seo_description: of('description') }
}

export const siteArticle = (row: ArticleRow, terms: SiteTerms): SiteArticle => ({
  ...siteTextPage(row, terms),
  summary: siteTexts(row.summary, terms),
  picture: row.picture && sitePicture(row.picture, terms),
  published_at: row.created_at,
})

export const siteTextPage = (row: ArticleRow, terms: SiteTerms): SiteTextPage => ({
  id: row.id,
  slug: row.slug,
  title: siteTexts(row.title, terms),
  ...searchTexts({ ...row, subtitle: row.summary }, terms),
  updated_at: row.updated_at,
  body: siteBody(row.content, terms),
})

/** `isParent`: whether a category is there; one below another that is not stands at the top. */
export const siteCategory = (row: CategoryRow, terms: SiteTerms, isParent: (id: string) => boolean): SiteCategory => ({
  id: row.id,
  slug: row.slug,
  title: siteTexts(row.name, terms),
  seo_title: {},
  seo_description: {},
  updated_at: row.updated_at,
  parent: row.parent !== null && isParent(row.parent) ? row.parent : null,
  intro: siteTexts(row.text, terms),
  picture: row.picture && sitePicture(row.picture, terms),
})

export const siteTag = (row: TagRow, terms: SiteTerms): SiteTag => ({
  id: row.id,
  slug: row.slug,
  title: siteTexts(row.name, terms),
  seo_title: {},
  seo_description: {},
  updated_at: row.updated_at,
})

/** A category, an article or a page that stands in the menu. */
export type MenuRow = { id: string; kind: 'category' | 'article' | 'page'; title: Product['title']; menu_place: number }

const mostOwn = 10

/** `hasNews`: there are articles. */
export function siteShop(
  row: ShopRow,
  { terms, menu, hasNews }: { terms: SiteTerms; menu: readonly MenuRow[]; hasNews: boolean },
): SiteShop {
  return {
    name: siteTexts(row.name, terms),
    claim: siteTexts(row.claim, terms),
    about: siteTexts(row.about, terms),
    languages: [...terms.languages],
    theme: 'harbour',
    logo: null,
    email: row.email,
    phone: row.phone,
    address: siteTexts(row.address, terms),
    menu: [
      ownEntry('products', terms),
      ...menu
        .toSorted((a, b) => a.menu_place - b.menu_place || menuKinds.indexOf(a.kind) - menuKinds.indexOf(b.kind))
        .slice(0, mostOwn)
        .map(({ id, kind, title }) => ({ title: siteTexts(title, terms), to: { kind, id } as SiteTarget })),
      ...(hasNews ? [ownEntry('articles', terms)] : []),
    ],
  }
}

const menuKinds: readonly MenuRow['kind'][] = ['category', 'article', 'page']

function ownEntry(kind: 'products' | 'articles', { languages }: SiteTerms): SiteShop['menu'][number] {
  const word = kind === 'products' ? ('products' as const) : ('news' as const)
  return { title: Object.fromEntries(languages.map((one) => [one, siteWords(one)[word]])), to: { kind } }
}
