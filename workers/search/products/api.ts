import type { Product, ProductStatus } from '#domain/shop/product'
import type { ShopLanguage, ShopTexts } from '#domain/shop/texts'

export const productSorts = ['title', 'sku', 'price', 'stock', 'status', 'updated_at'] as const
export type ProductSort = (typeof productSorts)[number]

/** Empty and null: not asked. `categories`: one of these. `low`: below its stock warning. */
export type ProductQuery = {
  text: string
  status: ProductStatus | null
  categories: readonly string[] | null
  tag: string | null
  low: boolean
  language: ShopLanguage
  sort: ProductSort
  descending: boolean
}

/** A light row of the list, answered from the worker's memory. */
export type ProductLine = Pick<
  Product,
  'id' | 'type' | 'status' | 'category' | 'slug' | 'stock_warning' | 'created_by' | 'updated_at'
> & {
  title: ShopTexts
  /** of a variable product the first, and how many there are */
  sku: string
  variants: number
  from: number | null
  to: number | null
  stock: number | null
  isLow: boolean
  /** the name of its picture's file */
  picture: string | null
}

export type ProductLines = { total: number; matching: number; lines: ProductLine[] }

/** A query that stays open: `onChange` tells that its result may differ now; ask again. */
export type ProductList = {
  lines(from: number, to: number): Promise<ProductLines>
  ids(): Promise<string[]>
  positionOf(id: string): Promise<number>
  close(): void
}

/** A row that has a SKU or an address already. */
export type TakenKey = { id: string; title: ShopTexts }

export type ProductIndexApi = {
  open(query: ProductQuery, onChange: () => void): Promise<ProductList>
  /** Those of these SKUs and this address that another product has. */
  taken(asked: { id: string; skus: readonly string[]; slug: string }): Promise<Record<string, TakenKey>>
  /** The product that has the same title in this language; null: none. */
  sameTitle(asked: { id: string; title: string; language: ShopLanguage }): Promise<TakenKey | null>
}
