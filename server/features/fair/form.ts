import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import { ContactFields } from '#domain/contacts/contact'
import { countryCodes } from '#domain/contacts/countryCodes'
import { cleanLine, cleanText } from '#domain/contacts/importValues'
import { Email, Id } from '#domain/shared/schema'
import type { WrongWord } from './words.ts'

const formFields = ['name', 'company', 'position', 'email', 'phone', 'country', 'remark'] as const
export type VisitorField = (typeof formFields)[number]
export type FormValues = Record<VisitorField, string> & { channels: ConsentChannel[] }
export type FormErrors = Partial<Record<VisitorField, WrongWord>>

export type BoothEntry = { uid: string; fields: ContactFields; channels: ConsentChannel[] }
type ReadForm =
  | { kind: 'fine'; entry: BoothEntry; typed: FormValues }
  | { kind: 'wrong'; typed: FormValues; wrong: FormErrors }
  /** filled in by a machine: it is thanked, and nothing is kept */
  | { kind: 'machine' }

/** The field that no human sees. */
export const trap = 'homepage'

export const emptyForm: FormValues = {
  name: '',
  company: '',
  position: '',
  email: '',
  phone: '',
  country: '',
  remark: '',
  channels: [],
}

/** What a visitor sent. A channel that was agreed to counts where there is an address for it. */
export function readForm(sent: URLSearchParams): ReadForm {
  const uid = z.safeParse(Id, sent.get('uid'))
  if (sent.get(trap) || !uid.success) return { kind: 'machine' }
  const typed = typedOf(sent)
  const wrong: FormErrors = {}
  const email = typed.email === '' ? null : z.safeParse(Email, typed.email)
  if (email && !email.success) wrong.email = 'email'
  const number = typed.phone === '' ? null : numberOf(typed.phone, typed.country)
  if (typed.phone !== '' && !number) wrong.phone = 'phone'
  if (!typed.email && !typed.phone) wrong.email = 'reach'
  if (!typed.name && !typed.company) wrong.name = 'name'
  const fields = z.safeParse(ContactFields, {
    name: typed.name,
    company: typed.company,
    position: typed.position,
    remark: typed.remark,
    country: typed.country || (number?.country ?? ''),
    emails: email?.success ? [{ email: email.data, is_valid: 'toVerify' }] : [],
    phones: number ? [{ full_number: number.digits, is_wt: 'unvalidated' }] : [],
  })
  for (const { path } of fields.error?.issues ?? []) if (isField(path[0])) wrong[path[0]] ??= 'long'
  if (!fields.success || Object.keys(wrong).length > 0) return { kind: 'wrong', typed, wrong }
  const channels = typed.channels.filter((channel) => (channel === 'email' ? email : number))
  return { kind: 'fine', typed, entry: { uid: uid.data, fields: fields.data, channels } }
}

const isField = (name: unknown): name is VisitorField => formFields.includes(name as VisitorField)

function typedOf(sent: URLSearchParams): FormValues {
  const lines = Object.fromEntries(formFields.map((field) => [field, cleanLine(sent.get(field) ?? '')]))
  const country = countryCodes.includes(lines.country!) ? lines.country! : ''
  const channels = consentChannels.filter((channel) => sent.getAll('consent').includes(channel))
  return { ...emptyForm, ...lines, country, remark: cleanText(sent.get('remark') ?? ''), channels }
}

function numberOf(phone: string, country: string): { digits: string; country: string } | null {
  const found = parsePhoneNumberFromString(phone.normalize('NFKC').replace(/^00/, '+'), {
    ...(country && { defaultCountry: country as never }),
  })
  const digits = found?.number.slice(1) ?? ''
  return found?.isPossible() && /^[1-9]\d{4,14}$/.test(digits) ? { digits, country: found.country ?? '' } : null
}
