import * as z from 'zod/mini'
import { PictureRef } from '../blobs/blob.ts'
import { carriedKinds, IdentityValue } from '../conversations/identity.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Email, FullNumber, Id, Line, Paragraph, Time, text, Url, WebAddress } from '../shared/schema.ts'
import { CustomPatch, CustomValues, withCustom } from './customField.ts'

/** In wire order: 0 none, 1 interested, … */
export const followUpStatuses = [
  'none',
  'interested',
  'followingUp',
  'closed',
  'opened',
  'clicked',
  'replied',
  'noIntention',
] as const
export type FollowUpStatus = (typeof followUpStatuses)[number]
/** How many days nobody changed a contact, as lists ask for it. */
export const untouchedDays = [3, 7, 30] as const
export type UntouchedDays = (typeof untouchedDays)[number]

/** Whether a phone is registered with WhatsApp, in wire order. */
export const wtPhoneStatuses = ['unvalidated', 'registered', 'unregistered'] as const
/** Whether an email address takes mail, in wire order. */
export const emailValidities = ['toVerify', 'valid', 'invalid'] as const

export const Phone = z.object({ full_number: FullNumber, is_wt: z.enum(wtPhoneStatuses) })
export type Phone = z.output<typeof Phone>
/** `checked_at`: when the server last looked at it, whatever it found; not there: never. */
export const ContactEmail = z.object({ email: Email, is_valid: z.enum(emailValidities), checked_at: z.optional(Time) })
export type ContactEmail = z.output<typeof ContactEmail>
/** Looked at and not certain is something else than never looked at. */
export const isUnchecked = ({ is_valid, checked_at }: ContactEmail) =>
  is_valid === 'toVerify' && checked_at === undefined

/** Under what a channel knows a person. */
const ContactIdentity = z.object({ kind: z.enum(carriedKinds), value: IdentityValue })

/** What a user fills in. The statuses of phones and emails are carried along; only the server's checks change them. */
export const ContactDraft = z.object({
  name: Line,
  company: Line,
  position: Line,
  company_website: Url,
  address: text(1_000),
  founded_time: Line,
  /** ISO 3166 alpha-2 in capitals, or '' when unknown. */
  country: z.string().check(z.regex(/^([A-Z]{2})?$/, says('inputInvalid'))),
  phones: z.array(Phone).check(z.maxLength(limits.phonesPerContact)),
  emails: z.array(ContactEmail).check(z.maxLength(limits.emailsPerContact)),
  tag: z.array(Id).check(z.maxLength(limits.tagsPerContact)),
  category: z.nullable(Id),
  source: z.nullable(Id),
  follow_up_status: z.enum(followUpStatuses),
  remark: Paragraph,
})
export type ContactDraft = z.output<typeof ContactDraft>

/** How each field is judged when it is typed or read from somewhere. */
export const typedFields = { ...ContactDraft.shape, company_website: WebAddress }

/** Some of the fields, as a patch or a row of an import brings them; the picture is chosen, not filled in. */
export const ContactFields = z.partial(
  z.extend(ContactDraft, { picture: z.nullable(PictureRef), custom_fields: z.nullable(CustomPatch) }),
)
export type ContactFields = z.output<typeof ContactFields>

export const draftFields = Object.keys(ContactDraft.shape) as (keyof ContactDraft)[]
const patchFields = Object.keys(ContactFields.shape) as (keyof ContactFields)[]

/** Counted by the server only; a device never sends them. */
export const counterFields = [
  'wt_send_count',
  'sms_send_count',
  'wt_api_send_count',
  'email_send_count',
  'wtreplycount',
  'ins_fans',
  'ins_follow',
  'fb_fans',
  'fb_follow',
] as const
export type CounterField = (typeof counterFields)[number]
const count = z.int().check(z.minimum(0))

export const Contact = z.extend(ContactDraft, {
  id: Id,
  /** The user the contact belongs to; only this user and the main account see it. */
  belongto: Id,
  // A row that was made before there were pictures has none.
  picture: z._default(z.nullable(PictureRef), null),
  /** what the company's own fields have; null: nothing, as in a row that was made before there were such fields */
  custom_fields: z._default(z.nullable(CustomValues), null),
  /** Under what channels know the person, beside phones and mail addresses; only the server sets it. null: under nothing. */
  identities: z._default(z.nullable(z.array(ContactIdentity).check(z.maxLength(limits.identitiesPerContact))), null),
  created_at: Time,
  updated_at: Time,
  /** Since when it is kept and not used, because the person asked for that; only the server sets it. */
  restricted_at: z._default(z.nullable(Time), null),
  wt_send_count: count,
  sms_send_count: count,
  wt_api_send_count: count,
  email_send_count: count,
  wtreplycount: count,
  ins_fans: count,
  ins_follow: count,
  fb_fans: count,
  fb_follow: count,
})
export type Contact = z.output<typeof Contact>

export const emptyDraft: ContactDraft = {
  name: '',
  company: '',
  position: '',
  company_website: '',
  address: '',
  founded_time: '',
  country: '',
  phones: [],
  emails: [],
  tag: [],
  category: null,
  source: null,
  follow_up_status: 'none',
  remark: '',
}

/** What the server alone says of a contact, as it is of a new one. */
export const newContactFacts = {
  identities: null,
  restricted_at: null,
  ...(Object.fromEntries(counterFields.map((field) => [field, 0])) as Record<CounterField, 0>),
} satisfies Partial<Contact>

export function newContact(id: string, draft: ContactFields, belongto: string, at: number): Contact {
  return {
    ...emptyDraft,
    picture: null,
    custom_fields: null,
    ...patched({}, draft),
    ...newContactFacts,
    id,
    belongto,
    created_at: at,
    updated_at: at,
  }
}

type FieldChanges = Partial<ContactDraft & Pick<Contact, 'picture' | 'custom_fields'>>

/** What these fields set of a contact. One that is undefined was not brought at all; custom ones are set one by one. */
export function patched(contact: Partial<Contact>, fields: ContactFields): FieldChanges {
  const brought: Record<string, unknown> = {}
  for (const field of patchFields) if (fields[field] !== undefined) brought[field] = fields[field]
  if (fields.custom_fields !== undefined)
    brought.custom_fields = withCustom(contact.custom_fields, fields.custom_fields ?? {})
  return brought
}

/** A contact nobody could recognise or reach is not one. */
export function isEmptyDraft(draft: ContactFields): boolean {
  return !draft.name?.trim() && !draft.company?.trim() && !draft.phones?.length && !draft.emails?.length
}

/** Takes over what this contact does not have yet: empty fields are filled, lists are united, nothing is overwritten. */
export function fillContact(contact: Contact, more: ContactFields, at: number): Contact {
  const filled: Contact = { ...contact, updated_at: at }
  for (const field of draftFields) {
    const value = more[field]
    if (value === undefined) continue
    if (field === 'phones')
      filled.phones = unite(contact.phones, more.phones!, (phone) => phone.full_number, limits.phonesPerContact)
    else if (field === 'emails')
      filled.emails = unite(contact.emails, more.emails!, (email) => email.email, limits.emailsPerContact)
    else if (field === 'tag') filled.tag = unite(contact.tag, more.tag!, (tag) => tag, limits.tagsPerContact)
    else if (isUnset(contact[field])) Object.assign(filled, { [field]: value })
  }
  if (more.custom_fields)
    filled.custom_fields = withCustom(withCustom(null, more.custom_fields), contact.custom_fields ?? {})
  return filled
}

export const isUnset = (value: unknown) => value === '' || value === null || value === 'none'

/** Both lists without what is in them twice, the first one first. */
export function unite<T>(mine: readonly T[], theirs: readonly T[], key: (item: T) => string, most: number): T[] {
  const known = new Set(mine.map(key))
  return [...mine, ...theirs.filter((item) => !known.has(key(item)) && known.add(key(item)))].slice(0, most)
}
