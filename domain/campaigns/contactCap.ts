import * as z from 'zod/mini'

/**
 * How many marketing messages one contact may get in so many days, over all tasks and channels of a company. The messages of one
 * task, such as the steps of a sequence, count as one; what somebody asked for never counts.
 */
export const ContactCap = z.object({
  messages: z.int().check(z.minimum(1), z.maximum(100)),
  days: z.int().check(z.minimum(1), z.maximum(365)),
})
export type ContactCap = z.output<typeof ContactCap>

/** What a company begins with. */
export const usualCap: ContactCap = { messages: 1, days: 3 }
