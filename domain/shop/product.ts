import * as z from 'zod/mini'
import { Block } from '../email/render/message.ts'
import { limits } from '../limits.ts'
import { Id, Time } from '../shared/schema.ts'
import { ShopPicture } from './picture.ts'
import { Price, Sku, Stock } from './price.ts'
import { FormerSlugs, Slug } from './slug.ts'
import { hasText, ShopLanguage, ShopTexts, type ShopTexts as Texts, textsUpTo } from './texts.ts'
import { ShopAttributes, type ShopVariant, ShopVariants, skuKey, type VariantFault, variantFaults } from './variants.ts'

/** `private`: hidden from the shop. `pending`: the main account is to look at it. */
export const productStatuses = ['draft', 'pending', 'publish', 'private'] as const
export type ProductStatus = (typeof productStatuses)[number]
export const productTypes = ['single', 'variable'] as const
export const productForms = ['physical', 'virtual'] as const

/** What is written, in parts, of each language: data and no HTML, so nothing in it can run. */
export const ShopContent = z.partialRecord(ShopLanguage, z.array(Block).check(z.maxLength(limits.emailBlocks)))
export type ShopContent = z.output<typeof ShopContent>

/** What search engines show of a page; '' and none: made of its title and text. */
export const seoFields = {
  seo_title: textsUpTo(limits.seoTitleLength),
  seo_description: textsUpTo(limits.seoDescriptionLength),
}

const productFields = {
  title: ShopTexts,
  subtitle: ShopTexts,
  type: z.enum(productTypes),
  form: z.enum(productForms),
  picture: z.nullable(ShopPicture),
  banners: z.array(ShopPicture).check(z.maxLength(limits.shopBanners)),
  category: z.nullable(Id),
  tags: z.array(Id).check(z.maxLength(limits.tagsPerContact)),
  status: z.enum(productStatuses),
  price: z.nullable(Price),
  promotional_price: z.nullable(Price),
  stock: Stock,
  /** below so many a notice is raised */
  stock_warning: Stock,
  sku: Sku,
  attributes: ShopAttributes,
  variants: ShopVariants,
  content: ShopContent,
  ...seoFields,
  slug: Slug,
}
export const ProductFields = z.object(productFields)
export type ProductFields = z.output<typeof ProductFields>
export const NewProduct = z.object({ id: Id, ...productFields })
export const Product = z.extend(NewProduct, {
  former_slugs: FormerSlugs,
  created_by: Id,
  created_at: Time,
  updated_at: Time,
})
export type Product = z.output<typeof Product>

export const emptyProduct: Omit<ProductFields, 'slug'> = {
  title: {},
  subtitle: {},
  type: 'single',
  form: 'physical',
  picture: null,
  banners: [],
  category: null,
  tags: [],
  status: 'draft',
  price: null,
  promotional_price: null,
  stock: null,
  stock_warning: null,
  sku: '',
  attributes: [],
  variants: [],
  content: {},
  seo_title: {},
  seo_description: {},
}

export type ProductFault = 'titleMissing' | 'productPriceMissing' | 'promotionDearer' | 'skuTwice' | VariantFault

type Sold = Pick<ProductFields, 'type' | 'price' | 'promotional_price' | 'sku' | 'attributes' | 'variants'>
type ShopWindowProduct = Sold & { title: Texts }

/** What keeps a product from being shown, or given to be looked at; none: it can be. */
export function productFaults(product: ShopWindowProduct): ProductFault[] {
  const isVariable = product.type === 'variable'
  const faults: ProductFault[] = []
  if (!hasText(product.title)) faults.push('titleMissing')
  if (!isVariable && product.price === null) faults.push('productPriceMissing')
  if (pricesOf(product).some(isDearer)) faults.push('promotionDearer')
  if (hasSkuTwice(product)) faults.push('skuTwice')
  return isVariable ? [...faults, ...variantFaults(product.attributes, product.variants)] : faults
}

type PricePair = Pick<ShopVariant, 'price' | 'promotional_price'>
const pricesOf = (product: Sold): readonly PricePair[] => (product.type === 'variable' ? product.variants : [product])
const isDearer = ({ price, promotional_price }: PricePair) =>
  price !== null && promotional_price !== null && promotional_price > price

/** All that a product is ordered by; of a variable one its variants alone. */
export const skusOf = ({ type, sku, variants }: Pick<Sold, 'type' | 'sku' | 'variants'>): string[] =>
  (type === 'variable' ? variants.map((variant) => variant.sku) : [sku]).map(skuKey).filter(Boolean)

export function hasSkuTwice(product: Pick<Sold, 'type' | 'sku' | 'variants'>): boolean {
  const skus = skusOf(product)
  return new Set(skus).size < skus.length
}

/** From the cheapest to the dearest, promotions counted; null: no price is known. */
export function priceRange(product: Sold): { from: number; to: number } | null {
  const prices = pricesOf(product).flatMap(({ price, promotional_price }) => promotional_price ?? price ?? [])
  return prices.length ? { from: Math.min(...prices), to: Math.max(...prices) } : null
}

/** Of all variants together; null: nobody counts it. */
export function stockOf({ type, stock, variants }: Pick<ProductFields, 'type' | 'stock' | 'variants'>): number | null {
  if (type === 'single') return stock
  const counted = variants.flatMap((variant) => variant.stock ?? [])
  return counted.length ? counted.reduce((sum, one) => sum + one, 0) : null
}

export function isLow(product: Pick<ProductFields, 'type' | 'stock' | 'variants' | 'stock_warning' | 'form'>): boolean {
  const stock = stockOf(product)
  return (
    product.form === 'physical' && product.stock_warning !== null && stock !== null && stock < product.stock_warning
  )
}
