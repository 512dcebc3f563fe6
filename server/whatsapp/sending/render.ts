import { countryNamer } from '#domain/contacts/countryName'
import type { CustomField } from '#domain/contacts/customField'
import { customTextIn } from '#domain/contacts/customText'
import { customMergeValues, type MergeValues, mergeValues } from '#domain/email/render/mergeTags'
import { filledValues, isUnwritable, nameLanguageOf } from '#domain/whatsapp/filling'
import { plainTemplate, type TemplateValues } from '#domain/whatsapp/template'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { ShortLink } from '../../sms/shortLinks.ts'
import type { ButtonLinks } from './buttonLinks.ts'
import type { WhatsappSnapshot } from './snapshot.ts'

/** A message as one receiver gets it. `text`: what the phone shows of it; `links`: of its buttons, those that are short ones of ours. */
export type RenderedWhatsapp = { values: TemplateValues; text: string; links: readonly ShortLink[] }

/** null: something is missing for this receiver, or longer than Meta takes. */
export function renderWhatsapp(
  receiver: Candidate,
  message: WhatsappSnapshot,
  { fields, links }: { fields: readonly CustomField[]; links: ButtonLinks | null },
): RenderedWhatsapp | null {
  const { content } = message
  const values = filledValues(message, valuesOf(receiver, nameLanguageOf(content), fields))
  if (isUnwritable(content, values)) return null
  return { ...(links?.(receiver.id, content, values) ?? { values, links: [] }), text: plainTemplate(content, values) }
}

const namers = { 'zh-CN': countryNamer('zh-CN'), 'en-US': countryNamer('en-US') }
const customTexts = { 'zh-CN': customTextIn('zh-CN'), 'en-US': customTextIn('en-US') }

/** It goes to a number: an email address it has none to say. */
const valuesOf = (receiver: Candidate, language: keyof typeof namers, fields: readonly CustomField[]): MergeValues => ({
  ...mergeValues(receiver, '', namers[language]),
  ...customMergeValues(fields, receiver.custom_fields, customTexts[language]),
})
