import type { Address } from '#domain/contacts/excluded'
import { limits } from '#domain/limits'
import { checkEmail } from '../panel/contactFields.ts'

/** `unread`: lines below the first without a phone, email or WhatsApp id; `over`: what is beyond the limit. */
type ReadAddresses = { addresses: Address[]; unread: number; over: number }

const none: Address = { full_number: '', email: '', whatsapp_id: '' }
const whatsAppId = /^[\d-]{5,}@(c\.us|s\.whatsapp\.net|lid|g\.us)$/i
/** Between two of them the page may draw. */
const atOnce = 100

type FullNumberOf = (text: string) => Promise<string | null>

/** A phone in any writing, an email, or an id as WhatsApp writes it. */
export async function readExcludedAddress(text: string, fullNumberOf: FullNumberOf): Promise<Address | null> {
  const typed = text.trim()
  // Before emails: 8613812345678@c.us would be one.
  if (whatsAppId.test(typed)) return { ...none, whatsapp_id: typed.toLowerCase() }
  const email = checkEmail(typed)
  if (email.kind === 'fine') return { ...none, email: email.value.email }
  const full_number = await fullNumberOf(typed)
  return full_number ? { ...none, full_number } : null
}

/** One on each line, or several with commas or tabs between them, maybe below a header; each is taken once. */
export async function readAddresses(
  text: string,
  fullNumberOf: FullNumberOf,
  rest: () => Promise<void>,
): Promise<ReadAddresses> {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim())
  const found = new Map<string, Address>()
  let unread = 0
  for (const [at, line] of lines.slice(0, limits.importRows).entries()) {
    if (at % atOnce === atOnce - 1) await rest()
    const parts = line.split(/[,;\t"]+/).filter((part) => part.trim())
    const read = await Promise.all(parts.map((part) => readExcludedAddress(part, fullNumberOf)))
    const addresses = read.filter((address) => address !== null)
    for (const address of addresses) found.set(JSON.stringify(address), address)
    if (at > 0 && addresses.length === 0) unread++
  }
  return { addresses: [...found.values()], unread, over: Math.max(0, lines.length - limits.importRows) }
}
