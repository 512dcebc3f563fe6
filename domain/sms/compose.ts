import type { RouteTemplate } from '../channels/account.ts'
import { type MergeValues, merged } from '../email/render/mergeTags.ts'
import type { SmsMessageFields } from './message.ts'
import { hasSignature, optOutLines, wantsOptOutLine, wantsSignature } from './optOut.ts'

type ComposeContext = {
  /** of the receiver */
  country: string
  values: MergeValues
  /** the sender's name that mainland China wants in front, without its brackets; '' where none is set */
  sign: string
}

/** A text as its receiver reads it, before its links are shortened: what it says, who says it, and how to have no more. */
export function composeSms(
  message: Pick<SmsMessageFields, 'text' | 'language' | 'opt_out'>,
  { country, values, sign }: ComposeContext,
): string {
  const said = merged(message.text, values).trim()
  const signed = wantsSignature(country) && sign && !hasSignature(said) ? `【${sign}】${said}` : said
  if (message.opt_out !== 'always' && !wantsOptOutLine(country)) return signed
  const line = optOutLines[message.language === 'zh' ? 'zh-CN' : 'en-US']
  if (signed.toLowerCase().includes(line.toLowerCase())) return signed
  return message.language === 'zh' ? `${signed}${line}` : `${signed} ${line}`
}

/** What stands for the variables of an approved template, in their order. */
export const templateValues = (
  { variables }: Pick<RouteTemplate, 'variables'>,
  given: Readonly<Record<string, string>>,
  values: MergeValues,
): (readonly [name: string, value: string])[] =>
  variables.map((name) => [name, merged(given[name] ?? '', values).trim()] as const)

/** The template as its receiver reads it: variables are written `${name}`, or `{1}` by their place. */
export function composeTemplate(
  { sign, text }: Pick<RouteTemplate, 'sign' | 'text'>,
  values: readonly (readonly [name: string, value: string])[],
): string {
  const byName = new Map(
    values.flatMap(([name, value], n) => [[name, value] as const, [String(n + 1), value] as const]),
  )
  const said = text.replace(/\$?\{([^{}]+)\}/g, (whole, name: string) => byName.get(name.trim()) ?? whole)
  return sign && !hasSignature(said) ? `【${sign}】${said}` : said
}
