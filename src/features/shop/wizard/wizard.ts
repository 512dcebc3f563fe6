import type { ShopFields } from '#domain/shop/shop'
import type { ShopLanguage } from '#domain/shop/texts'
import type { TypedProduct } from './typedProduct.ts'

/** What each step of the wizard needs. */
export type StepProps = {
  typed: TypedProduct
  set: (some: Partial<TypedProduct>) => void
  language: ShopLanguage
  shop: ShopFields
  /** somebody tried to go on: what is missing is marked */
  isAsked: boolean
}
