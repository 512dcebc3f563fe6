import { gsmAlphabet, gsmCodes, gsmEscape, gsmSecond } from '#domain/sms/alphabet'
import { type SmsEncoding, smsEncodingOf, splitSms } from '#domain/sms/parts'

/** One text message as it goes over the air: `coding` is SMPP's data_coding, `octets` a part of it. */
export type SmsParts = { coding: 0 | 8; parts: readonly Buffer[] }

const codings = { gsm7: 0, ucs2: 8 } as const

/** What one message holds, in octets of this wire: 160 characters of the phones' alphabet, or 70. */
export const mostOctets = { [codings.gsm7]: 160, [codings.ucs2]: 140 } as const
// GSM 03.40, 9.2.3.24.1
const headerOf = (reference: number, total: number, number: number) =>
  Buffer.from([0x05, 0x00, 0x03, reference, total, number])

const encode = (text: string, encoding: SmsEncoding): Buffer =>
  encoding === 'gsm7'
    ? Buffer.from(Array.from(text).flatMap((character) => gsmCodes(character)!))
    : Buffer.from(text, 'utf16le').swap16()

/** The text in one piece, however long: the message centre cuts it. */
export function wholeText(text: string): SmsParts {
  const encoding = smsEncodingOf(text)
  return { coding: codings[encoding], parts: [encode(text, encoding)] }
}

/**
 * The text, cut where it is too long for one message, each part with the header by which the phone joins them again.
 * `reference`: one octet, the same for all parts and no other message.
 */
export function cutText(text: string, reference: number): SmsParts {
  const { encoding, parts } = splitSms(text)
  const octets = parts.map((part) => encode(part, encoding))
  if (parts.length === 1) return { coding: codings[encoding], parts: octets }
  return {
    coding: codings[encoding],
    parts: octets.map((part, n) => Buffer.concat([headerOf(reference, parts.length, n + 1), part])),
  }
}

/** What a phone shows; the header of a part is not in it. */
export function decodeSmsText(coding: number, octets: Buffer): string {
  if (coding === codings.ucs2) return Buffer.from(octets).swap16().toString('utf16le')
  const shown: string[] = []
  for (let at = 0; at < octets.length; at++) {
    if (octets[at] === gsmEscape) shown.push(bySecond[octets[++at] ?? 0] ?? ' ')
    else shown.push(gsmAlphabet[octets[at]!] ?? ' ')
  }
  return shown.join('')
}

const bySecond = Object.fromEntries(Object.entries(gsmSecond).map(([character, code]) => [code, character]))
