import * as z from 'zod/mini'
import { places } from '../statistics/places.ts'

/** M: imports at their CIF value, X: exports at FOB, RX and RM: what only passes through, which M and X have in them. */
export const tradeFlows = ['M', 'X', 'RX', 'RM'] as const
export type TradeFlow = (typeof tradeFlows)[number]

/** World, which is no sum of partners: what is kept secret stands in it alone. */
export const worldArea = 0

/** `reporter`: null asks all reporters for their trade with the world, a number asks one for all of its partners. */
export const TradeQuestion = z.object({
  reporter: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
  /** a year, or a month as yyyymm */
  period: z.string().check(z.regex(/^(19|20)\d\d(0[1-9]|1[0-2])?$/)),
  hs: z.string().check(z.regex(/^(\d\d){1,3}$/)),
  flow: z.enum(tradeFlows),
})
export type TradeQuestion = z.output<typeof TradeQuestion>

export const TradeRow = z.object({
  reporter: z.int(),
  partner: z.int(),
  /** ISO of the area that the row is about, '' of one that has none */
  country: z.string(),
  name: z.string(),
  /** US dollars: CIF of imports, FOB of exports */
  usd: z.number(),
  /** null: not told, or told as 0 */
  kg: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
  unit: z.string(),
  /** of the quantity or the weight, by the United Nations */
  is_estimated: z.boolean(),
  /** the revision that the reporter used, such as H6 */
  revision: z.string(),
})
export type TradeRow = z.output<typeof TradeRow>

export const TradeAnswer = z.object({
  rows: z.array(TradeRow),
  /** false: without a key no more than 500 rows are told */
  is_whole: z.boolean(),
  asked_at: z.int(),
})
export type TradeAnswer = z.output<typeof TradeAnswer>

/** Several years, or several months, of one reporter: a line for the world, and one for each of its largest partners. */
export const TradeSeriesQuestion = z.object({
  reporter: z.int().check(z.minimum(1), z.maximum(999)),
  periods: z.array(TradeQuestion.shape.period).check(z.minLength(1), z.maxLength(12)),
  hs: TradeQuestion.shape.hs,
  flow: TradeQuestion.shape.flow,
})
export type TradeSeriesQuestion = z.output<typeof TradeSeriesQuestion>

export const TradeLine = z.object({
  partner: z.int(),
  /** ISO, '' of the world and of an area that has none */
  country: z.string(),
  name: z.string(),
  /** of the periods that were told, in their order */
  values: z.array(z.object({ period: z.string(), usd: z.number(), kg: z.nullable(z.number()) })),
})
export type TradeLine = z.output<typeof TradeLine>

const partnerLines = 6

/** The world first, as it was reported, then the partners with the largest sum. A partner that a period does not name traded nothing. */
export function tradeLines(answers: readonly { period: string; rows: readonly TradeRow[] }[]): TradeLine[] {
  const lines = new Map<number, TradeLine>()
  for (const { rows } of answers)
    for (const { partner, country, name } of rows)
      if (!lines.has(partner)) lines.set(partner, { partner, country, name, values: [] })
  for (const { period, rows } of answers.toSorted((a, b) => (a.period < b.period ? -1 : 1))) {
    const byPartner = new Map(rows.map((row) => [row.partner, row]))
    for (const line of lines.values()) {
      const row = byPartner.get(line.partner)
      line.values.push({ period, usd: row?.usd ?? 0, kg: row?.kg ?? null })
    }
  }
  const sumOf = ({ values }: TradeLine) => values.reduce((sum, { usd }) => sum + usd, 0)
  const partners = [...lines.values()].filter(({ partner }) => partner !== worldArea)
  const world = lines.get(worldArea)
  return [...(world ? [world] : []), ...partners.toSorted((a, b) => sumOf(b) - sumOf(a)).slice(0, partnerLines)]
}

/** The months of a year, or so many years up to it. */
export const monthsOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}${String(at + 1).padStart(2, '0')}`)
export const yearsUpTo = (year: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(year - count + 1 + at))

/** Numbers of the United Nations that are not those of ISO: territories that trade as one. */
const ownNumbers: Record<number, string> = {
  842: 'US',
  251: 'FR',
  699: 'IN',
  757: 'CH',
  579: 'NO',
  490: 'TW',
  381: 'IT',
}
const byNumber = new Map([...places.values()].map(({ code, shape }) => [Number(shape), code]))

export const countryOfArea = (area: number): string => ownNumbers[area] ?? byNumber.get(area) ?? ''
export function areaOfCountry(code: string): number | null {
  const own = Object.entries(ownNumbers).find(([, country]) => country === code)
  const shape = Number(places.get(code)?.shape)
  return own ? Number(own[0]) : Number.isFinite(shape) ? shape : null
}

/** Which buy most and grow fastest: each with its value in the year before, the largest first. World is no market. */
export function marketsOf(now: readonly TradeRow[], before: readonly TradeRow[], about: 'reporter' | 'partner') {
  const earlier = new Map(before.map((row) => [row[about], row.usd]))
  return now
    .filter((row) => row[about] !== worldArea)
    .map((row) => {
      const previous = earlier.get(row[about]) ?? null
      const growth = previous && previous > 0 ? ((row.usd - previous) / previous) * 100 : null
      return { ...row, previous, growth, price: row.kg ? row.usd / row.kg : null }
    })
    .toSorted((a, b) => b.usd - a.usd)
}
export type TradeMarket = ReturnType<typeof marketsOf>[number]
