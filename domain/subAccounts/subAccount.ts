import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { RightState } from './rights.ts'

const nicknameLength = 60

/** A product that a sub account was given. The company's own end comes before a later `expires_at`. */
export const SubProduct = z.object({ id: z.int(), expires_at: z.nullable(Time), status: z.enum(['0', '1']) })
export type SubProduct = z.output<typeof SubProduct>

export const Reason = text(limits.reasonLength).check(z.trim(), z.minLength(1, says('reasonEmpty')))
export const Nickname = text(nicknameLength).check(z.trim(), z.minLength(1, says('nicknameEmpty')))

/** What the main account knows of a sub account besides its `Person`; `id` is the user's. Only the server writes it. */
export const SubAccount = z.object({
  id: Id,
  product_list: z.array(SubProduct),
  export_data: RightState,
  /** why it was asked for */
  export_reason: z.string(),
  delete_data: RightState,
  delete_reason: z.string(),
  /** when one of its devices was here, to the hour; null: never */
  last_seen: z.nullable(Time),
  created_at: Time,
  updated_at: Time,
})
export type SubAccount = z.output<typeof SubAccount>
