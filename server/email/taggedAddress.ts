import { type AddressPurpose, addressPurposes } from './tokens.ts'

/** A sub-address (RFC 5233) of a mailbox that carries a token: `sales+b<token>@example.com`. */
const marks = { bounce: 'b', reply: 'r', leave: 'u' } as const satisfies Record<AddressPurpose, string>

/** Null where it would be longer than a local part (64 octets) or an address (254) may be: then the mailbox stands alone. */
export function taggedAddress(mailbox: string, purpose: AddressPurpose, token: string): string | null {
  const at = mailbox.lastIndexOf('@')
  const local = `${mailbox.slice(0, at)}+${marks[purpose]}${token}`
  const address = local + mailbox.slice(at)
  return Buffer.byteLength(local) > 64 || Buffer.byteLength(address) > 254 ? null : address
}

/**
 * What an address that a mail came to carries. Others put something around it on the way (`prvs=1234=…` of BATV, `<…>`),
 * and change its case.
 */
export function tagOf(address: string): { purpose: AddressPurpose; token: string } | null {
  const [, mark, token] = /\+([bru])([a-z2-7]{1,63})@[^@]*$/i.exec(address) ?? []
  const purpose = addressPurposes.find((each) => marks[each] === mark?.toLowerCase())
  return purpose && token ? { purpose, token: token.toLowerCase() } : null
}
