import { plainDigits, whatsAppLink } from '../contacts/importValues.ts'
import { addressShape } from '../shared/schema.ts'

/**
 * What a person is found by, written as contacts have it: an email in small letters, or the digits of a phone. Not
 * `whole`: the country is not said, so any number that ends with these digits may be meant.
 */
type PersonAddress = { kind: 'email' | 'phone'; value: string; whole: boolean }

/** An email, a phone in any writing, or a WhatsApp id or link; null for anything else. */
export function readPersonAddress(typed: string): PersonAddress | null {
  const text = plainDigits(typed)
  const whatsApp = whatsAppLink(text) ?? whatsAppId.exec(text)?.[1]
  if (whatsApp) return { kind: 'phone', value: whatsApp, whole: true }
  const email = text.replace(/^mailto:/i, '').toLowerCase()
  // Contacts may have what the rule of today refuses.
  if (addressShape.test(email)) return { kind: 'email', value: email, whole: true }
  return phoneShape.test(text) ? readPhone(text.replace(/\(0\)/, '')) : null
}

const whatsAppId = /^\+?(\d{5,15})(?::\d+)?@(?:c\.us|s\.whatsapp\.net)$/i
const phoneShape = /^\(?\+?[\d\s().\-/]{5,40}$/

function readPhone(text: string): PersonAddress | null {
  const digits = text.replace(/\D/g, '')
  const whole = /^\(?(\+|00)/.test(text)
  const value = digits.replace(/^0+/, '')
  const enough = whole ? value.length >= 5 : value.length >= 7
  return enough && value.length <= 15 ? { kind: 'phone', value, whole } : null
}
