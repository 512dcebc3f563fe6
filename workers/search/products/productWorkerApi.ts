import type { ProductIndexApi, ProductLines, ProductQuery } from './api.ts'

/** What the search worker is asked about products: lists by their number. */
export type ProductWorkerApi = {
  openProducts(view: number, query: ProductQuery): Promise<void>
  productLines(view: number, from: number, to: number): Promise<ProductLines>
  productIds(view: number): Promise<string[]>
  productPosition(view: number, id: string): Promise<number>
  closeProducts(view: number): Promise<void>
  takenKeys: ProductIndexApi['taken']
  sameTitle: ProductIndexApi['sameTitle']
}
