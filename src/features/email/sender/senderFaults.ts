import { EmailSenderFields } from '#domain/email/sender/sender'
import { type ErrorCode, isErrorCode } from '#domain/errors'

/** What is wrong, by the name of its field, such as `smtp.host`: a code of the catalogue, or what only this form asks for. */
type Fault = ErrorCode | 'nameEmpty' | 'hostEmpty' | 'daysEmpty'
export type Faults = Partial<Record<string, Fault>>

/** A sender as it may be saved; a half-typed one is a draft. */
export function faultsOf(fields: EmailSenderFields): Faults {
  const faults: Record<string, Fault> = {}
  if (!fields.name.trim()) faults.name = 'nameEmpty'
  if (!fields.smtp.host.trim()) faults['smtp.host'] = 'hostEmpty'
  if (fields.imap && !fields.imap.host.trim()) faults['imap.host'] = 'hostEmpty'
  if (!fields.hours.days.length) faults['hours.days'] = 'daysEmpty'
  for (const { path, message } of EmailSenderFields.safeParse(fields).error?.issues ?? [])
    faults[path.join('.')] ??= isErrorCode(message) ? message : 'inputInvalid'
  return faults
}
