import { mailHeaders } from '../headers.ts'
import type { ComposedMail } from '../outgoing/compose.ts'
import type { DkimSignature } from '../outgoing/sign.ts'
import type { MailTokens } from '../tokens.ts'
import type { AnswerDraft } from './draft.ts'

/**
 * What one person writes to another: their words and nothing else. Its Message-ID is the row's, so an answer to it is found.
 * @throws HeaderRefused where an address or a text would become more than was meant
 */
export function composeAnswer(
  { answer, sender, thread }: AnswerDraft,
  { tokens, dkim, now }: { tokens: MailTokens; dkim: DkimSignature | null; now: number },
): ComposedMail {
  const headers = mailHeaders(
    {
      kind: 'answer',
      receiver: answer.id,
      to: answer.email,
      sender,
      reply_address: '',
      subject: answer.subject,
      task: null,
      unsubscribe_url: '',
      mailboxes: { bounces: null, answers: null },
      answers: thread,
      attachments: [],
    },
    tokens,
  )
  return {
    messageId: headers.messageId,
    envelope: headers.envelope,
    message: { ...headers, date: new Date(now), text: answer.text, ...(dkim && { dkim }) },
  }
}
