import * as z from 'zod/mini'
import { Id, Time } from '../shared/schema.ts'

/**
 * Two people changed one field of one row before they had seen each other: the value that is not shown. Only the server
 * writes it; it lives where its row lives and is kept for `limits.lostValueDays`. Restoring it is an ordinary patch of
 * that field.
 */
export const LostValue = z.object({
  id: Id,
  /** the row that it is about */
  entity: z.string().check(z.maxLength(40)),
  row: Id,
  field: z.string().check(z.maxLength(60)),
  /** what is not shown, and what was shown instead when it happened */
  old: z.unknown(),
  new: z.unknown(),
  /** who wrote `old`, and when */
  user: Id,
  edited_at: Time,
  /** when the server met the two */
  at: Time,
})
export type LostValue = z.output<typeof LostValue>
