import * as z from 'zod/mini'
import { countryCodes } from '../contacts/countryCodes.ts'
import { CampaignChannel } from './channel.ts'

/** What kind of message it is, where that makes a price: as WhatsApp calls them. '' is every other one. */
export const priceCategories = ['', 'marketing', 'utility', 'authentication', 'service'] as const
export type PriceCategory = (typeof priceCategories)[number]

const Day = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((day) => dayExists(day)),
)
// A day that the calendar does not have is moved to another one by JavaScript.
function dayExists(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
const knownCountries = new Set<string>(['', ...countryCodes])
export const mostPoints = 1_000_000

/** Points for one part of a message, from a day (UTC) on. `country`: '' for every other one. */
export const PriceLine = z.object({
  channel: CampaignChannel,
  country: z.string().check(z.refine((code) => knownCountries.has(code))),
  category: z.enum(priceCategories),
  from: Day,
  points: z.int().check(z.minimum(1), z.maximum(mostPoints)),
})
export type PriceLine = z.output<typeof PriceLine>

/** Where no line says otherwise, a part costs one point. */
export const usualPoints = 1

export type PricedMessage = Pick<PriceLine, 'channel' | 'country' | 'category'>

/**
 * What one part costs on a day: by the country and the category, else by the country, else by the category, else by the line for
 * all others; of these the one that is valid since the latest day.
 */
export function priceOf(lines: readonly PriceLine[], message: PricedMessage, day: string): number {
  const fitting = lines.filter(
    ({ channel, country, category, from }) =>
      channel === message.channel &&
      (country === '' || country === message.country) &&
      (category === '' || category === message.category) &&
      from <= day,
  )
  const rank = ({ country, category }: PriceLine) => Number(country !== '') * 2 + Number(category !== '')
  const best = fitting.toSorted((a, b) => rank(b) - rank(a) || (a.from < b.from ? 1 : -1))[0]
  return best?.points ?? usualPoints
}

/** A day as price lines name it. */
export const priceDay = (at: number) => new Date(at).toISOString().slice(0, 10)

export const priceKey = ({ channel, country, category, from }: PriceLine) =>
  [channel, country, category, from].join(' ')

/** What a file of prices would do to those that are there. Lines that it does not name stay. */
export type PriceDiff = {
  added: readonly PriceLine[]
  changed: readonly { line: PriceLine; before: number }[]
  same: number
}

export function priceDiff(known: readonly PriceLine[], file: readonly PriceLine[]): PriceDiff {
  const before = new Map(known.map((line) => [priceKey(line), line.points]))
  const added = file.filter((line) => !before.has(priceKey(line)))
  const changed = file.flatMap((line) => {
    const points = before.get(priceKey(line))
    return points === undefined || points === line.points ? [] : [{ line, before: points }]
  })
  return { added, changed, same: file.length - added.length - changed.length }
}
