import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id } from '../shared/schema.ts'

/**
 * `inquiry`: somebody asked and ordered nothing. `backInStock`: there is some again of what they asked for. `quotation`: they have an
 * offer and did not answer it.
 */
export const shopMailKinds = ['newProducts', 'inquiry', 'backInStock', 'quotation', 'newsletter'] as const
export type ShopMailKind = (typeof shopMailKinds)[number]

/** What a task writes about that was made from the shop; `about`: the products or articles in it. */
export const ShopMail = z.object({
  kind: z.enum(shopMailKinds),
  about: z.array(Id).check(z.maxLength(limits.shopMailEntries)),
})
export type ShopMail = z.output<typeof ShopMail>
