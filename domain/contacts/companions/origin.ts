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

/** What a list that is imported is, and by which way its people came: own customers and a fair's visitors told us themselves. */
export const listKinds = {
  customers: 'person',
  fair: 'person',
  directory: 'elsewhere',
  bought: 'elsewhere',
  other: 'elsewhere',
} as const satisfies Record<string, OriginWay>
export type ListKind = keyof typeof listKinds
export const listKindNames = Object.keys(listKinds) as [ListKind, ...ListKind[]]

/** Where a list is from, said once for all whom its import makes; the name is what they are told. */
export const ListOrigin = z.object({
  kind: z.enum(listKindNames),
  name: Line.check(z.trim(), z.minLength(1)),
  collected_at: Time,
})
export type ListOrigin = z.output<typeof ListOrigin>

/**
 * Where a contact of an import came from, as long as nobody recorded it for the contact itself. A list of which nobody
 * noted that is somebody else's, by the name of its file, from the day of the import.
 */
export function originOfImport(
  { name, origin }: { name: string; origin: ListOrigin | null },
  created_at: number,
): OriginInput {
  const rest = { licence: '', evidence: '', fields: [], informed_at: null }
  if (!origin) return { ...rest, way: 'elsewhere', name, collected_at: created_at }
  return { ...rest, way: listKinds[origin.kind], name: origin.name, collected_at: origin.collected_at }
}
export type OriginInput = Omit<ContactOrigin, keyof Companion>

/** When the person must have been told, at the latest; null: nobody has to be. */
export const informBy = ({ way, collected_at }: Pick<ContactOrigin, 'way' | 'collected_at'>): number | null =>
  way === 'elsewhere' ? monthAfter(collected_at) : null

type InformState = 'none' | 'informed' | 'open' | 'late'

/** What counts for a contact: what was recorded for it, else what its import says. */
export const countedOrigins = (
  recorded: readonly OriginInput[],
  imported: OriginInput | null,
): readonly OriginInput[] => (recorded.length > 0 || !imported ? recorded : [imported])

/** Of all origins of a contact the one of which the person must be told first; null: nothing is owed. */
export function owedFor(origins: readonly OriginInput[], now: number): { origin: OriginInput; due: number } | null {
  const owed = origins.flatMap((origin) => {
    const state = informState(origin, now)
    return state === 'open' || state === 'late' ? [{ origin, due: informBy(origin)! }] : []
  })
  return owed.toSorted((a, b) => a.due - b.due)[0] ?? null
}

export function informState(origin: OriginInput, now: number): InformState {
  const due = informBy(origin)
  if (due === null) return 'none'
  if (origin.informed_at !== null) return 'informed'
  return due < now ? 'late' : 'open'
}
