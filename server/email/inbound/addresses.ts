import { addressParser } from 'postal-mime'
import { limits } from '#domain/limits'
import { emailPattern } from '#domain/shared/schema'
import { type HeaderFields, rawsOf } from './fields.ts'
import { plainLine } from './plain.ts'

export type MailAddress = { name: string; address: string }

const longest = limits.emailLength
const broken = '\ufffd'

// The parser would leave them out, and so make one address of another.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** One plain address in lower case, or null. */
export function parseAddress(text: string): string | null {
  const address = text
    .slice(0, longest * 2)
    .trim()
    .replace(/^<|>$/g, '')
    .toLowerCase()
  const isPlain = address.length <= longest && !address.includes(broken) && plainLine(address) === address
  return isPlain && emailPattern.test(address) ? address : null
}

/** Everybody whom these headers name. */
export const peopleOf = (fields: HeaderFields, ...names: readonly string[]): MailAddress[] =>
  names
    .flatMap((name) => rawsOf(fields, name))
    .flatMap((raw) => addressParser(raw.slice(0, 20_000).replaceAll(controls, broken), { flatten: true }))
    .slice(0, 200)
    .flatMap(({ name, address = '' }) => {
      const plain = parseAddress(address)
      return plain ? [{ name: plainLine(name, 200), address: plain }] : []
    })

/** Message-IDs in the order of the header, with their angle brackets. */
export const messageIdsIn = (raw: string): string[] =>
  (raw.slice(0, 20_000).match(/<[!-;=?-~]{3,300}>/g) ?? []).slice(0, 100)
