import type { SmsAccount } from '#domain/channels/account'
import type { TypedSms } from '#domain/sms/compose'
import { offerFor, type SmsMeans } from '#domain/sms/offer'
import { nobody } from '../../../../components/mail/mailPage.ts'
import type { FastNumber } from '../useFastNumbers.ts'

type FastTotals = { parts: number; points: number; cost: Record<string, number>; noRoute: readonly FastNumber[] }

/** What a text to these numbers takes, each at its country's price. Names may make a text longer than this. */
export function fastTotals(
  sms: TypedSms,
  routes: readonly SmsAccount[],
  numbers: readonly FastNumber[],
  means: SmsMeans,
): FastTotals {
  const offers = new Map(
    [...new Set(numbers.map(({ country }) => country))].map((country) => [
      country,
      offerFor(sms, routes, { values: nobody, country }, means),
    ]),
  )
  const cost: Record<string, number> = {}
  const noRoute: FastNumber[] = []
  let [parts, points] = [0, 0]
  for (const number of numbers) {
    const offer = offers.get(number.country)
    if (!offer) {
      noRoute.push(number)
      continue
    }
    parts += offer.parts
    points += offer.points
    if (offer.money !== null) cost[offer.route.currency] = (cost[offer.route.currency] ?? 0) + offer.money
  }
  return { parts, points, cost, noRoute }
}
