import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { Time, text } from '../../shared/schema.ts'
import { madeBy, NewCompanion } from './companion.ts'

export const consentChannels = ['email', 'sms', 'whatsapp', 'phone'] as const
export type ConsentChannel = (typeof consentChannels)[number]

/** The six of GDPR Art. 6(1), in its order. */
export const lawfulBases = [
  'consent',
  'contract',
  'legalObligation',
  'vitalInterests',
  'publicTask',
  'legitimateInterests',
] as const
export type LawfulBasis = (typeof lawfulBases)[number]

/** Why somebody may be reached over a channel, with what shows it; who wrote it down is who made the row. */
export const NewConsent = z.extend(NewCompanion, {
  channel: z.enum(consentChannels),
  basis: z.enum(lawfulBases),
  evidence: text(limits.evidenceLength),
  given_at: Time,
})
export const Consent = z.extend(NewConsent, { ...madeBy, withdrawn_at: z.nullable(Time) })
export type Consent = z.output<typeof Consent>

type ConsentState = { kind: 'unknown' } | { kind: 'lawful' | 'withdrawn'; consent: Consent }

/** What holds for a channel: of several bases the one that was given last. */
export function consentStateOf(consents: readonly Consent[], channel: ConsentChannel): ConsentState {
  const last = consents
    .filter((consent) => consent.channel === channel)
    .reduce<Consent | null>((best, one) => (best && isBefore(one, best) ? best : one), null)
  if (!last) return { kind: 'unknown' }
  return { kind: last.withdrawn_at === null ? 'lawful' : 'withdrawn', consent: last }
}

const isBefore = (a: Consent, b: Consent) => a.given_at < b.given_at || (a.given_at === b.given_at && a.id < b.id)
