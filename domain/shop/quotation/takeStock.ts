import { isLow, type Product } from '../product.ts'
import type { QuotationPosition, StockUse } from './quotation.ts'

type StockRow = Pick<Product, 'id' | 'type' | 'form' | 'stock' | 'stock_warning' | 'variants'>

/**
 * What an order leaves of the stock. What nobody counts is not taken, and of what is not enough all that there is: the order
 * stands, and people are told. `low`: products that came below their warning by it, or have too little for it.
 */
export function takeStock<P extends StockRow>(
  products: readonly P[],
  positions: readonly QuotationPosition[],
): { products: P[]; taken: StockUse[]; low: P[] } {
  const byId = new Map(products.map((product) => [product.id, product]))
  const taken: StockUse[] = []
  const short = new Set<string>()
  for (const { key, product, values, count } of positions) {
    const known = product === null ? undefined : byId.get(product)
    const stock = known ? stockAt(known, values) : null
    if (!known || stock === null) continue
    const some = Math.min(stock, count)
    taken.push({ key, wanted: count, taken: some })
    if (some < count) short.add(known.id)
    byId.set(known.id, withStock(known, values, stock - some))
  }
  const changed = products.map(({ id }) => byId.get(id)!).filter((product, at) => product !== products[at])
  const wasLow = new Set(products.filter(isLow).map(({ id }) => id))
  const low = changed.filter((product) => short.has(product.id) || (isLow(product) && !wasLow.has(product.id)))
  return { products: changed, taken, low }
}

const isOf = (values: readonly string[]) => (variant: { values: readonly string[] }) =>
  variant.values.length === values.length && variant.values.every((key, at) => key === values[at])

/** null: nobody counts it, or there is no such variant any more. */
function stockAt({ type, stock, variants }: StockRow, values: readonly string[]): number | null {
  return type === 'single' ? stock : (variants.find(isOf(values))?.stock ?? null)
}

function withStock<P extends StockRow>(product: P, values: readonly string[], stock: number): P {
  if (product.type === 'single') return { ...product, stock }
  const isIt = isOf(values)
  return { ...product, variants: product.variants.map((one) => (isIt(one) ? { ...one, stock } : one)) }
}
