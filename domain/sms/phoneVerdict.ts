import { channelFacts } from '../campaigns/channel.ts'
import { type AudienceRules, type SkipReason, whatsappKeys } from '../campaigns/receivers.ts'
import { consentStateOf } from '../contacts/companions/consent.ts'
import type { Contact } from '../contacts/contact.ts'
import { exclusionOf } from '../contacts/excluded.ts'
import { countHolds } from '../contacts/filterTests.ts'

/** Channels of campaigns that write to numbers. */
export type PhoneChannel = 'sms' | 'whatsapp' | 'linked'
export type PhoneContact = Pick<
  Contact,
  'id' | 'emails' | 'phones' | 'identities' | 'country' | 'restricted_at' | (typeof channelFacts)[PhoneChannel]['sends']
>

export type PhoneVerdict =
  | { kind: 'skipped'; reason: Exclude<SkipReason, 'duplicate'>; phone: string }
  | { kind: 'receiver'; phone: string; unknownBasis: boolean }

/** Whether a message goes to a contact, and at which number: the first that nothing stands against. */
export function phoneVerdictOf(
  contact: PhoneContact,
  rules: AudienceRules,
  channel: PhoneChannel = 'sms',
): PhoneVerdict {
  const { consent, sends } = channelFacts[channel]
  const phones = contact.phones.map(({ full_number }) => full_number)
  const skipped = (reason: Exclude<SkipReason, 'duplicate'>, phone = phones[0] ?? ''): PhoneVerdict => ({
    kind: 'skipped',
    reason,
    phone,
  })
  if (contact.restricted_at !== null) return skipped('restricted')
  if (exclusionOf(rules.exclusions, contact)) return skipped('excluded')
  const keys = [...phones, ...contact.emails.map(({ email }) => email.toLowerCase()), ...whatsappKeys(contact)]
  const refusing = keys.find((key) => {
    const suppression = rules.suppressionOf(key)
    return suppression !== undefined && suppression !== 'bounced'
  })
  if (refusing) return skipped('saidNo')
  const standing = consentStateOf(rules.consentsOf(contact.id), consent)
  if (standing.kind === 'withdrawn') return skipped('withdrawn')
  const unknownBasis = standing.kind === 'unknown'
  if (unknownBasis && !rules.allowsUnknownBasis) return skipped('noBasis')
  if (rules.sendCount && !countHolds(rules.sendCount, contact[sends])) return skipped('sendCount')
  const usable = phones.find((phone) => !rules.suppressionOf(phone))
  if (usable) return { kind: 'receiver', phone: usable, unknownBasis }
  return phones.length > 0 ? skipped('bounced') : skipped('noAddress')
}
