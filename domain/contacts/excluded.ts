import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { Email, FullNumber, Id, Line, Time, text } from '../shared/schema.ts'
import type { Contact } from './contact.ts'

/** As WhatsApp writes it: `8613812345678@c.us`, or `…@lid` where it hides the number. */
const WhatsAppId = text(100).check(z.trim(), z.toLowerCase())
const optional = <S extends z.ZodMiniType>(schema: S) => z.union([z.literal(''), schema])

export const NewExclusion = z
  .object({
    id: Id,
    /** '' where it is not known; so are the two others */
    full_number: optional(FullNumber),
    email: optional(Email),
    whatsapp_id: WhatsAppId,
    reason: Line,
  })
  .check(z.refine((one) => isAddressed(one), says('excludedEmpty')))
export type NewExclusion = z.output<typeof NewExclusion>

/** Somebody to whom this company sends nothing any more, on any channel. */
export const ExcludedContact = z.object({
  ...NewExclusion.shape,
  created_by: Id,
  created_at: Time,
  updated_at: Time,
})
export type ExcludedContact = z.output<typeof ExcludedContact>

export type Address = Pick<ExcludedContact, 'full_number' | 'email' | 'whatsapp_id'>
const isAddressed = ({ full_number, email, whatsapp_id }: Address) => Boolean(full_number || email || whatsapp_id)

/** What is asked for every contact of a list or a send; made once for all of them. */
export type Exclusions = ReadonlyMap<string, ExcludedContact>

export function exclusionsOf(excluded: readonly ExcludedContact[]): Exclusions {
  const byKey = new Map<string, ExcludedContact>()
  for (const one of excluded) for (const key of keysOf(one)) if (!byKey.has(key)) byKey.set(key, one)
  return byKey
}

/** Why nothing is sent to this contact; null when it may be. */
export function exclusionOf(
  exclusions: Exclusions,
  { phones, emails }: Pick<Contact, 'phones' | 'emails'>,
  whatsapp_id = '',
): ExcludedContact | null {
  for (const { full_number } of phones) {
    const found = exclusions.get(`p${full_number}`)
    if (found) return found
  }
  for (const { email } of emails) {
    const found = exclusions.get(`e${email.toLowerCase()}`)
    if (found) return found
  }
  return (
    keysOf({ full_number: '', email: '', whatsapp_id })
      .map((key) => exclusions.get(key))
      .find(Boolean) ?? null
  )
}

/** Says of every row whether it keeps this contact from being sent to. */
export function keepsOut({ phones, emails }: Pick<Contact, 'phones' | 'emails'>): (row: Address) => boolean {
  const keys = new Set([
    ...phones.map(({ full_number }) => `p${full_number}`),
    ...emails.map(({ email }) => `e${email.toLowerCase()}`),
  ])
  return (row) => keysOf(row).some((key) => keys.has(key))
}

/** Whether this very address is among them, or the same in another writing. */
export const isExcluded = (exclusions: Exclusions, address: Address) =>
  keysOf(address).some((key) => exclusions.has(key))

/** A WhatsApp id that shows its number stands for the number as well, so that either finds the other. */
function keysOf({ full_number, email, whatsapp_id }: Address): string[] {
  const shown = /^(\d{5,15})@(c\.us|s\.whatsapp\.net)$/.exec(whatsapp_id.toLowerCase())?.[1]
  const keys: string[] = []
  if (full_number) keys.push(`p${full_number}`)
  if (shown) keys.push(`p${shown}`)
  if (email) keys.push(`e${email.toLowerCase()}`)
  if (whatsapp_id && !shown) keys.push(`w${whatsapp_id.toLowerCase()}`)
  return keys
}
