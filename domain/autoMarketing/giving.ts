import * as z from 'zod/mini'
import { countryCodes } from '../contacts/countryCodes.ts'
import { Id } from '../shared/schema.ts'

/** A colleague who works with contacts that a run has found: of these countries, or of any where none is named. */
export const AutoReceiver = z.object({
  user: Id,
  countries: z.array(z.enum(countryCodes as [string, ...string[]])).check(z.maxLength(300)),
})
export type AutoReceiver = z.output<typeof AutoReceiver>

/**
 * The user who gets a new contact; null: the run's own user. Colleagues named for its country come before those for any country;
 * among several, the one who has received the fewest so far (`given`) gets it.
 */
export function newOwnerOf(
  receivers: readonly AutoReceiver[],
  country: string,
  given: ReadonlyMap<string, number>,
): string | null {
  const named = receivers.filter(({ countries }) => countries.includes(country))
  const meant = named.length ? named : receivers.filter(({ countries }) => countries.length === 0)
  const count = ({ user }: AutoReceiver) => given.get(user) ?? 0
  return (
    meant.reduce<AutoReceiver | null>((least, one) => (least && count(least) <= count(one) ? least : one), null)
      ?.user ?? null
  )
}
