import * as z from 'zod/mini'
import { Sha256 } from '../../blobs/blob.ts'
import { Block } from '../../email/render/message.ts'
import { limits } from '../../limits.ts'
import { Email, Id, Time, text, Url } from '../../shared/schema.ts'
import { siteThemes } from './themes.ts'

/** A language of a shop, such as `en` or `pt-BR`. */
export const SiteLanguage = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/))
/** One text in each of the shop's languages; where one is missing, the shop's first language stands in. */
export const ShopText = z.record(SiteLanguage, text(limits.paragraphLength))
export type ShopText = z.output<typeof ShopText>

/** The last part of an address. The same in all languages, so that each page knows its translations. */
export const SiteSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80))
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Amounts in the smallest unit of their currency, such as cents; the first one is what search engines are told. */
const SitePrices = z.array(z.object({ currency: Currency, amount: z.int().check(z.minimum(0)) })).check(z.maxLength(10))
export type SitePrices = z.output<typeof SitePrices>

/** A file of the company that the site shows. Its measure is known, so that nothing jumps while it loads. */
export const SitePicture = z.object({
  hash: Sha256,
  mime: z.enum(['image/jpeg', 'image/png']),
  width: z.int().check(z.minimum(1), z.maximum(20_000)),
  height: z.int().check(z.minimum(1), z.maximum(20_000)),
  alt: ShopText,
})
export type SitePicture = z.output<typeof SitePicture>

const search = {
  /** '' in a language: the title and the subtitle */
  seo_title: ShopText,
  seo_description: ShopText,
}
const entry = { id: Id, slug: SiteSlug, title: ShopText, ...search, updated_at: Time }
/** What stands in the block editor, by language; never HTML, so that nothing in it can be a script. */
const SiteBody = z.record(SiteLanguage, z.array(Block).check(z.maxLength(limits.emailBlocks)))
export type SiteBody = z.output<typeof SiteBody>

/** Where an entry of the menu leads; what is gone is left out. */
const SiteTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['home', 'products', 'articles', 'inquiry']) }),
  z.object({ kind: z.enum(['category', 'product', 'article', 'page']), id: Id }),
  z.object({ kind: z.literal('url'), url: Url }),
])
export type SiteTarget = z.output<typeof SiteTarget>

/** The shop itself: what every page shows. */
export const SiteShop = z.object({
  name: ShopText,
  /** one sentence under the name */
  claim: ShopText,
  about: ShopText,
  /** the first is the one that stands in for what is not translated */
  languages: z.array(SiteLanguage).check(z.minLength(1), z.maxLength(20)),
  theme: z.enum(siteThemes),
  logo: z.nullable(SitePicture),
  email: z.union([z.literal(''), Email]),
  phone: text(40),
  address: ShopText,
  menu: z.array(z.object({ title: ShopText, to: SiteTarget })).check(z.maxLength(12)),
})
export type SiteShop = z.output<typeof SiteShop>

export const SiteCategory = z.object({
  ...entry,
  parent: z.nullable(Id),
  intro: ShopText,
  picture: z.nullable(SitePicture),
})
export type SiteCategory = z.output<typeof SiteCategory>

export const SiteTag = z.object(entry)
export type SiteTag = z.output<typeof SiteTag>

/** `few`: fewer than its owner wants to have. `order`: it is made, or bought, when it is ordered. The best one first. */
export const siteAvailabilities = ['in', 'few', 'order', 'out'] as const
export type SiteAvailability = (typeof siteAvailabilities)[number]
const stock = {
  /** null: the shop does not say */
  availability: z.nullable(z.enum(siteAvailabilities)),
  /** how many there are; null: the shop does not say, or nobody counts them */
  stock: z.nullable(z.int().check(z.minimum(0))),
}

const SiteVariant = z.object({
  sku: text(64),
  /** of each option in turn, which of its values */
  chosen: z.array(z.int().check(z.minimum(0))).check(z.maxLength(5)),
  prices: SitePrices,
  promotional: SitePrices,
  /** which of the product's pictures; null: none of its own */
  picture: z.nullable(z.int().check(z.minimum(0))),
  ...stock,
})
export type SiteVariant = z.output<typeof SiteVariant>

export const SiteProduct = z.object({
  ...entry,
  subtitle: ShopText,
  sku: text(64),
  form: z.enum(['physical', 'virtual']),
  categories: z.array(Id).check(z.maxLength(20)),
  tags: z.array(Id).check(z.maxLength(limits.tagsPerContact)),
  pictures: z.array(SitePicture).check(z.maxLength(20)),
  /** none: on request */
  prices: SitePrices,
  /** what it costs at present, beside its price */
  promotional: SitePrices,
  ...stock,
  /** the least that is sold at once */
  minimum: z.int().check(z.minimum(1)),
  facts: z.array(z.object({ name: ShopText, value: ShopText })).check(z.maxLength(60)),
  options: z
    .array(z.object({ name: ShopText, values: z.array(ShopText).check(z.maxLength(100)) }))
    .check(z.maxLength(5)),
  /** none: a single product */
  variants: z.array(SiteVariant).check(z.maxLength(500)),
  body: SiteBody,
})
export type SiteProduct = z.output<typeof SiteProduct>

export const SiteArticle = z.object({
  ...entry,
  summary: ShopText,
  picture: z.nullable(SitePicture),
  published_at: Time,
  body: SiteBody,
})
export type SiteArticle = z.output<typeof SiteArticle>

export const SiteTextPage = z.object({ ...entry, body: SiteBody })
export type SiteTextPage = z.output<typeof SiteTextPage>

/** An address that was given up, and where it leads: both as they stand behind the host, without a language. */
export const SiteRedirect = z.object({
  from: z.string().check(z.regex(/^\/[a-z0-9/-]*$/), z.maxLength(200)),
  to: z.string().check(z.regex(/^\/[a-z0-9/-]*$/), z.maxLength(200)),
})
export type SiteRedirect = z.output<typeof SiteRedirect>

/** What a shop publishes, whole; the order of the lists is the order of its pages. */
export const SiteSnapshot = z.object({
  /** with its scheme, such as `https://shop.example.com`: what canonical addresses begin with */
  origin: z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)),
  shop: SiteShop,
  categories: z.array(SiteCategory),
  tags: z.array(SiteTag),
  products: z.array(SiteProduct),
  articles: z.array(SiteArticle),
  pages: z.array(SiteTextPage),
  redirects: z.array(SiteRedirect),
})
export type SiteSnapshot = z.output<typeof SiteSnapshot>

/** The kinds of parts that a snapshot is kept as, each in a row of its own. */
export const sitePartKinds = ['shop', 'category', 'tag', 'product', 'article', 'page', 'redirect'] as const
export type SitePartKind = (typeof sitePartKinds)[number]
export const sitePartSchemas = {
  shop: SiteShop,
  category: SiteCategory,
  tag: SiteTag,
  product: SiteProduct,
  article: SiteArticle,
  page: SiteTextPage,
  redirect: SiteRedirect,
} as const satisfies Record<SitePartKind, z.ZodMiniType>

/** A text in a language, or in the shop's first one. */
export const siteText = (texts: ShopText, language: string, { languages }: Pick<SiteShop, 'languages'>): string =>
  texts[language] || texts[languages[0]!] || ''
