import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Email, FullNumber, Id, Time } from '../shared/schema.ts'
import { RightState } from '../subAccounts/rights.ts'

export const Username = z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}._-]{2,40}$/u, says('usernameInvalid')))

/** Taken exactly as typed: blanks, emoji and any other character count. No rules of composition; length is what helps. */
export const Password = z
  .string()
  .check(
    z.minLength(limits.passwordMin, says('passwordTooShort')),
    z.maxLength(limits.passwordMax, says('passwordTooLong')),
  )

/** To sign in with: an older password may be shorter. One of megabytes is refused before anything is hashed. */
export const TypedPassword = z
  .string()
  .check(z.minLength(1, says('passwordEmpty')), z.maxLength(limits.passwordMax, says('inputInvalid')))

/** `expires_at`: until when it is held, null for ever; `expired` is the server's clock, which counts. */
export const ProductGrant = z.object({
  id: z.int(),
  expires_at: z.nullable(Time),
  expired: z.boolean(),
  status: z.enum(['0', '1']),
})

/** The specification's user_info; policy.ts says what its fields mean. */
export const UserInfo = z.object({
  id: Id,
  account: Id,
  token: z.string(),
  username: z.string(),
  nickname: z.string(),
  email: z.nullable(Email),
  mobile: z.nullable(FullNumber),
  parentuser: z.string(),
  export_verify: z.boolean(),
  export_data: RightState,
  delete_data: RightState,
  product_list: z.array(ProductGrant),
})
export type UserInfo = z.output<typeof UserInfo>
