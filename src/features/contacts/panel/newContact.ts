import type { ContactEmail, ContactFields, FollowUpStatus, Phone } from '#domain/contacts/contact'
import { isEmptyDraft } from '#domain/contacts/contact'
import type { CustomPatch } from '#domain/contacts/customField'
import type { ErrorCode } from '#domain/errors'
import { checkEmail, checkField, textFieldNames } from './contactFields.ts'

/** What is typed into the form of a new contact: phones and emails as they were written. */
export type TypedContact = Record<(typeof textFieldNames)[number], string> & {
  phones: string[]
  emails: string[]
  country: string
  tag: string[]
  category: string | null
  source: string | null
  follow_up_status: FollowUpStatus
  custom_fields: CustomPatch | null
}

export const emptyTyped: TypedContact = {
  name: '',
  company: '',
  position: '',
  company_website: '',
  address: '',
  founded_time: '',
  remark: '',
  phones: [''],
  emails: [''],
  country: '',
  tag: [],
  category: null,
  source: null,
  follow_up_status: 'none',
  custom_fields: null,
}

/** What is known of a contact, as it would have been typed. */
export function typedContact(fields: ContactFields): TypedContact {
  const { phones = [], emails = [], picture: _, ...rest } = fields
  const numbers = phones.map(({ full_number }) => `+${full_number}`)
  const addresses = emails.map(({ email }) => email)
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...emptyTyped,
    ...known,
    phones: numbers.length ? numbers : emptyTyped.phones,
    emails: addresses.length ? addresses : emptyTyped.emails,
  }
}

/** `phones.1` and the like name one of several inputs; `all` is about the contact as a whole. */
export type Wrong = Partial<Record<string, ErrorCode>>
type ReadContact = { kind: 'fine'; fields: ContactFields } | { kind: 'wrong'; wrong: Wrong }

export const isFormUntouched = (typed: TypedContact) =>
  textFieldNames.every((field) => typed[field].trim() === '') &&
  [...typed.phones, ...typed.emails].every((text) => !text.trim())

/** Turns what was typed into a contact, or says what is wrong at which input. Empty inputs are none. */
export async function readTyped(
  typed: TypedContact,
  fullNumberOf: (text: string, country: string) => Promise<string | null>,
  defaultCountry: string,
): Promise<ReadContact> {
  const wrong: Wrong = {}
  const fields: ContactFields = {
    country: typed.country,
    tag: typed.tag,
    category: typed.category,
    source: typed.source,
    follow_up_status: typed.follow_up_status,
    ...(typed.custom_fields && { custom_fields: typed.custom_fields }),
  }
  for (const field of textFieldNames) {
    const checked = checkField(field, typed[field].trim())
    if (checked.kind === 'wrong') wrong[field] = checked.code
    else Object.assign(fields, checked.value)
  }

  const phones: Phone[] = []
  for (const [at, text] of typed.phones.entries()) {
    if (!text.trim()) continue
    const full_number = await fullNumberOf(text, typed.country || defaultCountry)
    if (!full_number) wrong[`phones.${at}`] = 'phoneInvalid'
    else if (!phones.some((phone) => phone.full_number === full_number))
      phones.push({ full_number, is_wt: 'unvalidated' })
  }
  const emails: ContactEmail[] = []
  for (const [at, text] of typed.emails.entries()) {
    if (!text.trim()) continue
    const checked = checkEmail(text)
    if (checked.kind === 'wrong') wrong[`emails.${at}`] = checked.code
    else if (!emails.some(({ email }) => email === checked.value.email)) emails.push(checked.value)
  }

  const all = { ...fields, phones, emails }
  if (Object.keys(wrong).length === 0 && isEmptyDraft(all)) wrong.all = 'contactEmpty'
  return Object.keys(wrong).length > 0 ? { kind: 'wrong', wrong } : { kind: 'fine', fields: all }
}
