import type { RouteTemplate } from '../channels/account.ts'
import { type MergeValues, merged } from '../email/render/mergeTags.ts'
import { textFor, type TypedSms } from './compose.ts'
import { hasSignature, wantsSignature } from './optOut.ts'

type SentTo = {
  country: string
  values: MergeValues
  /** the sender's name that mainland China wants in front, without its brackets; '' where none is set */
  sign: string
}

/** A text as it goes to somebody, before its links are shortened. */
export function sentText(typed: TypedSms, { country, values, sign }: SentTo): string {
  const text = textFor(typed, { country, values })
  return wantsSignature(country) && sign && !hasSignature(merged(typed.text, values)) ? `【${sign}】${text}` : text
}

/** What stands for the variables of an approved template, in their order. */
export const templateValues = (
  { variables }: Pick<RouteTemplate, 'variables'>,
  given: Readonly<Record<string, string>>,
  values: MergeValues,
): (readonly [name: string, value: string])[] =>
  variables.map((name) => [name, merged(given[name] ?? '', values).trim()] as const)
