import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { text } from '../shared/schema.ts'

/** In the shop's currency, with at most four decimals. */
export const Price = z.number().check(
  z.minimum(0, says('priceInvalid')),
  z.maximum(limits.shopPriceMost, says('priceInvalid')),
  z.refine((price) => Math.abs(Math.round(price * 10_000) - price * 10_000) < 1e-3, says('priceInvalid')),
)
/** null: nobody counts it */
export const Stock = z.nullable(z.int().check(z.minimum(0), z.maximum(limits.shopStockMost)))
export const Sku = text(limits.skuLength).check(z.trim())
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A price as somebody types it: 12.50 and 12,50; null where it is none. */
export function readPrice(typed: string): number | null {
  const said = typed.trim().replace(/\s/g, '')
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(said) ? said.replaceAll(',', '') : said.replace(',', '.')
  if (!/^\d+(\.\d{1,4})?$/.test(plain)) return null
  const { success, data } = z.safeParse(Price, Number(plain))
  return success ? data : null
}
