import { priceCategoryOf } from '#domain/whatsapp/campaignRules'
import type { Prices } from '../campaigns/prices/prices.ts'
import type { WhatsappStatus } from '../channels/whatsapp/webhook.ts'

export type WhatsappPrice = NonNullable<WhatsappStatus['price']>

/** What Meta's word for a price is in points; null: there are no prices for it, which changes nothing. */
export function chargedPoints(
  { category, isFree }: WhatsappPrice,
  { country, prices }: { country: string; prices: Prices },
): number | null {
  if (isFree) return 0
  const known = priceCategoryOf(category)
  return known === null ? null : prices({ channel: 'whatsapp', country, category: known })
}
