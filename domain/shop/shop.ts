import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { derivedId } from '../shared/derivedId.ts'
import { Email, Id, Time, text } from '../shared/schema.ts'
import { CurrencyCode } from './price.ts'
import { ShopLanguage, ShopTexts, shopLanguages, textsUpTo } from './texts.ts'

/** What visitors are told of the stock: nothing, whether it can be had, or how many there are. */
export const stockViews = ['no', 'availability', 'number'] as const
/** What they are told where nothing is left. */
export const withoutStocks = ['order', 'out'] as const

const shopFields = {
  name: ShopTexts,
  /** one sentence under the name */
  claim: ShopTexts,
  about: textsUpTo(limits.shopSummaryLength),
  /** where it is found and reached, as every page of it says; '' and none: not said */
  address: ShopTexts,
  email: z.union([z.literal(''), Email]),
  phone: text(40),
  /** the first one is what a reader of any other sees */
  languages: z.array(ShopLanguage).check(z.minLength(1), z.maxLength(shopLanguages.length)),
  /** of all prices; others are shown beside it at the rates that are known */
  currency: CurrencyCode,
  other_currencies: z.array(CurrencyCode).check(z.maxLength(10)),
  /** what new SKUs are made by */
  sku_pattern: text(60),
  show_stock: z.enum(stockViews),
  without_stock: z.enum(withoutStocks),
}
export const ShopFields = z.object(shopFields)
export type ShopFields = z.output<typeof ShopFields>
// A device that has no such fields yet says nothing of them.
export const NewShop = z.object({
  id: Id,
  ...shopFields,
  show_stock: z._default(shopFields.show_stock, 'availability'),
  without_stock: z._default(shopFields.without_stock, 'order'),
})
/** What a company says of its shop as a whole; it has one row. */
export const Shop = z.extend(NewShop, { created_at: Time, updated_at: Time })
export type Shop = z.output<typeof Shop>

/** The row that counts: two devices which say it first make the same one. */
export const shopIdOf = (account: string): string => derivedId('shop', account)

export const defaultShop: ShopFields = {
  name: {},
  claim: {},
  about: {},
  address: {},
  email: '',
  phone: '',
  languages: ['en', 'zh'],
  currency: 'USD',
  other_currencies: [],
  sku_pattern: 'P-{n}',
  show_stock: 'availability',
  without_stock: 'order',
}
