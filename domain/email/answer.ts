import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Email, Id, Time, text } from '../shared/schema.ts'

/**
 * `answer`: somebody wrote back. `wish`: they seem to want no more, and nothing proves that it was them. `auto`: a program
 * did. `bounce`: it came back. `sent`: what the user wrote to the contact.
 */
const answerKinds = ['answer', 'wish', 'auto', 'bounce', 'sent'] as const

/** Of what the user writes; `received` of all others. */
const answerStates = ['received', 'waiting', 'sent', 'failed', 'uncertain'] as const

/** What a user writes to one contact, such as to answer; it leaves when the server hears of it, and once. */
export const NewEmailAnswer = z.object({
  id: Id,
  contact_id: Id,
  sender: Id,
  /** the contact's address */
  email: Email,
  subject: text(limits.lineLength),
  text: text(limits.answerLength),
  /** the answer of the contact that this one is to; null: to none */
  answers: z.nullable(Id),
})
export type NewEmailAnswer = z.output<typeof NewEmailAnswer>

/** A mail between a user and one contact, as its time line shows it. */
export const EmailAnswer = z.extend(NewEmailAnswer, {
  kind: z.enum(answerKinds),
  state: z.enum(answerStates),
  /** an `AnswerProblem` where it failed, else '' */
  problem: text(60),
  /** of an incoming one: the sender's mailbox read it; null where nobody knows */
  sender: z.nullable(Id),
  /** the task whose mail is answered; null: none is known */
  task: z.nullable(Id),
  /** its own, with brackets; '' until it has one */
  message_id: text(1_000),
  attachments: z.array(z.object({ name: text(limits.fileNameLength), size: z.int() })).check(z.maxLength(50)),
  at: Time,
  created_by: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
})
export type EmailAnswer = z.output<typeof EmailAnswer>

/** What the server says of one that a user writes, before it has left. */
export const newAnswer = {
  kind: 'sent',
  state: 'waiting',
  problem: '',
  task: null,
  message_id: '',
  attachments: [],
} as const satisfies Record<string, unknown>
