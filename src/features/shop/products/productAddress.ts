import { productStatuses } from '#domain/shop/product'
import type { ShopCategory } from '#domain/shop/shopCategory'
import type { ShopLanguage } from '#domain/shop/texts'
import { type ProductQuery, productSorts } from '#workers/search/products/api'
import { categoryAndBelow } from '../categories/categoryBranches.ts'

/** What the address of the page says: back, reload and a shared link show the same. */
export function readProductQuery(
  params: URLSearchParams,
  categories: readonly ShopCategory[],
  language: ShopLanguage,
): ProductQuery {
  const category = params.get('category')
  return {
    text: params.get('q') ?? '',
    status: productStatuses.find((status) => status === params.get('status')) ?? null,
    categories: category ? categoryAndBelow(categories, category) : null,
    tag: params.get('tag') || null,
    low: params.get('low') === '1',
    language,
    sort: productSorts.find((sort) => sort === params.get('sort')) ?? 'updated_at',
    descending: params.get('sort') === null || params.get('descending') === '1',
  }
}
