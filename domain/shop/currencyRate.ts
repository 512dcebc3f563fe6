import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { derivedId } from '../shared/derivedId.ts'
import { Id, Time } from '../shared/schema.ts'
import { CurrencyCode } from './price.ts'

export const RateDay = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
const Rate = z.number().check(z.refine((rate) => rate > 0 && rate < 1e9, says('rateInvalid')))

const rateFields = {
  currency: CurrencyCode,
  /** on which it was valid first; it is until the next one */
  day: RateDay,
  /** so many units of the currency for one euro */
  per_euro: Rate,
  /** who said it */
  by: z.enum(['hand', 'ecb']),
}
export const NewCurrencyRate = z.object({ id: Id, ...rateFields })
export const CurrencyRate = z.extend(NewCurrencyRate, { created_by: Id, created_at: Time, updated_at: Time })
export type CurrencyRate = z.output<typeof CurrencyRate>
type RateFields = Pick<CurrencyRate, 'currency' | 'day' | 'per_euro'>

/** One rate per currency and day: two devices that say it make the same row. */
export const rateIdOf = (account: string, currency: string, day: string): string =>
  derivedId('currency_rate', account, currency, day)

/** The latest that was valid on that day; the euro is always one. Null: none was. */
export function rateOn(rates: readonly RateFields[], currency: string, day: string): RateFields | null {
  if (currency === 'EUR') return { currency, day, per_euro: 1 }
  const known = rates.filter((rate) => rate.currency === currency && rate.day <= day)
  return known.reduce<RateFields | null>((last, rate) => (last === null || rate.day > last.day ? rate : last), null)
}

/** An amount in another currency at the rates of a day, in hundredths; null where one of the two is not known. */
export function amountIn(
  amount: number,
  { from, to, day }: { from: string; to: string; day: string },
  rates: readonly RateFields[],
): number | null {
  if (from === to) return amount
  const [given, wanted] = [rateOn(rates, from, day), rateOn(rates, to, day)]
  return given && wanted ? Math.round((amount / given.per_euro) * wanted.per_euro * 100) / 100 : null
}

/** What the ECB's daily file says: a day and the rates of one euro. Anything else is no such file: null. */
export function readEcbFile(xml: string): { day: string; rates: { currency: string; per_euro: number }[] } | null {
  const day = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml)?.[1]
  if (!day) return null
  const rates = [...xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d+(?:\.\d+)?)['"]/g)]
    .map(([, currency, rate]) => ({ currency: currency!, per_euro: Number(rate) }))
    .filter(({ per_euro }) => per_euro > 0)
  return rates.length > 0 ? { day, rates } : null
}
