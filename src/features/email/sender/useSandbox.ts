import type { EmailSenderFields } from '#domain/email/sender'
import { senderCalls } from '#domain/email/senderCalls'
import { useAnswer } from '../../../lib/useAnswer.ts'

/** The demo's own mail server; null elsewhere. */
export const useSandbox = (): EmailSenderFields['smtp'] | null =>
  useAnswer(senderCalls.sandbox, {}).answer?.data.smtp ?? null
