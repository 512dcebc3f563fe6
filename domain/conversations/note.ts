import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Line, Paragraph, Time, text } from '../shared/schema.ts'

/** Something that colleagues say to each other about a thread; the other side never sees it. */
export const NewConversationNote = z.object({
  id: Id,
  conversation_id: Id,
  text: Paragraph.check(z.refine((words) => words.trim() !== '', says('noteEmpty'))),
})
export type NewConversationNote = z.output<typeof NewConversationNote>
export const ConversationNote = z.extend(NewConversationNote, { created_by: Id, created_at: Time, updated_at: Time })
export type ConversationNote = z.output<typeof ConversationNote>

const answerFields = {
  name: Line.check(z.refine((name) => name.trim() !== '', says('noteEmpty'))),
  /** what is typed for it, behind a stroke */
  shortcut: z.string().check(z.regex(/^[\p{L}\p{N}_-]{0,30}$/u)),
  text: text(limits.messageLength),
  language: z.enum(['zh', 'en']),
  /** with the whole company */
  shared: z.boolean(),
}
export const CannedAnswerFields = z.object(answerFields)
export const NewCannedAnswer = z.object({ id: Id, ...answerFields })
export type NewCannedAnswer = z.output<typeof NewCannedAnswer>

/** Something that is said often, kept to be said again. */
export const CannedAnswer = z.extend(NewCannedAnswer, { owner: Id, created_at: Time, updated_at: Time })
export type CannedAnswer = z.output<typeof CannedAnswer>
