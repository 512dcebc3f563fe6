import { productStatuses } from '#domain/shop/product'
import { textInLanguage } from '#domain/shop/texts'
import { collate } from '../collation.ts'
import type { ProductLines, ProductList, ProductQuery } from './api.ts'
import type { IndexedProduct, ProductIndex } from './productIndex.ts'

/** One open question. Its answer is made when it is asked for, and kept until something changes. */
export class IndexedProducts implements ProductList {
  readonly #index: ProductIndex
  readonly #query: ProductQuery
  readonly #onChange: () => void
  readonly #forget: () => void
  #result: readonly IndexedProduct[] | undefined
  #isTold = false

  constructor(index: ProductIndex, query: ProductQuery, onChange: () => void, forget: () => void) {
    this.#index = index
    this.#query = query
    this.#onChange = onChange
    this.#forget = forget
  }

  changed() {
    this.#result = undefined
    if (!this.#isTold) this.#onChange()
    this.#isTold = true
  }

  async lines(from: number, to: number): Promise<ProductLines> {
    const result = this.#found()
    const lines = result.slice(Math.max(0, from), to).map(({ line }) => line)
    return { total: this.#index.size, matching: result.length, lines }
  }

  async ids() {
    return this.#found().map(({ line }) => line.id)
  }

  async positionOf(id: string) {
    return this.#found().findIndex(({ line }) => line.id === id)
  }

  close() {
    this.#forget()
  }

  #found(): readonly IndexedProduct[] {
    this.#isTold = false
    this.#result ??= sortedProducts(matchingProducts(this.#index.all(), this.#query), this.#query)
    return this.#result
  }
}

function matchingProducts(products: readonly IndexedProduct[], query: ProductQuery): IndexedProduct[] {
  const { text, status, categories, tag, low } = query
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = categories && new Set(categories)
  return products.filter(
    ({ line, tags, searched }) =>
      (status === null || line.status === status) &&
      (wanted === null || (line.category !== null && wanted.has(line.category))) &&
      (tag === null || tags.includes(tag)) &&
      (!low || line.isLow) &&
      words.every((word) => searched.includes(word)),
  )
}

function sortedProducts(products: IndexedProduct[], query: ProductQuery): readonly IndexedProduct[] {
  const { sort, descending } = query
  const ranked =
    sort === 'title' || sort === 'sku'
      ? byText(products, ({ line }) => (sort === 'sku' ? line.sku : textInLanguage(line.title, query.language)))
      : products.toSorted((a, b) => numberOf(a, sort) - numberOf(b, sort) || (a.line.id < b.line.id ? -1 : 1))
  return descending ? ranked.toReversed() : ranked
}

function byText(products: readonly IndexedProduct[], textOf: (product: IndexedProduct) => string): IndexedProduct[] {
  const order = collate(
    Int32Array.from(products.keys()),
    (at) => textOf(products[at]!),
    (a, b) => a - b,
  )
  return Array.from(order, (at) => products[at]!)
}

/** What is not known stands below all that is. */
const numberOf = ({ line }: IndexedProduct, sort: 'price' | 'stock' | 'status' | 'updated_at'): number =>
  sort === 'status' ? productStatuses.indexOf(line.status) : ((sort === 'price' ? line.from : line[sort]) ?? -1)
