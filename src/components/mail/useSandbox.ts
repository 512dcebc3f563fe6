import type { EmailSenderFields } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { useAnswer } from '../../lib/useAnswer.ts'

/** The demo's own mail server; null elsewhere. */
export const useSandbox = (): EmailSenderFields['smtp'] | null =>
  useAnswer(senderCalls.sandbox, {}).answer?.data.smtp ?? null
