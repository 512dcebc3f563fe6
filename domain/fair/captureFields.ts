import * as z from 'zod/mini'
import { ContactDraft, type ContactFields, typedFields } from '../contacts/contact.ts'
import { cleanLine, cleanText } from '../contacts/importValues.ts'
import { limits } from '../limits.ts'
import { Email } from '../shared/schema.ts'
import type { CardDraft } from './captured.ts'

type ReadPhone = (text: string, country: string) => string | null
const lines = ['name', 'company', 'position', 'company_website', 'address'] as const

/**
 * A contact of what was captured. Nothing is ever refused at a booth: what a field does not take stays readable in the
 * remark, and who has no name yet is called `nameless`.
 */
export function captureFields(captured: CardDraft, readPhone: ReadPhone, nameless: string): ContactFields {
  const fields: ContactFields = {}
  const left: string[] = []
  for (const field of lines) {
    const text = cleanLine(captured[field])
    const value = typedFields[field].safeParse(text)
    if (value.success) fields[field] = value.data
    else left.push(text)
  }
  const isCountry = ContactDraft.shape.country.safeParse(captured.country).success
  fields.country = isCountry ? captured.country : ''
  fields.phones = several(captured.phones, limits.phonesPerContact, left, (text) => {
    const full_number = readPhone(text, captured.country)
    return full_number ? { key: full_number, value: { full_number, is_wt: 'unvalidated' as const } } : null
  })
  fields.emails = several(captured.emails, limits.emailsPerContact, left, (text) => {
    const email = z.safeParse(Email, text)
    return email.success ? { key: email.data, value: { email: email.data, is_valid: 'toVerify' as const } } : null
  })
  if (!fields.name && !fields.company) fields.name = nameless
  const remark = [cleanText(captured.remark), ...left].filter(Boolean).join('\n')
  fields.remark = remark.slice(0, limits.paragraphLength).replace(/[\ud800-\udbff]$/, '')
  return fields
}

function several<T>(
  texts: readonly string[],
  most: number,
  left: string[],
  read: (text: string) => { key: string; value: T } | null,
): T[] {
  const found = new Map<string, T>()
  for (const text of texts.map(cleanLine).filter(Boolean)) {
    const one = read(text)
    if (one && (found.size < most || found.has(one.key))) found.set(one.key, one.value)
    else left.push(text)
  }
  return [...found.values()]
}
