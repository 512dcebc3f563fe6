import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { Product, ProductFields, ProductStatus } from '#domain/shop/product'
import { productFaults } from '#domain/shop/product'
import { entriesByIds } from '#workers/database/read'
import { readOnce } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useShopSaving } from '../useShopSaving.ts'

/** These products, of those that are here. */
export async function readProducts(ids: readonly string[]): Promise<Product[]> {
  const entries = (await readOnce((db) => entriesByIds(db, 'product', ids))) ?? []
  return entries.flatMap((entry) => (entry?.row ? [entry.row as unknown as Product] : []))
}

/** What is done to many products at once; each of it can be undone. */
export function useProductWork() {
  const { t } = useTranslation('shop')
  const toasts = useToasts()
  const save = useShopSaving()

  async function change(ids: readonly string[], fields: Partial<ProductFields>): Promise<void> {
    const before = await readProducts(ids)
    if (before.length === 0) return
    const names = Object.keys(fields) as (keyof ProductFields)[]
    const isDone = await save(
      inParts(before.map(({ id }) => id)).map((some) => ({ name: 'product.patch', args: { ids: some, fields } })),
    )
    if (!isDone) return
    toasts.done(t('work.changed', { count: before.length }), {
      undo: async () => {
        const rows = before.map((row) => ({
          id: row.id,
          ...Object.fromEntries(names.map((name) => [name, row[name]])),
        }))
        await save(inParts(rows).map((some) => ({ name: 'product.putBack', args: { rows: some } })))
      },
    })
  }

  /** What is incomplete stays as it is, and it is said how many that are. */
  async function setStatus(ids: readonly string[], status: ProductStatus): Promise<void> {
    const rows = await readProducts(ids)
    const isShown = status === 'publish' || status === 'pending'
    const ready = rows.filter((row) => !isShown || productFaults(row).length === 0)
    if (ready.length < rows.length) toasts.info(t('work.incomplete', { count: rows.length - ready.length }))
    await change(
      ready.map(({ id }) => id),
      { status },
    )
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const rows = await readProducts(ids)
    const isDone = await save(
      inParts(rows.map(({ id }) => id)).map((some) => ({ name: 'product.delete', args: { ids: some } })),
    )
    if (!isDone) return
    toasts.done(t('work.deleted', { count: rows.length }), {
      undo: async () => {
        await save(inParts(rows).map((some) => ({ name: 'product.restore', args: { rows: some } })))
      },
    })
  }
  return { change, setStatus, remove }
}

// A product may have hundreds of variants: fewer at once than of other rows.
const rowsAtOnce = Math.min(100, limits.rowsPerMutation)
const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, n) =>
    rows.slice(n * rowsAtOnce, (n + 1) * rowsAtOnce),
  )
