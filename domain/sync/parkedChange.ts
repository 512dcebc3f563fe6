import * as z from 'zod/mini'
import { Id, Time } from '../shared/schema.ts'

/**
 * What a disabled sub account had changed and not yet sent: it has no effect until the main account decides. `id` is the
 * mutation's uid.
 */
export const ParkedChange = z.object({
  id: Id,
  user: Id,
  name: z.string().check(z.maxLength(60)),
  args: z.unknown(),
  edited_at: Time,
  at: Time,
  /** nobody decided within `limits.parkedDays`: it can be read for a while, and no longer applied */
  discarded_at: z.nullable(Time),
})
export type ParkedChange = z.output<typeof ParkedChange>
