import type { MailHead } from '../headers.ts'
import { mailHeaders } from '../headers.ts'
import type { ComposedMail } from '../outgoing/compose.ts'
import type { DkimSignature } from '../outgoing/sign.ts'
import type { MailTokens } from '../tokens.ts'

/** `thread`: Message-IDs, the one that is answered last. */
export type WrittenMail = {
  id: string
  email: string
  subject: string
  text: string
  sender: MailHead['sender']
  thread: readonly string[]
  attachments?: MailHead['attachments']
  /** nobody wrote it by hand */
  isAutomatic?: boolean
}

/**
 * What one person writes to another: their words and nothing else. Its Message-ID is the row's, so an answer to it is found.
 * @throws HeaderRefused where an address or a text would become more than was meant
 */
export function composeAnswer(
  { id, email, subject, text, sender, thread, attachments = [], isAutomatic = false }: WrittenMail,
  { tokens, dkim, now }: { tokens: MailTokens; dkim: DkimSignature | null; now: number },
): ComposedMail {
  const headers = mailHeaders(
    {
      kind: isAutomatic ? 'reply' : 'answer',
      receiver: id,
      to: email,
      sender,
      reply_address: '',
      subject,
      task: null,
      unsubscribe_url: '',
      mailboxes: { bounces: null, answers: null },
      answers: thread,
      attachments,
    },
    tokens,
  )
  return {
    messageId: headers.messageId,
    envelope: headers.envelope,
    message: { ...headers, date: new Date(now), text, ...(dkim && { dkim }) },
  }
}
