import * as z from 'zod/mini'
import { Email, FullNumber, Id, Time } from '../shared/schema.ts'

/** How somebody may come in here. A way without a channel is there, and says that the operator has not set it up. */
export const SignInWays = z.object({
  sms: z.boolean(),
  email: z.boolean(),
  register: z.boolean(),
  /** where the demo's own mails and messages can be read */
  sandbox: z.nullable(z.string()),
})
export type SignInWays = z.output<typeof SignInWays>

/** What the security page shows of its user. An address counts as proven once a code that was sent there came back. */
export const SecurityState = z.object({
  username: z.string(),
  email: z.nullable(Email),
  email_proven: z.boolean(),
  mobile: z.nullable(FullNumber),
  mobile_proven: z.boolean(),
  /** false after a code showed that whoever had set the password never owned the address */
  has_password: z.boolean(),
  two_step: z.boolean(),
  /** whether the company or the operator requires a second step of this user */
  two_step_required: z._default(z.boolean(), false),
  /** whether the main account requires it of its company; the operator may besides */
  company_requires_two_step: z._default(z.boolean(), false),
  recovery_codes_left: z.int(),
})
export type SecurityState = z.output<typeof SecurityState>

const sessionEnds = ['signedOut', 'elsewhere', 'disabled', 'passwordChanged', 'endedByUser', 'expired'] as const

/** A sign-in, living or past. Browser and system are words of the product, '' where they are not known. */
export const SessionEntry = z.object({
  id: Id,
  device: z.string(),
  browser: z.string(),
  system: z.string(),
  created_at: Time,
  last_seen: Time,
  ended_at: z.nullable(Time),
  end_reason: z.nullable(z.enum(sessionEnds)),
  /** the one that asks */
  is_current: z.boolean(),
})
export type SessionEntry = z.output<typeof SessionEntry>

/** 32 random bytes in base64. */
export const DeviceSecret = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/))
