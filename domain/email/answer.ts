import * as z from 'zod/mini'
import { newMessageFacts } from '../conversations/conversationMessage.ts'
import { identityOf } from '../conversations/identity.ts'
import { conversationIdOf, peerIdOf } from '../conversations/ids.ts'
import { limits } from '../limits.ts'
import { type Row } from '../shared/mutation.ts'
import { Email, Id, text } from '../shared/schema.ts'
import { scopeMonth } from '../sync/scopeKinds.ts'

/** What a user wrote to one contact before mails were messages of conversations (schema 11), as devices may still have it. */
export const NewEmailAnswer = z.object({
  id: Id,
  contact_id: Id,
  sender: Id,
  /** the contact's address */
  email: Email,
  subject: text(limits.lineLength),
  text: text(limits.answerLength),
  /** the mail of the contact that this one answers; null: none */
  answers: z.nullable(Id),
})
export type NewEmailAnswer = z.output<typeof NewEmailAnswer>

/** The thread of the mailbox and the address. */
export const threadOfAnswer = ({ sender, email }: Pick<NewEmailAnswer, 'sender' | 'email'>): string =>
  conversationIdOf(sender, peerIdOf('email', identityOf('email', email) ?? { kind: 'email', value: email }))

/** The message that it is now. */
export const messageOfAnswer = (
  answer: NewEmailAnswer,
  { user, edited_at }: { user: string | null; edited_at: number },
): Row => ({
  ...newMessageFacts,
  id: answer.id,
  conversation_id: threadOfAnswer(answer),
  subject: answer.subject,
  body: answer.text,
  quote: answer.answers === null ? null : { message_id: answer.answers, text: '', isOurs: false },
  month: scopeMonth(edited_at),
  direction: 'out',
  kind: 'text',
  at: edited_at,
  state: 'queued',
  author: user,
  origin: 'chat',
  created_at: edited_at,
  updated_at: edited_at,
})
