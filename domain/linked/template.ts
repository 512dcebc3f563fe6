import * as z from 'zod/mini'
import { tagsIn } from '../email/render/mergeTags.ts'
import { MessageFile } from '../email/render/message.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { variantFault, variantTexts } from './variants.ts'

const templateFields = {
  /** what the sender calls it */
  name: text(limits.linkedNameLength).check(z.trim(), z.minLength(1)),
  /** with merge tags and variants (`variants.ts`); under a file it is the caption */
  text: text(limits.linkedTextLength),
  /** in which countries are named */
  language: z.enum(['zh', 'en']),
  file: z.nullable(MessageFile),
}
export const LinkedTemplateFields = z.object(templateFields)
export type LinkedTemplateFields = z.output<typeof LinkedTemplateFields>
export const NewLinkedTemplate = z.object({ id: Id, ...templateFields })

export const LinkedTemplate = z.extend(NewLinkedTemplate, { belongto: Id, created_at: Time, updated_at: Time })
/** What tasks send over linked phones. */
export type LinkedTemplate = z.output<typeof LinkedTemplate>

/** As what WhatsApp shows a file. */
export const linkedMediaOf = ({ mime }: { mime: string }): 'image' | 'video' | 'document' =>
  mime.startsWith('image/') ? 'image' : mime === 'video/mp4' ? 'video' : 'document'

export type LinkedFault = 'empty' | 'tooLong' | 'tagUnknown' | 'variants'

/** What keeps a template from being sent to anybody; none: it can be. */
export function linkedFaultsOf({ text: content, file }: Pick<LinkedTemplateFields, 'text' | 'file'>): LinkedFault[] {
  const isWrong: Record<LinkedFault, boolean> = {
    empty: !content.trim() && !file,
    tooLong: content.length > limits.linkedTextLength,
    tagUnknown: variantTexts(content).some((one) => tagsIn(one).unknown.length > 0),
    variants: variantFault(content),
  }
  return (Object.keys(isWrong) as LinkedFault[]).filter((fault) => isWrong[fault])
}
