import { needsTemplate, type RouteTemplate, type SmsAccount } from '../channels/account.ts'
import { type MergeValues, merged, tagsIn } from '../email/render/mergeTags.ts'
import { limits } from '../limits.ts'
import type { SmsMessageFields } from './message.ts'
import { optOutLines, wantsOptOutLine } from './optOut.ts'
import { measureSms } from './parts.ts'

/** A text message as somebody types it; what it is called comes with what it is for. */
export type TypedSms = Omit<SmsMessageFields, 'name'>

export const emptySms = (language: SmsMessageFields['language']): TypedSms => ({
  text: '',
  language,
  opt_out: 'whereNeeded',
  shortens_links: false,
  templates: [],
})
export const isEmptySms = ({ text, templates }: TypedSms) => !text.trim() && templates.length === 0

const lines = { zh: optOutLines['zh-CN'], en: optOutLines['en-US'] } as const

export const hasOptOutLine = ({ opt_out }: Pick<TypedSms, 'opt_out'>, country: string): boolean =>
  opt_out === 'always' || wantsOptOutLine(country)

export type SmsReader = { values: MergeValues; country: string }

/** What somebody of a country would read, by the text alone. */
export function textFor(typed: TypedSms, { values, country }: SmsReader): string {
  const text = merged(typed.text, values).trim()
  return hasOptOutLine(typed, country) ? `${text}\n${lines[typed.language]}` : text
}

export type SmsFault = 'textEmpty' | 'textTooLong' | 'tagUnknown' | 'templateValues'

/** What keeps a text from being sent to anybody. */
export function smsFaultsOf(typed: TypedSms, routes: readonly SmsAccount[]): SmsFault[] {
  const needsText = routes.length === 0 || routes.some((route) => route.is_on && !needsTemplate(route))
  const { parts } = measureSms(typed.text)
  const texts = [typed.text, ...typed.templates.flatMap(({ values }) => Object.values(values))]
  const isWrong: Record<SmsFault, boolean> = {
    textEmpty: !typed.text.trim() && (needsText || typed.templates.length === 0),
    textTooLong: parts > limits.smsParts,
    tagUnknown: texts.some((text) => tagsIn(text).unknown.length > 0),
    templateValues: typed.templates.some(({ channel_account_id, code, values }) => {
      const route = routes.find(({ id }) => id === channel_account_id)
      return (templateOf(route, code)?.variables ?? []).some((name) => !values[name]?.trim())
    }),
  }
  return (Object.keys(isWrong) as SmsFault[]).filter((fault) => isWrong[fault])
}

const templateOf = (route: SmsAccount | undefined, code: string): RouteTemplate | undefined =>
  route?.templates.find((one) => one.code === code)
