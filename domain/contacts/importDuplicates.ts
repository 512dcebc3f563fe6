import type { ContactFields } from './contact.ts'

/**
 * By what two rows are the same contact: any phone, any email; name and company together only where there is neither.
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
