import { gsmCodes } from './alphabet.ts'

export type SmsEncoding = 'gsm7' | 'ucs2'

/** The capacity of one message, in septets (GSM-7) or UTF-16 units (UCS-2): alone, and as a part, which carries a header. */
export const smsCapacity: Record<SmsEncoding, { alone: number; part: number }> = {
  gsm7: { alone: 160, part: 153 },
  ucs2: { alone: 70, part: 67 },
}

/** The number of parts stands in one octet of their header. */
export const smsPartsMax = 255

/** `units`: how much of its capacity the text takes; `left`: how much still fits into its last part. */
export type SmsLength = { encoding: SmsEncoding; units: number; parts: number; left: number }

/** One character outside the phones' alphabet makes the whole text UCS-2, at less than half the length. */
export const smsEncodingOf = (text: string): SmsEncoding =>
  Array.from(text).every((character) => gsmCodes(character)) ? 'gsm7' : 'ucs2'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What is never cut: a character of the alphabet, or all that a reader sees as one sign, such as a flag. */
function signsOf(text: string, encoding: SmsEncoding): string[] {
  if (encoding === 'gsm7') return Array.from(text)
  const { part } = smsCapacity.ucs2
  return Array.from(graphemes.segment(text), ({ segment }) => segment).flatMap((sign) =>
    // A sign that no part has room for, such as a letter with a hundred accents.
    sign.length > part ? Array.from(sign) : [sign],
  )
}

const unitsOf = (sign: string, encoding: SmsEncoding) => (encoding === 'gsm7' ? gsmCodes(sign)!.length : sign.length)

/** The texts of the messages that a text is sent as; an empty text is one empty message. */
export function splitSms(text: string): { encoding: SmsEncoding; parts: string[] } {
  const { encoding, parts } = fill(text)
  return { encoding, parts: parts.map(({ text }) => text) }
}

export function measureSms(text: string): SmsLength {
  const { encoding, parts } = fill(text)
  const { alone, part } = smsCapacity[encoding]
  const last = parts.at(-1)!
  return {
    encoding,
    units: parts.reduce((sum, { units }) => sum + units, 0),
    parts: text ? parts.length : 0,
    left: (parts.length === 1 ? alone : part) - last.units,
  }
}

type Part = { text: string; units: number }

function fill(text: string): { encoding: SmsEncoding; parts: Part[] } {
  const encoding = smsEncodingOf(text)
  const signs = signsOf(text, encoding)
  const whole = signs.reduce((sum, sign) => sum + unitsOf(sign, encoding), 0)
  const { alone, part } = smsCapacity[encoding]
  if (whole <= alone) return { encoding, parts: [{ text, units: whole }] }
  const parts: Part[] = [{ text: '', units: 0 }]
  for (const sign of signs) {
    const units = unitsOf(sign, encoding)
    if (parts.at(-1)!.units + units > part) parts.push({ text: '', units: 0 })
    const last = parts.at(-1)!
    last.text += sign
    last.units += units
  }
  return { encoding, parts }
}
