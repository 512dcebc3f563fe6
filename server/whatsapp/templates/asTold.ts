import * as z from 'zod/mini'
import { newTemplateContent, TemplateContent } from '#domain/whatsapp/template'
import {
  contentOfTemplate,
  newTemplateFacts,
  saysTheSame,
  type WhatsappTemplate,
  withOwnFile,
} from '#domain/whatsapp/templateRow'
import type { HeardTemplate } from '../../channels/whatsapp/templates.ts'
import { metaWords } from './rows.ts'

/** A template as Meta has it now. What somebody has written since it was approved stays. */
export function asTold(row: WhatsappTemplate, heard: HeardTemplate, now: number): WhatsappTemplate {
  const content = keepable(heard, row)
  const isUntouched = row.approved ? saysTheSame(row, row.approved) : row.created_by === null
  const words = isUntouched && content ? { ...content, category: row.category } : contentOfTemplate(row)
  const told = {
    ...row,
    ...words,
    ...factsOf(heard),
    approved: heard.state === 'approved' ? content : row.approved,
  }
  if (row.state !== 'sending') return told
  // Whether other words for a template were taken is seen by whether Meta has them, or is looking at something.
  const isTaken = row.meta_id === '' || heard.state === 'pending' || (content !== null && saysTheSame(row, content))
  return isTaken
    ? { ...told, problem: '', problem_details: '', problem_at: null }
    : { ...told, problem: 'unanswered', problem_details: '', problem_at: now }
}

const factsOf = ({ id, state, category, quality, rejection }: HeardTemplate) => ({
  meta_id: id,
  state,
  meta_category: metaWords(category),
  quality: metaWords(quality),
  rejected_reason: metaWords(rejection),
})

/** null: it has parts, or more of them, than this version keeps. */
function keepable(heard: HeardTemplate, own: TemplateContent): TemplateContent | null {
  const read = z.safeParse(TemplateContent, heard.content)
  return read.success ? withOwnFile(read.data, own) : null
}

/** A template that was made elsewhere. */
export function asStranger(
  heard: HeardTemplate,
  { id, channel_account_id }: Pick<WhatsappTemplate, 'id' | 'channel_account_id'>,
  now: number,
): WhatsappTemplate {
  const content = keepable(heard, newTemplateContent)
  return {
    ...newTemplateContent,
    category: heard.category === 'utility' ? 'utility' : 'marketing',
    ...content,
    name: metaWords(heard.name, 512),
    language: metaWords(heard.language, 20),
    ...newTemplateFacts,
    ...factsOf(heard),
    approved: heard.state === 'approved' ? content : null,
    id,
    channel_account_id,
    created_by: null,
    created_at: now,
    updated_at: now,
  }
}
