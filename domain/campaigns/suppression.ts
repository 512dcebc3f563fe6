import * as z from 'zod/mini'
import type { Actor } from '../shared/mutation.ts'
import { Email, Id, Line, Time } from '../shared/schema.ts'
import { receiverKey, type Suppression, suppressions } from './receivers.ts'

/** Why an address gets no mail any more; `manual`: somebody of the company wrote it down. */
export const suppressionReasons = [...suppressions, 'manual'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const NewEmailSuppression = z.object({ id: Id, email: Email, note: Line })
export type NewEmailSuppression = z.output<typeof NewEmailSuppression>

/** An address that this company sends no mail to, for all of its users. */
export const EmailSuppression = z.extend(NewEmailSuppression, {
  reason: z.enum(suppressionReasons),
  /** the contact and the task that it came of, where that is known */
  contact: z.nullable(Id),
  task: z.nullable(Id),
  created_by: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
})
export type EmailSuppression = z.output<typeof EmailSuppression>

/** Why, and of what: a user can only write an address down by hand. */
export const newSuppression = {
  reason: 'manual',
  contact: null,
  task: null,
} as const satisfies Partial<EmailSuppression>

/**
 * Who may be written to again by a user's word. Servers are wrong about an address now and then, so a main account may try
 * it again; what its reader said stays.
 */
export const mayLift = (reason: SuppressionReason, role: Actor['role']): boolean =>
  reason === 'manual' || (reason === 'bounced' && role === 'main')

/** Who was written down by hand is not written to at another address either. */
const suppressionOf = (reason: SuppressionReason): Suppression => (reason === 'manual' ? 'unsubscribed' : reason)

/** Those that say something of the person; the others say something of the address alone. */
export const refusingReasons = suppressionReasons.filter((reason) => suppressionOf(reason) !== 'bounced')

/** Why no mail goes to an address, asked with a `receiverKey`. Of several reasons the one that says more than a bounce. */
export function suppressionsOf(
  rows: Iterable<Pick<EmailSuppression, 'email' | 'reason'>>,
): (key: string) => Suppression | undefined {
  const byKey = new Map<string, Suppression>()
  for (const { email, reason } of rows) {
    const key = receiverKey(email)
    const known = byKey.get(key)
    if (known === undefined || known === 'bounced') byKey.set(key, suppressionOf(reason))
  }
  return (key) => byKey.get(key)
}
