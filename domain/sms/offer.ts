import { type PriceLine, priceDay, priceOf, usualPoints } from '../campaigns/prices.ts'
import type { ReceiverReason } from '../campaigns/receiverReason.ts'
import { accountsFor, needsTemplate, routePrice, type SmsAccount } from '../channels/account.ts'
import { merged } from '../email/render/mergeTags.ts'
import { routeRefusal } from './campaignRules.ts'
import type { SmsReader, TypedSms } from './compose.ts'
import { linkPattern } from './links.ts'
import { measureSms } from './parts.ts'
import { sentText } from './sentText.ts'
import { filledTemplate } from './template.ts'

/** What a message comes to beside its text and route. */
export type SmsMeans = {
  /** points of one part */
  pointsIn: (country: string) => number
  /** how a short link looks, by its length; null: this server has no public address, so links stay as they are */
  shortLink: string | null
}
export const usualMeans: SmsMeans = { pointsIn: () => usualPoints, shortLink: null }

/** By the operator's prices of a day. */
export function smsMeans(prices: readonly PriceLine[], { at, shortLink }: { at: number; shortLink: string | null }) {
  const day = priceDay(at)
  const known = new Map<string, number>()
  const pointsIn = (country: string) => {
    const points = known.get(country) ?? priceOf(prices, { channel: 'sms', country, category: '' }, day)
    known.set(country, points)
    return points
  }
  return { pointsIn, shortLink } satisfies SmsMeans
}

export type SmsOffer = {
  route: SmsAccount
  text: string
  parts: number
  points: number
  /** in millionths of the route's currency; null: nobody said */
  money: number | null
}

/** How a country would be written to and what that takes; null: no route reaches it. The server tries them in this order. */
export function offerFor(
  typed: TypedSms,
  routes: readonly SmsAccount[],
  receiver: SmsReader,
  { pointsIn, shortLink }: SmsMeans = usualMeans,
): SmsOffer | null {
  const able = ableAccounts(
    routes.filter(({ is_on }) => is_on),
    typed,
    receiver.country,
  )
  const [route] = 'accounts' in able ? able.accounts : []
  const text = route && textOver(typed, route, receiver, shortLink)
  if (!route || !text) return null
  const { parts } = measureSms(text)
  const price = routePrice(route, receiver.country)
  const points = parts * pointsIn(receiver.country)
  return { route, text, parts, points, money: price === null ? null : price * parts }
}

/** In the order in which they are tried. Where none is able, the reason of the one that came furthest. */
export function ableAccounts(
  accounts: readonly SmsAccount[],
  message: Pick<TypedSms, 'templates'>,
  country: string,
): { accounts: SmsAccount[] } | { refused: ReceiverReason } {
  const reasons = accounts.map((account) => routeRefusal(account, message, country))
  const able = accounts.filter((_, n) => reasons[n] === null).map((account) => ({ ...account, is_on: true }))
  if (able.length) return { accounts: accountsFor(able, country) }
  return { refused: reasons.find((reason) => reason !== null && reason !== 'noWay') ?? 'noWay' }
}

/** What goes over a route: its template where it takes nothing else; null where none is chosen for it. */
function textOver(
  typed: TypedSms,
  route: SmsAccount,
  { country, values }: SmsReader,
  shortLink: string | null,
): string | null {
  if (!needsTemplate(route)) {
    const text = sentText(typed, { country, values, sign: signOf(route) })
    return typed.shortens_links && shortLink !== null ? text.replace(linkPattern, shortLink) : text
  }
  const use = typed.templates.find((one) => one.channel_account_id === route.id)
  const template = use && route.templates.find(({ code }) => code === use.code)
  if (!use || !template) return null
  return filledTemplate(template, (name) => merged(use.values[name] ?? '', values))
}

/** The approved name that a route puts in front of texts to mainland China, without its brackets; '' where it has none. */
const signOf = ({ templates }: Pick<SmsAccount, 'templates'>): string => templates[0]?.sign ?? ''

/** The same of the route that texts to the mainland take; null: they go as a template that has its own, or not at all. */
export function signTo(routes: readonly SmsAccount[], typed: TypedSms): string | null {
  const able = ableAccounts(
    routes.filter(({ is_on }) => is_on),
    typed,
    'CN',
  )
  const [route] = 'accounts' in able ? able.accounts : []
  return !route || needsTemplate(route) ? null : signOf(route)
}
