import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Line, Time, Url } from '../shared/schema.ts'

/** What can be found of a lead; `registration` is a number of a company register or of a tax office. */
export const foundKinds = [
  'company',
  'person',
  'email',
  'phone',
  'whatsapp',
  'address',
  'social',
  'registration',
] as const
export type FoundKind = (typeof foundKinds)[number]

/**
 * How it stood there: said to machines (JSON-LD), in a link, in the text, or in the text so that machines would not read it
 * ("info [at] …").
 */
export const foundWays = ['structured', 'link', 'text', 'hidden'] as const
export type FoundWay = (typeof foundWays)[number]

/**
 * One thing that a page says, with all that is needed to look at it again. An email is in lower case, a phone is E.164
 * digits without the plus, a social profile is its address. Text of a stranger: nothing of it is ever markup.
 */
export const FoundValue = z.object({
  kind: z.enum(foundKinds),
  value: Line.check(z.minLength(1)),
  /** the page that says it */
  page: Url,
  /** the words around it, as they stand there */
  snippet: Line,
  found_at: Time,
  way: z.enum(foundWays),
})
export type FoundValue = z.output<typeof FoundValue>

/** The more reliable way first: of the same value from two places this is the one to show. */
const wayRank: Record<FoundWay, number> = { structured: 0, link: 1, text: 2, hidden: 3 }

/** Each value once, from where it stood most plainly; those that were found first stay in front. */
export function uniqueFoundValues(values: readonly FoundValue[], most: number = limits.crawlValues): FoundValue[] {
  const byValue = new Map<string, FoundValue>()
  for (const value of values) {
    const key = `${value.kind} ${value.value.toLowerCase()}`
    const known = byValue.get(key)
    if (!known ? byValue.size < most : wayRank[value.way] < wayRank[known.way]) byValue.set(key, value)
  }
  return [...byValue.values()]
}
