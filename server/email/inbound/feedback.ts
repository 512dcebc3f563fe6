import { parseAddress } from './addresses.ts'
import { type HeaderFields, rawsOf, readFields, valueOf } from './fields.ts'
import type { InboundLimits } from './limits.ts'

/** RFC 5965, 6591, 6650; whatever else a provider writes is `other`. */
const feedbackTypes = ['abuse', 'fraud', 'virus', 'other', 'not-spam', 'auth-failure', 'opt-out'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** What a reader meant by it: not-spam is the opposite of a complaint, and a broken signature is nobody's word. */
export const isReadersComplaint: Readonly<Record<FeedbackType, boolean>> = {
  abuse: true,
  fraud: true,
  virus: true,
  other: true,
  'opt-out': true,
  'not-spam': false,
  'auth-failure': false,
}

export type Feedback = {
  type: FeedbackType
  /** who complains; many providers leave it out */
  recipients: string[]
  /** the envelope's sender of the mail, where our token stands */
  mailFrom: string | null
  userAgent: string
}

export function readFeedback(part: Uint8Array, limits: InboundLimits): Feedback {
  const fields = readFields(part.subarray(0, limits.headerBytes), limits)
  return {
    type: feedbackTypeOf(valueOf(fields, 'feedback-type')),
    recipients: [
      ...addressesOf(fields, 'original-rcpt-to'),
      ...addressesOf(fields, 'removal-recipient'),
      ...addressesOf(fields, 'x-original-to'),
    ].slice(0, limits.recipients),
    mailFrom: addressesOf(fields, 'original-mail-from')[0] ?? null,
    userAgent: valueOf(fields, 'user-agent', 200),
  }
}

export const feedbackTypeOf = (written: string): FeedbackType =>
  feedbackTypes.find((one) => one === written.toLowerCase()) ?? 'other'

/** Microsoft's junk mail reports (JMRP) are no feedback reports: the mail is enclosed, with the reader in a header of it. */
export function microsoftReport(from: string, subject: string, enclosed: readonly HeaderFields[]): string[] | null {
  const isReport = from === 'staff@hotmail.com' && /^complaint about message/i.test(subject) && enclosed.length > 0
  return isReport ? enclosed.flatMap((one) => addressesOf(one, 'x-hmxmroriginalrecipient')) : null
}

const addressesOf = (fields: HeaderFields, name: string): string[] =>
  rawsOf(fields, name).flatMap((raw) => parseAddress(raw.replace(/^[\w-]{1,40}\s?;\s?/, '')) ?? [])
