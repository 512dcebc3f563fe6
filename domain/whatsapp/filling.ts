import { type MergeValues, merged } from '../email/render/mergeTags.ts'
import type { WhatsappMessageFields } from './message.ts'
import { type TemplateContent, type TemplateValues, templateLimits } from './template.ts'
import { isTooLong, missingValues, variableText } from './templateProblems.ts'

/** What stands for the variables where one receiver reads the message. */
export function filledValues(
  { texts, buttons }: Pick<WhatsappMessageFields, 'texts' | 'buttons'>,
  values: MergeValues,
): TemplateValues {
  const filled = (given: Readonly<Record<string, string>>, write: (text: string) => string) =>
    Object.fromEntries(Object.entries(given).map(([name, text]) => [name, write(merged(text, values))]))
  return {
    texts: filled(texts, variableText),
    // The end of an address, or a code.
    buttons: filled(buttons, (text) => text.trim().replace(/\s+/g, '%20')),
  }
}

/** Whether something is missing, or longer than Meta takes. */
export const isUnwritable = (content: TemplateContent, values: TemplateValues): boolean =>
  missingValues(content, values).length > 0 || isTooLong(content, values) || isCodeTooLong(content, values)

const isCodeTooLong = (content: TemplateContent, { buttons }: TemplateValues) =>
  content.buttons.some(({ kind }, n) => kind === 'copy' && (buttons[n] ?? '').length > templateLimits.code)

/** In which language countries are called in it. */
export const nameLanguageOf = ({ language }: Pick<TemplateContent, 'language'>): 'zh-CN' | 'en-US' =>
  language.startsWith('zh') ? 'zh-CN' : 'en-US'
