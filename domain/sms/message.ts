import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import { measureSms } from './parts.ts'

/** An approved template of a route, by its code, and what stands for its variables: texts that may have merge tags. */
const TemplateUse = z.object({
  channel_account_id: Id,
  code: text(60),
  values: z.record(text(40), text(limits.lineLength)),
})

const messageFields = {
  /** what the sender calls it */
  name: Line,
  text: text(limits.smsTextLength),
  /** of the opt-out line */
  language: z.enum(['zh', 'en']),
  /** the opt-out line is added for receivers of countries that want one (`wantsOptOutLine`), or for all */
  opt_out: z.enum(['whereNeeded', 'always']),
  /** links are replaced by short links of this server, and clicks on them are counted */
  shortens_links: z.boolean(),
  /** goes instead of `text` over routes that take templates alone; one for each such route */
  templates: z.array(TemplateUse).check(z.maxLength(20)),
}
export const SmsMessageFields = z.object(messageFields)
export type SmsMessageFields = z.output<typeof SmsMessageFields>
export const NewSmsMessage = z.object({ id: Id, ...messageFields })
export type NewSmsMessage = z.output<typeof NewSmsMessage>

export const SmsMessageRow = z.extend(NewSmsMessage, { belongto: Id, created_at: Time, updated_at: Time })
/** A text message that tasks send. */
export type SmsMessageRow = z.output<typeof SmsMessageRow>

/** Why a text cannot be sent to anybody; null: it can. */
export function textFault(content: string): 'empty' | 'tooLong' | null {
  if (!content.trim()) return 'empty'
  return measureSms(content).parts > limits.smsParts ? 'tooLong' : null
}
