import { countryNamer } from '#domain/contacts/countryName'
import type { CustomField } from '#domain/contacts/customField'
import { customTextIn } from '#domain/contacts/customText'
import { customMergeValues, type MergeValues, merged, mergeValues } from '#domain/email/render/mergeTags'
import { plainTemplate, type TemplateValues, templateLimits } from '#domain/whatsapp/template'
import { isTooLong, missingValues, variableText } from '#domain/whatsapp/templateProblems'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { WhatsappSnapshot } from './snapshot.ts'

/** A message as one receiver gets it. `text`: what the phone shows of it. */
export type RenderedWhatsapp = { values: TemplateValues; text: string }

/** null: something is missing for this receiver, or longer than Meta takes. */
export function renderWhatsapp(
  receiver: Candidate,
  { content, texts, buttons }: WhatsappSnapshot,
  fields: readonly CustomField[],
): RenderedWhatsapp | null {
  const values = valuesOf(receiver, content.language.startsWith('zh') ? 'zh' : 'en', fields)
  const filled = (given: Readonly<Record<string, string>>, write: (text: string) => string) =>
    Object.fromEntries(Object.entries(given).map(([name, text]) => [name, write(merged(text, values))]))
  const all: TemplateValues = {
    texts: filled(texts, variableText),
    // The end of an address, or a code.
    buttons: filled(buttons, (text) => text.trim().replace(/\s+/g, '%20')),
  }
  if (missingValues(content, all).length || isTooLong(content, all) || isCodeTooLong(content, all)) return null
  return { values: all, text: plainTemplate(content, all) }
}

const isCodeTooLong = (content: WhatsappSnapshot['content'], { buttons }: TemplateValues) =>
  content.buttons.some(({ kind }, n) => kind === 'copy' && (buttons[n] ?? '').length > templateLimits.code)

const namers = { zh: countryNamer('zh-CN'), en: countryNamer('en-US') }
const customTexts = { zh: customTextIn('zh-CN'), en: customTextIn('en-US') }

/** It goes to a number: an email address it has none to say. */
const valuesOf = (receiver: Candidate, language: 'zh' | 'en', fields: readonly CustomField[]): MergeValues => ({
  ...mergeValues(receiver, '', namers[language]),
  ...customMergeValues(fields, receiver.custom_fields, customTexts[language]),
})
