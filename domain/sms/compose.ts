import { accountsFor, type ChannelAccount, needsTemplate, type RouteTemplate, routePrice } from '../channels/account.ts'
import { type MergeValues, merged, tagsIn } from '../email/render/mergeTags.ts'
import { limits } from '../limits.ts'
import type { SmsMessageFields } from './message.ts'
import { optOutLines, wantsOptOutLine } from './optOut.ts'
import { measureSms } from './parts.ts'
import { senderFault } from './senderNames.ts'
import { filledTemplate } from './template.ts'

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

type Receiver = { values: MergeValues; country: string }

/** What somebody of a country would read, by the text alone. */
export function textFor(typed: TypedSms, { values, country }: Receiver): string {
  const text = merged(typed.text, values).trim()
  return hasOptOutLine(typed, country) ? `${text}\n${lines[typed.language]}` : text
}

/** What goes over a route: its template where it takes nothing else; null where none is chosen for it. */
export function textOver(typed: TypedSms, route: ChannelAccount, receiver: Receiver): string | null {
  if (!needsTemplate(route)) return textFor(typed, receiver)
  const use = typed.templates.find((one) => one.channel_account_id === route.id)
  const template = use && route.templates.find(({ code }) => code === use.code)
  if (!use || !template) return null
  return filledTemplate(template, (name) => merged(use.values[name] ?? '', receiver.values))
}

export type SmsOffer = {
  route: ChannelAccount
  text: string
  parts: number
  points: number
  /** in millionths of the route's currency; null: nobody said */
  money: number | null
}

/** A point a part, where the operator's prices say nothing else. */
const pointsPerPart = 1

/** How a country would be written to and what that takes; null: no route reaches it. The server tries them in this order. */
export function offerFor(typed: TypedSms, routes: readonly ChannelAccount[], receiver: Receiver): SmsOffer | null {
  for (const route of accountsFor(routes, receiver.country)) {
    const text = textOver(typed, route, receiver)
    if (text === null) continue
    if (route.sender && senderFault(route.sender, receiver.country, new Set(route.registered_in))) continue
    const { parts } = measureSms(text)
    const price = routePrice(route, receiver.country)
    return { route, text, parts, points: parts * pointsPerPart, money: price === null ? null : price * parts }
  }
  return null
}

export type SmsFault = 'textEmpty' | 'textTooLong' | 'tagUnknown' | 'templateValues'

/** What keeps a text from being sent to anybody. */
export function smsFaultsOf(typed: TypedSms, routes: readonly ChannelAccount[]): SmsFault[] {
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

const templateOf = (route: ChannelAccount | undefined, code: string): RouteTemplate | undefined =>
  route?.templates.find((one) => one.code === code)
