import * as z from 'zod/mini'
import { shipmentFacets } from './shipmentFilter.ts'

/** What one part of the matching shipments adds up to. */
export const ShipmentSum = z.object({
  facet: z.enum(shipmentFacets),
  /** a month as yyyy-mm, a code, a country, a port, or a company's number */
  value: z.string(),
  /** of a company; '' of all else */
  name: z.string(),
  count: z.int(),
  /** in US dollars; rows in other currencies, or without an amount, add nothing */
  usd: z.number(),
  kg: z.number(),
  /** of rows that say both, for the price of a kilogram */
  priced_usd: z.number(),
  priced_kg: z.number(),
  /** of rows that count pieces and say an amount, for the price of a piece */
  pieces_usd: z.number(),
  pieces: z.number(),
})
export type ShipmentSum = z.output<typeof ShipmentSum>

export const ShipmentStatistics = z.object({
  /** of the rows that were added up */
  count: z.int(),
  /** there are more than were added up: the newest stand for all */
  is_about: z.boolean(),
  sums: z.array(ShipmentSum),
})
export type ShipmentStatistics = z.output<typeof ShipmentStatistics>

export const sumsOf = ({ sums }: ShipmentStatistics, facet: ShipmentSum['facet']): ShipmentSum[] =>
  sums.filter((sum) => sum.facet === facet)

/** US dollars for a kilogram; null where no row says both. */
export const pricePerKg = ({ priced_usd, priced_kg }: Pick<ShipmentSum, 'priced_usd' | 'priced_kg'>): number | null =>
  priced_kg > 0 && priced_usd > 0 ? priced_usd / priced_kg : null

/** US dollars for a piece; null where nothing is counted by the piece. */
export const pricePerPiece = ({ pieces_usd, pieces }: Pick<ShipmentSum, 'pieces_usd' | 'pieces'>): number | null =>
  pieces > 0 && pieces_usd > 0 ? pieces_usd / pieces : null

/** Of twelve months beside the twelve before, in percent; null where there is nothing to compare with. */
export const growthOf = (recent: number, previous: number): number | null =>
  previous > 0 ? ((recent - previous) / previous) * 100 : null

/** The months from the first to the last one, none left out: one without shipments is a zero and no gap. */
export function monthsBetween(months: readonly string[]): string[] {
  const known = months.filter((month) => /^\d{4}-\d\d$/.test(month)).toSorted()
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return []
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const [from, to] = [numberOf(first), numberOf(last)]
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const number = from + at
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}

/** How much of the whole the largest ones have together, in percent: how concentrated a market is. */
export function shareOfLargest(counts: readonly number[], whole: number, largest: number): number | null {
  if (whole <= 0) return null
  const most = counts.toSorted((a, b) => b - a).slice(0, largest)
  return (most.reduce((sum, count) => sum + count, 0) / whole) * 100
}
