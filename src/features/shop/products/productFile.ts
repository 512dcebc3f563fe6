import type { Product } from '#domain/shop/product'
import { type ProductColumn, productColumns, productRows } from '#domain/shop/productSheet'
import type { ShopFields } from '#domain/shop/shop'
import type { ShopCategory } from '#domain/shop/shopCategory'
import type { ShopTexts } from '#domain/shop/texts'
import type { FileTable } from '../../../components/figures/tableFile.ts'

type Words = { shop: ShopFields; categories: readonly ShopCategory[]; text: (texts: ShopTexts) => string }

const numbers: ReadonlySet<ProductColumn> = new Set([
  'Variant Price',
  'Variant Compare At Price',
  'Variant Inventory Qty',
])

/** Products in the columns that shops bring in and give out, a row for each variant. */
export function productTable(products: readonly Product[], { shop, categories, text }: Words): FileTable {
  const names = new Map(categories.map(({ id, name }) => [id, text(name)]))
  const language = shop.languages[0] ?? 'en'
  return {
    title: 'products',
    columns: productColumns.map((title) => ({ title, kind: numbers.has(title) ? 'number' : 'text' })),
    rows: products.flatMap((product) => productRows(product, { language, categoryOf: (id) => names.get(id) ?? '' })),
  }
}
