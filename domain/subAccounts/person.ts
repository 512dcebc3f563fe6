import * as z from 'zod/mini'
import { Id, Time } from '../shared/schema.ts'

/** Everybody of the company by name, also who is no longer there; `id` is the user's. Only the server writes it. */
export const Person = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  status: z.enum(['normal', 'disabled', 'deleted']),
  is_main: z.boolean(),
  created_at: Time,
  updated_at: Time,
})
export type Person = z.output<typeof Person>
