/** How a number is to be read, as its format tells. */
export type NumberKind = 0 | 1 | 2
export const plain: NumberKind = 0
const date: NumberKind = 1
const duration: NumberKind = 2

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
  const symbols = format
    .slice(0, 1_000)
    .replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?/g, '')
    .replace(/general/gi, '')
  return /[ymdhs]/i.test(symbols) ? date : plain
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
  return numberText(number)
}
