import { isLow, type Product, priceRange, skusOf, stockOf } from '#domain/shop/product'
import { skuKey } from '#domain/shop/variants'
import type { ProductLine, ProductQuery, TakenKey } from './api.ts'
import { IndexedProducts } from './indexedProducts.ts'

/** `searched`: all that words are looked for in. */
export type IndexedProduct = { line: ProductLine; tags: readonly string[]; skus: readonly string[]; searched: string }

/** All products in memory, without what is written in them, and the questions that are open about them. */
export class ProductIndex {
  readonly #products = new Map<string, IndexedProduct>()
  readonly #lists = new Set<IndexedProducts>()
  #all: IndexedProduct[] | undefined

  get size() {
    return this.#products.size
  }

  /** Takes over what these products are now; null: it is gone. */
  update(products: Iterable<readonly [id: string, row: Product | null]>) {
    let isChanged = false
    for (const [id, row] of products) {
      isChanged = true
      if (row) this.#products.set(id, indexedProduct(row))
      else this.#products.delete(id)
    }
    if (!isChanged) return
    this.#all = undefined
    for (const list of this.#lists) list.changed()
  }

  /** All were read anew. */
  keepOnly(there: ReadonlySet<string>) {
    this.update([...this.#products.keys()].flatMap((id) => (there.has(id) ? [] : [[id, null] as const])))
  }

  all = (): readonly IndexedProduct[] => (this.#all ??= [...this.#products.values()])

  open(query: ProductQuery, onChange: () => void): IndexedProducts {
    const list: IndexedProducts = new IndexedProducts(this, query, onChange, () => this.#lists.delete(list))
    this.#lists.add(list)
    return list
  }

  taken({ id, skus, slug }: { id: string; skus: readonly string[]; slug: string }): Record<string, TakenKey> {
    const asked = new Set(skus.map(skuKey).filter(Boolean))
    const found: Record<string, TakenKey> = {}
    for (const { line, skus: own } of this.all()) {
      if (line.id === id) continue
      const holder = { id: line.id, title: line.title }
      for (const sku of own) if (asked.has(sku)) found[sku] = holder
      if (line.slug === slug) found[`/${slug}`] = holder
    }
    return found
  }

  sameTitle({
    id,
    title,
    language,
  }: {
    id: string
    title: string
    language: ProductQuery['language']
  }): TakenKey | null {
    const wanted = title.trim().toLowerCase()
    const same = this.all().find(
      ({ line }) => line.id !== id && wanted !== '' && line.title[language]?.trim().toLowerCase() === wanted,
    )
    return same ? { id: same.line.id, title: same.line.title } : null
  }
}

function indexedProduct(row: Product): IndexedProduct {
  const { id, type, status, category, slug, stock_warning, created_by, updated_at, title, subtitle, tags } = row
  const range = priceRange(row)
  const line: ProductLine = {
    id,
    type,
    status,
    category,
    slug,
    stock_warning,
    created_by,
    updated_at,
    title,
    sku: type === 'variable' ? (row.variants[0]?.sku ?? '') : row.sku,
    variants: type === 'variable' ? row.variants.length : 0,
    from: range?.from ?? null,
    to: range?.to ?? null,
    stock: stockOf(row),
    isLow: isLow(row),
    picture: (row.picture ?? row.variants.find(({ picture }) => picture)?.picture)?.hash ?? null,
  }
  const skus = skusOf(row)
  const words = [...Object.values(title), ...Object.values(subtitle), ...skus, slug]
  return { line, tags, skus, searched: words.join('\n').toLowerCase() }
}
