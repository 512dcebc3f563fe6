import { decodeWords } from 'postal-mime'
import { guessed } from './letters.ts'
import type { InboundLimits } from './limits.ts'
import { plainLine } from './plain.ts'

/** `raw`: unfolded, its encoded words not yet decoded: an address is taken apart before that. */
export type Field = { name: string; raw: string }
/** A header, or one group of fields of a report. */
export type HeaderFields = readonly Field[]

/** The bytes of the header; none of them when it does not end within the bound. */
export function headerBlock(mail: Uint8Array, { headerBytes }: InboundLimits): Uint8Array | null {
  const head = Buffer.from(mail.buffer, mail.byteOffset, Math.min(mail.length, headerBytes + 2))
  // A mail that begins with an empty line has no header.
  for (let at = 0; at < head.length; ) {
    const end = head.indexOf(10, at)
    if (end < 0) break
    if (end === at || (end === at + 1 && head[at] === 13)) return mail.subarray(0, at)
    at = end + 1
  }
  return mail.length > headerBytes ? null : mail
}

/** Reads at most as many fields as the bound says. Lines that are no field are left out. */
export const readFields = (block: Uint8Array, limits: InboundLimits): Field[] =>
  unfolded(block, limits.headers).map(({ name, octets }) => ({
    name,
    raw: lettersOf(octets.slice(0, limits.headerLength)),
  }))

/** One letter for each octet, at most `most` fields. */
export function unfolded(block: Uint8Array, most: number): { name: string; octets: string }[] {
  const lines = Buffer.from(block.buffer, block.byteOffset, block.length).toString('latin1').split('\n')
  const fields: { name: string; parts: string[] }[] = []
  for (const line of lines) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    if (/^[ \t]/.test(text)) {
      fields.at(-1)?.parts.push(text)
      continue
    }
    const colon = text.indexOf(':')
    const name = text.slice(0, Math.max(colon, 0)).trimEnd().toLowerCase()
    if (!/^[!-9;-~]{1,100}$/.test(name)) continue
    if (fields.length === most) break
    fields.push({ name, parts: [text.slice(colon + 1)] })
  }
  return fields.map(({ name, parts }) => ({ name, octets: parts.join('').trim() }))
}

/** Groups of fields with empty lines between them, as in a delivery status. */
export function readGroups(bytes: Uint8Array, limits: InboundLimits): Field[][] {
  const groups: Field[][] = []
  let rest = bytes.subarray(0, limits.headerBytes)
  while (rest.length && groups.length <= limits.recipients) {
    const block = headerBlock(rest, limits) ?? rest
    if (block.length) groups.push(readFields(block, limits))
    rest = rest.subarray(block.length)
    while (rest[0] === 10 || rest[0] === 13) rest = rest.subarray(1)
  }
  return groups.filter(({ length }) => length > 0)
}

export const rawOf = (fields: HeaderFields, name: string): string =>
  fields.find((field) => field.name === name)?.raw ?? ''
export const rawsOf = (fields: HeaderFields, name: string): string[] =>
  fields.filter((field) => field.name === name).map(({ raw }) => raw)
/** As it is read: words decoded, on one line. */
export const valueOf = (fields: HeaderFields, name: string, max?: number): string =>
  plainLine(decodeWords(rawOf(fields, name)), max)
export const has = (fields: HeaderFields, name: string): boolean => fields.some((field) => field.name === name)

const lettersOf = (latin1: string): string =>
  /[\u0080-\u00ff]/.test(latin1) ? guessed(Buffer.from(latin1, 'latin1')) : latin1
