import { emptyProduct, type Product, type ProductFields, type ShopContent } from '#domain/shop/product'
import type { ShopVariant } from '#domain/shop/variants'
import type { NewFile } from '#workers/sync/core/ports'
import { namedPicture, newFilesOfPictures, picturesInContent, type TypedPicture } from '../parts/typedPicture.ts'

export type TypedVariant = Omit<ShopVariant, 'picture'> & { picture: TypedPicture | null }

/** A product as somebody types it; `id` is made with the form, so that its address and pictures have one. */
export type TypedProduct = Omit<ProductFields, 'picture' | 'banners' | 'variants'> & {
  id: string
  picture: TypedPicture | null
  banners: TypedPicture[]
  variants: TypedVariant[]
  /** chosen for the text and in no row yet; a draft of before has none */
  textPictures?: readonly TypedPicture[]
  /** somebody chose the address; else it follows the title */
  isSlugOwn: boolean
}

export const newTypedProduct = (id: string): TypedProduct => ({ ...emptyProduct, id, slug: '', isSlugOwn: false })

export function typedProduct(row: Product | (ProductFields & { id: string })): TypedProduct {
  const { former_slugs: _, created_by: __, created_at: ___, updated_at: ____, ...fields } = row as Product
  return { ...fields, isSlugOwn: true }
}

/** The row's fields, and what has to be kept together with it. */
export function keptProduct({ id: _, isSlugOwn: __, textPictures = [], ...typed }: TypedProduct): {
  fields: ProductFields
  files: NewFile[]
} {
  const isVariable = typed.type === 'variable'
  const fields: ProductFields = {
    ...typed,
    sku: typed.sku.trim(),
    picture: typed.picture && namedPicture(typed.picture),
    banners: typed.banners.map(namedPicture),
    attributes: isVariable ? typed.attributes : [],
    variants: isVariable
      ? typed.variants.map((variant) => ({
          ...variant,
          sku: variant.sku.trim(),
          picture: variant.picture && namedPicture(variant.picture),
        }))
      : [],
    content: withoutEmpty(typed.content),
  }
  const variants = isVariable ? typed.variants.map(({ picture }) => picture) : []
  const inText = picturesInContent(typed.content, textPictures)
  return { fields, files: newFilesOfPictures([typed.picture, ...typed.banners, ...variants, ...inText]) }
}

const withoutEmpty = (content: ShopContent): ShopContent =>
  Object.fromEntries(Object.entries(content).filter(([, blocks]) => blocks.length > 0))

/** Buffers say nothing as JSON: a picture is told apart by its hash. */
export const isSameTyped = (a: TypedProduct, b: TypedProduct): boolean => JSON.stringify(a) === JSON.stringify(b)
