import { useCallback } from 'react'
import type { ProductLine, ProductList, ProductQuery } from '#workers/search/products/api'
import { useClient } from '../../../lib/client.ts'
import { useLineWindow } from '../../../lib/useLineWindow.ts'

/** The products that a query finds, as a window over the worker's index. */
export function useProductList(query: ProductQuery) {
  const { products } = useClient()
  const question = JSON.stringify(query)
  const open = useCallback(
    (onChange: () => void) => products.open(JSON.parse(question) as ProductQuery, onChange),
    [products, question],
  )
  const { picture, rows, source } = useLineWindow<ProductLine, ProductList>(open)
  return { picture, rows, list: source?.view() ?? null, question }
}
