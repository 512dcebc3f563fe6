import type { Product } from '#domain/shop/product'
import { defaultShop, type ShopFields, shopIdOf } from '#domain/shop/shop'
import { type ShopLanguage, type ShopTexts, textInLanguage } from '#domain/shop/texts'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'
import { language } from '../../lib/texts.ts'

/** What the company said of its shop; what nobody said yet is as it usually is. Undefined while it is looked for. */
export function useShop(): (ShopFields & { id: string; isKept: boolean }) | undefined {
  const { account } = useUser()
  const id = shopIdOf(account)
  const row = useStored((db) => rowById(db, 'shop', id), [id])
  if (row === undefined) return undefined
  return { ...defaultShop, ...row, id, isKept: row !== null }
}

/** The language of the screen, where the shop has it; else the shop's first. */
export function useShopLanguage(languages: readonly ShopLanguage[]): ShopLanguage {
  const own = language.useValue() === 'zh-CN' ? 'zh' : 'en'
  return languages.includes(own) ? own : (languages[0] ?? own)
}

/** Texts as this user reads them. */
export function useShopText(): (texts: ShopTexts) => string {
  const own: ShopLanguage = language.useValue() === 'zh-CN' ? 'zh' : 'en'
  return (texts) => textInLanguage(texts, own)
}

export const useProduct = (id: string): Product | null | undefined =>
  useStored((db) => rowById(db, 'product', id), [id])

export const useShopCategories = () =>
  useStored(async (db) => (await rowsWhere(db, 'shop_category', () => true)).sort((a, b) => a.place - b.place), [])

export const useShopTags = () => useStored((db) => rowsWhere(db, 'shop_tag', () => true), [])

export const useArticles = () =>
  useStored(async (db) => (await rowsWhere(db, 'article', () => true)).sort((a, b) => b.updated_at - a.updated_at), [])

export const useRates = () => useStored((db) => rowsWhere(db, 'currency_rate', () => true), [])
