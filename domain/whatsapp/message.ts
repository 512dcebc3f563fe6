import * as z from 'zod/mini'
import { MessageFile } from '../email/render/message.ts'
import { limits } from '../limits.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'

/** What stands for variables, by name or by the button's place: texts that may have merge tags. */
const Values = z.record(text(40), text(limits.lineLength))

const messageFields = {
  /** what the sender calls it */
  name: Line,
  template_id: Id,
  texts: Values,
  buttons: Values,
  /** what a header of media shows; null: the template's own file */
  file: z.nullable(MessageFile),
}
export const WhatsappMessageFields = z.object(messageFields)
export type WhatsappMessageFields = z.output<typeof WhatsappMessageFields>
export const NewWhatsappMessage = z.object({ id: Id, ...messageFields })
export type NewWhatsappMessage = z.output<typeof NewWhatsappMessage>

export const WhatsappMessageRow = z.extend(NewWhatsappMessage, { belongto: Id, created_at: Time, updated_at: Time })
/** A template with what stands for its variables, as tasks send it. */
export type WhatsappMessageRow = z.output<typeof WhatsappMessageRow>
