import * as z from 'zod/mini'
import { Email, Id, Line, Time } from '../shared/schema.ts'
import { suppressions } from './receivers.ts'

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
