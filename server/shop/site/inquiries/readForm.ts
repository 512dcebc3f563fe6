import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { cleanLine, cleanText } from '#domain/contacts/importValues'
import { limits } from '#domain/limits'
import type { FormFile } from '#domain/shared/call'
import { Inquiry, readItems } from '#domain/shop/site/inquiry'

export type TypedInquiry = {
  name: string
  company: string
  email: string
  phone: string
  text: string
  news: boolean
  items: string
}
export const emptyInquiry: TypedInquiry = {
  name: '',
  company: '',
  email: '',
  phone: '',
  text: '',
  news: false,
  items: '',
}
export type InquiryProblem = 'email' | 'text' | 'long' | 'files'

export type SentForm = { fields: ReadonlyMap<string, string>; files: FormFile[] }

/** The body of a form, as browsers send it with files and without. */
export async function readSent(type: string, bytes: Buffer): Promise<SentForm | null> {
  if (!type.startsWith('multipart/form-data'))
    return { fields: new Map(new URLSearchParams(bytes.toString('utf8'))), files: [] }
  const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!data) return null
  const all = [...data]
  const fields = new Map(all.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
  const sent = all.flatMap(([, value]) => (typeof value === 'string' || value.size === 0 ? [] : [value]))
  const files = await Promise.all(
    sent.map(async (file): Promise<FormFile> => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  return { fields, files }
}

export function typedInquiry({ fields }: SentForm): TypedInquiry {
  const line = (name: string) => cleanLine(fields.get(name) ?? '')
  return {
    name: line('name'),
    company: line('company'),
    email: line('email'),
    phone: line('phone'),
    text: cleanText(fields.get('text') ?? ''),
    news: fields.get('news') === '1',
    items: line('items'),
  }
}

type ReadResult = { kind: 'fine'; inquiry: Inquiry } | { kind: 'wrong'; problem: InquiryProblem }

/** `news`: the words that were agreed to, if they were. */
export function readInquiry(
  typed: TypedInquiry,
  { files }: SentForm,
  facts: Pick<Inquiry, 'uid' | 'language' | 'news' | 'page'>,
): ReadResult {
  if (files.length > limits.inquiryFiles || files.some(({ bytes }) => bytes.length > limits.inquiryFileBytes))
    return { kind: 'wrong', problem: 'files' }
  const { name, company, email, phone, text } = typed
  const read = z.safeParse(Inquiry, { ...facts, name, company, email, phone, text, items: readItems(typed.items) })
  if (read.success) return { kind: 'fine', inquiry: read.data }
  const [field] = read.error.issues[0]!.path
  if (field === 'email') return { kind: 'wrong', problem: 'email' }
  return { kind: 'wrong', problem: field === 'text' && !text.trim() ? 'text' : 'long' }
}

/** In international writing; what is none stays in the text of the inquiry. */
export function phoneDigits(phone: string): string | null {
  const found = parsePhoneNumberFromString(phone.normalize('NFKC').replace(/^00/, '+'))
  const digits = found?.number.slice(1) ?? ''
  return found?.isPossible() && /^[1-9]\d{4,14}$/.test(digits) ? digits : null
}
