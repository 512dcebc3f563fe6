import type { ContactFields } from './contact.ts'
import { certaintyOf, companyForm, nameForm, sureFrom } from './duplicates.ts'

/**
 * By what two rows may be the same contact: any phone, any email; name and company together only where there is neither.
 */
export function duplicateKeys({ phones, emails, name, company }: ContactFields): string[] {
  const keys: string[] = []
  if (phones) for (const phone of phones) keys.push(`p${phone.full_number}`)
  if (emails) for (const { email } of emails) keys.push(`e${email}`)
  if (keys.length === 0) keys.push(nameKey(name ?? '', company ?? ''))
  return keys
}

export const nameKey = (name: string, company: string) => `n${squeezed(name)}\n${squeezed(company)}`
export const isNameKey = (key: string) => key.startsWith('n')
const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Who has a phone or an email, as it is compared with who has the same one. */
export type NamedHolder = { name: string; company: string }

/**
 * Whether two who share a phone or an email are one contact. A switchboard and an info@ are shared by colleagues: names
 * that differ tell them apart, by the measure that the page of duplicates goes by, and somebody is asked. A part of a
 * name is no other name.
 */
export function isSameOwner(key: string, a: NamedHolder, b: NamedHolder): boolean {
  if (isNameKey(key)) return true
  const [mine, theirs] = [formOf(a), formOf(b)]
  if (hasWordsOf(mine.name, theirs.name) || hasWordsOf(theirs.name, mine.name)) return true
  return certaintyOf(key.startsWith('p') ? 'phone' : 'email', mine, theirs) >= sureFrom
}

const formOf = ({ name, company }: NamedHolder) => ({ name: nameForm(name), company: companyForm(company) })
function hasWordsOf(whole: string, part: string): boolean {
  const words = new Set(whole.split(' '))
  return part.split(' ').every((word) => words.has(word)) || (chinese.test(part) && whole.includes(part))
}
const chinese = /^[\u3400-\u9fff]{2,}$/

/** What two share, as somebody reads it. */
export const sharedValue = (key: string) => (key.startsWith('p') ? `+${key.slice(1)}` : key.slice(1))
