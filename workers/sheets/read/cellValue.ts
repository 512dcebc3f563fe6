/** How a number is to be read, as its format tells; a text is a mask, whose `0` and `#` are its digits. */
export type NumberKind = number | string
export const plain: NumberKind = 0
const date: NumberKind = 1
const duration: NumberKind = 2
/** No day and no time. */
export const isPlain = (kind: NumberKind) => kind !== date && kind !== duration

/** Formats that have a number instead of a text. 27–36 and 50–58 are dates in Chinese, Japanese and Korean Excel. */
export function builtinKind(id: number): NumberKind {
  if (id === 46) return duration
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58)
    ? date
    : plain
}

/** A format is a date's when, without its literals, colours and locales, it names a part of one. */
export function formatKind(format: string): NumberKind {
  if (/\[(h+|m+|s+)\]/i.test(format)) return duration
  const mask = maskOf(format)
  if (mask) return mask
  const symbols = format
    .slice(0, 1_000)
    .replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?/g, '')
    .replace(/general/gi, '')
  return /[ymdhs]/i.test(symbols) ? date : plain
}

/** Text in quotes, a sign behind a backslash, room as wide as a sign, a fill, a colour or a locale; else any sign. */
const formatParts = /"([^"]*)"?|\\(.)|_.|\*.|\[[^\]]*\]?|([\s\S])/g

/**
 * A format of digits and signs as phones and postal codes have: 00000, "+"0, (000) 000-0000. '' for all others, and
 * where it says no more than the number does.
 */
function maskOf(format: string): string {
  const section = format.slice(0, 200).split(';')[0]!
  // Which section counts depends on the number.
  if (/\[[<>=]/.test(section)) return ''
  let mask = ''
  for (const [, quoted, escaped, sign] of section.matchAll(formatParts)) {
    const literal = quoted ?? escaped
    if (literal !== undefined) mask += literal.replace(/\d/g, (digit) => literalDigits[Number(digit)]!)
    else if (sign) mask += sign
  }
  // A blank, brackets and dashes may stand there without quotes.
  if (!/^[0#+\-() /·\ue000-\ue009]*$/.test(mask) || !/[0#]/.test(mask)) return ''
  return /^(#*0?|#+)$/.test(mask.trim()) ? '' : mask.trim()
}
/** Digits that are text, told from the places of digits. */
const literalDigits = Array.from({ length: 10 }, (_, digit) => String.fromCharCode(0xe000 + digit))

/** The digits of a whole number in their places; those that are too many stand before the first. */
function masked(number: number, mask: string): string | null {
  if (!Number.isInteger(number) || number < 0 || isRounded(number)) return null
  let digits = String(number)
  let text = ''
  let places = mask.replace(/[^0#]/g, '').length
  for (let at = mask.length - 1; at >= 0; at--) {
    const sign = mask[at]!
    if (sign !== '0' && sign !== '#') {
      text = (literalDigits.includes(sign) ? String(literalDigits.indexOf(sign)) : sign) + text
      continue
    }
    const few = --places > 0 ? 1 : Math.max(1, digits.length)
    const taken = digits.slice(-few)
    digits = digits.slice(0, digits.length - taken.length)
    text = (taken || (sign === '0' ? '0' : '')) + text
  }
  return text.trim()
}

/** 16 digits and more: Excel kept 15 of them and put zeros for the rest. */
export const isRounded = (number: number) => Number.isInteger(number) && Math.abs(number) >= 1e15

/** Without exponent as far as digits mean something, and without the noise of binary fractions. */
function numberText(number: number): string {
  if (!Number.isFinite(number)) return ''
  const text = String(Number.isInteger(number) ? number : Number(number.toPrecision(15)))
  return text.includes('e') && Math.abs(number) >= 1e21 ? BigInt(number).toString() : text
}

const days1900 = 25_569
const days1904 = 24_107
const lastDay = 2_958_466

/** A serial day as yyyy-mm-dd, with the time when there is one; below 1 the time alone. null: no date. */
function dateText(serial: number, from1904: boolean): string | null {
  if (!(serial >= 0 && serial < lastDay)) return null
  const seconds = Math.round(serial * 86_400)
  const day = Math.floor(seconds / 86_400)
  const time = clockText(seconds % 86_400)
  if (day === 0 && !from1904) return time || '00:00'
  // Excel believes that 1900 had a 29th of February, so days before it are one off.
  const unix = from1904 ? day - days1904 : day - days1900 + (day < 60 ? 1 : 0)
  const text = new Date(unix * 86_400_000).toISOString().slice(0, 10)
  return time ? `${text} ${time}` : text
}

/** hh:mm, with seconds when there are some; '' at midnight. */
function clockText(seconds: number): string {
  if (seconds === 0) return ''
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return (parts[2] === '00' ? parts.slice(0, 2) : parts).join(':')
}

function durationText(serial: number): string {
  const seconds = Math.round(Math.abs(serial) * 86_400)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${serial < 0 ? '-' : ''}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** What a numeric cell says. */
export function valueText(number: number, kind: NumberKind, from1904: boolean): string {
  if (kind === date) return dateText(number, from1904) ?? numberText(number)
  if (kind === duration && Number.isFinite(number)) return durationText(number)
  return (typeof kind === 'string' ? masked(number, kind) : null) ?? numberText(number)
}
