import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id } from '../shared/schema.ts'
import { ContactCap } from './contactCap.ts'
import { PriceLine } from './prices.ts'

/** What holds over all tasks and channels of a company. */
export const ruleCalls = calls({
  /**
   * Kept on the device, so that a price is known without a network. `cap` null: no limit. `short_link`: how a short link looks;
   * null: this server has no public address, so links stay as they are.
   */
  rules: {
    method: 'POST',
    path: '/api/campaign_rule/query',
    access: 'user',
    input: z.object({}),
    output: z.object({ cap: z.nullable(ContactCap), prices: z.array(PriceLine), short_link: z.nullable(z.string()) }),
  },
  setContactCap: {
    method: 'POST',
    path: '/api/campaign_rule/set_contact_cap',
    access: 'main',
    input: z.object({ cap: z.nullable(ContactCap) }),
    output: z.object({}),
  },
  /** The contacts of this user who have had as many messages as the cap allows, so that one of a new task would be held. */
  overCap: {
    method: 'POST',
    path: '/api/campaign_rule/over_cap',
    access: 'user',
    searchSeconds: limits.longSearchSeconds,
    input: z.object({}),
    output: z.object({ contacts: z.array(Id) }),
  },
})
