import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { monthAfter } from '../../shared/monthAfter.ts'
import { Line, Time, text } from '../../shared/schema.ts'
import { draftFields } from '../contact.ts'
import { type Companion, madeBy, NewCompanion } from './companion.ts'

/** From the person themselves, or from somewhere else: then the person has to be told (GDPR Art. 14). */
export const originWays = ['person', 'elsewhere'] as const
export type OriginWay = (typeof originWays)[number]

/** Where what is known of a contact came from. No fields: all that was there when it was made. */
export const NewOrigin = z.extend(NewCompanion, {
  way: z.enum(originWays),
  /** a fair, a list, a register */
  name: Line,
  /** under which terms it may be used */
  licence: Line,
  evidence: text(limits.evidenceLength),
  collected_at: Time,
  fields: z.array(z.enum(draftFields)).check(z.maxLength(draftFields.length)),
})
export const ContactOrigin = z.extend(NewOrigin, {
  ...madeBy,
  /** when the person was told */
  informed_at: z.nullable(Time),
})
export type ContactOrigin = z.output<typeof ContactOrigin>

/**
 * Where a contact of an import came from, as long as nobody recorded it: from a list, on the day of the import. A list is
 * somebody else's until it is said that the person gave it.
 */
export const originOfImport = (file: string, created_at: number): Unrecorded => ({
  way: 'elsewhere',
  name: file,
  licence: '',
  evidence: '',
  collected_at: created_at,
  fields: [],
  informed_at: null,
})
export type Unrecorded = Omit<ContactOrigin, keyof Companion>

/** When the person must have been told, at the latest; null: nobody has to be. */
export const informBy = ({ way, collected_at }: Pick<ContactOrigin, 'way' | 'collected_at'>): number | null =>
  way === 'elsewhere' ? monthAfter(collected_at) : null

type InformState = 'none' | 'informed' | 'open' | 'late'

export function informState(origin: Unrecorded, now: number): InformState {
  const due = informBy(origin)
  if (due === null) return 'none'
  if (origin.informed_at !== null) return 'informed'
  return due < now ? 'late' : 'open'
}
