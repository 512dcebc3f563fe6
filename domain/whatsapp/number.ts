import * as z from 'zod/mini'
import { Line, Time } from '../shared/schema.ts'

/** What Meta says of a number of a company: in its own words, '' where it says nothing. */
export const NumberFacts = z.object({
  /** as it is written for people, such as +86 574 8700 0001 */
  display: Line,
  name: Line,
  /** of the name: approved, pending_review, declined … */
  name_state: Line,
  /** green, yellow or red: how its receivers take what it sends */
  quality: Line,
  /** standard (80 messages a second) or high (1,000) */
  throughput: Line,
  /** how many persons the whole portfolio may write to first in 24 hours, such as TIER_2K */
  limit: Line,
  /** connected, flagged, restricted … */
  state: Line,
  /** the portfolio of businesses that its WhatsApp Business account belongs to, by id and name */
  portfolio: Line,
  portfolio_name: Line,
  /** id of the app that the token belongs to; example files of templates are uploaded to it */
  app: Line,
  /** whether Meta took the address at which this server hears of receipts and answers */
  is_heard: z.boolean(),
  told_at: Time,
})
export type NumberFacts = z.output<typeof NumberFacts>

const tiers: Readonly<Record<string, number>> = {
  TIER_50: 50,
  TIER_250: 250,
  TIER_1K: 1_000,
  TIER_2K: 2_000,
  TIER_10K: 10_000,
  TIER_100K: 100_000,
}

/** How many people the portfolio may start conversations with in 24 hours; null: unlimited, or not told by Meta. */
export const portfolioLimitOf = ({ limit }: Pick<NumberFacts, 'limit'>): number | null => tiers[limit] ?? null

/** The least that Meta grants, for a number of which it has said nothing yet. */
export const leastPortfolioLimit = 250

/** The same of the numbers of one portfolio, by what Meta said last of any of them. */
export function peopleLimitOf(numbers: readonly (NumberFacts | null)[]): number | null {
  const told = numbers.filter((facts) => facts !== null && facts.limit !== '') as NumberFacts[]
  const [last] = told.toSorted((a, b) => b.told_at - a.told_at)
  return last ? portfolioLimitOf(last) : leastPortfolioLimit
}

/** Messages that Meta takes in a second. */
export const numberPerSecond = (facts: Pick<NumberFacts, 'throughput'> | null): number =>
  facts?.throughput === 'high' ? 1_000 : 80
