import { domainToASCII } from 'node:url'
import { HeaderRefused } from '#domain/email/render/headerLine'
import { limits } from '#domain/limits'
import { emailPattern } from '#domain/shared/schema'

/**
 * One address and nothing beside it, its domain in ASCII. Commas, groups, comments, quotes, a second @ and line breaks
 * would be read as more receivers. https://www.rfc-editor.org/rfc/rfc5322#section-3.4
 */
export function plainAddress(header: string, text: string): string {
  if (text.length > limits.emailLength || !emailPattern.test(text)) throw new HeaderRefused(header)
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  // Few servers take other letters before the @ (SMTPUTF8), and most such addresses are a slip of who copied them.
  if (!/^[\x21-\x7e]{1,64}$/.test(local)) throw new HeaderRefused(header)
  const address = `${local}@${asciiDomain(header, text.slice(at + 1))}`
  if (address.length > limits.emailLength) throw new HeaderRefused(header)
  return address
}

/** The domain of an address as DNS and a Message-ID write it. */
export const addressDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1)

function asciiDomain(header: string, domain: string): string {
  // What a URL would decode or cut off is no part of a name: only letters, digits, hyphens and dots are handed over.
  const name = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : ''
  if (!/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(name)) throw new HeaderRefused(header)
  return name
}
