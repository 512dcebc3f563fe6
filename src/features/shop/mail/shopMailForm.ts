import type { ShopMailKind } from '#domain/campaigns/shopMail'
import { limits } from '#domain/limits'
import type { ShopInterest, ShopMailChoice } from '#domain/shop/mail/interest'
import { type Product, stockOf } from '#domain/shop/product'
import type { ShopCategory } from '#domain/shop/shopCategory'
import { categoryAndBelow } from '../categories/categoryBranches.ts'

/** A mail of the shop as somebody types it. `interest`: everybody's, that in what the mail is about, or in a category. */
export type TypedShopMail = { about: string[]; interest: 'all' | 'same' | (string & {}); days: string; sender: string }

export const emptyShopMail = (kind: ShopMailKind): TypedShopMail => ({
  about: [],
  interest: kind === 'newProducts' ? 'same' : 'all',
  days: kind === 'quotation' ? '5' : '7',
  sender: '',
})

/** Those that a mail has to be about something; the others may show products beside their words. */
export const needsEntries = (kind: ShopMailKind) => kind !== 'inquiry' && kind !== 'quotation'
export const hasDays = (kind: ShopMailKind) => kind === 'inquiry' || kind === 'quotation'
export const hasInterest = (kind: ShopMailKind) => kind === 'newProducts' || kind === 'newsletter'

export type ShopMailFault = 'entriesMissing' | 'daysInvalid' | 'senderMissing'

export function shopMailFaults(kind: ShopMailKind, { about, days, sender }: TypedShopMail): ShopMailFault[] {
  const isWrong: Record<ShopMailFault, boolean> = {
    entriesMissing: needsEntries(kind) && about.length === 0,
    daysInvalid: hasDays(kind) && daysIn(days) === null,
    senderMissing: sender === '',
  }
  return (Object.keys(isWrong) as ShopMailFault[]).filter((fault) => isWrong[fault])
}

/** null: not a number of days from none to a year */
const daysIn = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 365 ? Number(typed) : null)

type Catalogue = { products: readonly Product[]; categories: readonly ShopCategory[] }

/** null: nobody can be found by what was typed. */
export function choiceOf(kind: ShopMailKind, typed: TypedShopMail, catalogue: Catalogue): ShopMailChoice | null {
  const days = hasDays(kind) ? daysIn(typed.days) : 0
  if (days === null) return null
  return { kind, about: typed.about, days, interestedIn: productsOfInterest(kind, typed, catalogue) }
}

function productsOfInterest(
  kind: ShopMailKind,
  { about, interest }: TypedShopMail,
  { products, categories }: Catalogue,
): string[] | null {
  if (!hasInterest(kind) || interest === 'all') return null
  const ids = (wanted: (product: Product) => boolean) => products.filter(wanted).map(({ id }) => id)
  if (interest !== 'same') {
    const below = new Set(categoryAndBelow(categories, interest))
    return ids(({ category }) => category !== null && below.has(category))
  }
  const shown = new Set(about)
  const shared = new Set(products.filter(({ id }) => shown.has(id)).map(({ category }) => category))
  return ids(({ id, category }) => shown.has(id) || (category !== null && shared.has(category)))
}

/** The products that a mail can show: those that visitors see, and of what is back in stock those that somebody waits for. */
export function productsFor(
  kind: ShopMailKind,
  products: readonly Product[],
  interests: readonly ShopInterest[],
): Product[] {
  const asked = new Set(interests.flatMap(({ products: wanted }) => wanted ?? []))
  const isWanted = (product: Product) => kind !== 'backInStock' || (asked.has(product.id) && stockOf(product) !== 0)
  return products
    .filter((product) => product.status === 'publish' && isWanted(product))
    .sort((a, b) => b.updated_at - a.updated_at)
}

/** The newest stay within what one mail has. */
export const withEntry = (about: readonly string[], id: string): string[] =>
  about.includes(id) ? about.filter((one) => one !== id) : [...about, id].slice(-limits.shopMailEntries)
