import * as z from 'zod/mini'
import { says } from '../../errors.ts'
import { text, Url } from '../../shared/schema.ts'

const selector = text(200)

/**
 * How the list of a fair or directory is read, as its user recorded it on one of its pages: CSS selectors of one entry, of the link to
 * the next page, and of each value within an entry.
 */
export const ListRecipe = z.object({
  start: Url.check(z.minLength(1, says('targetRequired'))),
  entry: selector.check(z.minLength(1)),
  next: selector,
  fields: z.record(text(40), selector),
  /** rows of its first page when it was recorded: fewer than none of them is a page that has changed. Not there: it was typed */
  seen: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
})
export type ListRecipe = z.output<typeof ListRecipe>
