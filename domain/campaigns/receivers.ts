import { type Consent, consentStateOf } from '../contacts/companions/consent.ts'
import { type Contact, isUnchecked } from '../contacts/contact.ts'
import { type Exclusions, exclusionOf } from '../contacts/excluded.ts'
import { countHolds, type countTests } from '../contacts/filterTests.ts'

/**
 * Why somebody of an audience is not written to, in the order in which it is asked: the first that holds is the one that
 * counts, so that every contact is counted once.
 */
export const skipReasons = [
  'restricted',
  'excluded',
  'saidNo',
  'withdrawn',
  'noBasis',
  'sendCount',
  'noAddress',
  'invalid',
  'bounced',
  'duplicate',
] as const
export type SkipReason = (typeof skipReasons)[number]

/**
 * Why nothing goes to an address or a number. A bounce says something of the address, all others of the person. The last two stand
 * for whoever else has it: a contact may be there twice, and only one of the two may say that its consent was withdrawn.
 */
export const suppressions = ['bounced', 'complained', 'unsubscribed', 'withdrawn', 'restricted'] as const
export type Suppression = (typeof suppressions)[number]

/** How often somebody was written to already. */
export type SendCount = { is: (typeof countTests)[number]; value: number }

export type AudienceRules = {
  exclusions: Exclusions
  /** of one contact, by its id */
  consentsOf: (contact: string) => readonly Consent[]
  /** over the channel in question; asked with a `receiverKey` or a number */
  suppressionOf: (key: string) => Suppression | undefined
  /** whether those are written to of whom nobody wrote down why they may be */
  allowsUnknownBasis: boolean
  /** null: however often */
  sendCount: SendCount | null
}

export type AudienceContact = Pick<
  Contact,
  'id' | 'emails' | 'phones' | 'identities' | 'country' | 'restricted_at' | 'email_send_count'
>

type Verdict =
  | { kind: 'skipped'; reason: Exclude<SkipReason, 'duplicate'>; email: string }
  | { kind: 'receiver'; email: string; toVerify: boolean; unknownBasis: boolean }

/**
 * Of several contacts with one address the one that was made first gets the mail; who is chosen for an address is not
 * looked for at another one. Ids sort by the time they were made, and byte by byte as PostgreSQL does with its uuid: so
 * who reads contacts in the order of their ids, and takes each address once, has the receivers and their order.
 */
export const isBefore = (a: string, b: string) => a < b

/** What tells addresses apart. */
export const receiverKey = (email: string) => email.toLowerCase()
/** Under what somebody may have refused who hid their number then. */
export const whatsappKeys = ({ identities }: Pick<Contact, 'identities'>): string[] =>
  (identities ?? []).flatMap(({ kind, value }) => (kind === 'bsuid' ? receiverKey(value) : []))
export const domainOf = (email: string) => receiverKey(email).slice(email.lastIndexOf('@') + 1)

/** What holds for this contact alone: the same on the device that counts and on the server that sends. */
export function verdictOf(contact: AudienceContact, rules: AudienceRules): Verdict {
  const skipped = (reason: Exclude<SkipReason, 'duplicate'>, email = ''): Verdict => ({
    kind: 'skipped',
    reason,
    email: email || (contact.emails[0]?.email ?? ''),
  })
  if (contact.restricted_at !== null) return skipped('restricted')
  const excluded = exclusionOf(rules.exclusions, contact)
  if (excluded) return skipped('excluded', excluded.email)
  const refusing = contact.emails.find(({ email }) => isNo(rules.suppressionOf(receiverKey(email))))
  const others = [...contact.phones.map(({ full_number }) => full_number), ...whatsappKeys(contact)]
  if (refusing || others.some((key) => isNo(rules.suppressionOf(key)))) return skipped('saidNo', refusing?.email)
  const standing = consentStateOf(rules.consentsOf(contact.id), 'email')
  if (standing.kind === 'withdrawn') return skipped('withdrawn')
  const unknownBasis = standing.kind === 'unknown'
  if (unknownBasis && !rules.allowsUnknownBasis) return skipped('noBasis')
  if (rules.sendCount && !countHolds(rules.sendCount, contact.email_send_count)) return skipped('sendCount')
  const ranked = byValidity(contact.emails)
  const usable = ranked.find(
    ({ email, is_valid }) => is_valid !== 'invalid' && !rules.suppressionOf(receiverKey(email)),
  )
  if (usable) return { kind: 'receiver', email: usable.email, toVerify: isUnchecked(usable), unknownBasis }
  const [best] = ranked
  if (!best) return skipped('noAddress')
  return skipped(best.is_valid === 'invalid' ? 'invalid' : 'bounced', best.email)
}

/** Who said no at one address or number is not written to at another. */
const isNo = (suppression: Suppression | undefined) => suppression !== undefined && suppression !== 'bounced'

const ranks = { valid: 0, toVerify: 1, invalid: 2 } as const satisfies Record<
  Contact['emails'][number]['is_valid'],
  number
>
/** The best first; of equal ones the one that stands first with the contact. */
const byValidity = (emails: Contact['emails']) => emails.toSorted((a, b) => ranks[a.is_valid] - ranks[b.is_valid])

/** Addresses of a desk, not of a person: they are read by many and complain more often. */
const roles = new Set(
  'abuse,accounting,accounts,admin,administrator,billing,contact,contacto,customerservice,einkauf,enquiries,enquiry,export,feedback,finance,hello,help,hostmaster,hr,import,info,information,inquiries,inquiry,jobs,kontakt,mail,marketing,media,no-reply,noreply,office,order,orders,postmaster,press,procurement,purchase,purchasing,reception,sales,security,service,shop,support,team,vertrieb,webmaster'.split(
    ',',
  ),
)
export const isRoleAddress = (email: string) => roles.has(/^[^@+]*/.exec(receiverKey(email))![0])
