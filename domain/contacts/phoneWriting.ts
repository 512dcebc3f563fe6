/** Of two digits; +1 and +7 have one, all others three. */
const twoDigits = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
)

/**
 * Formats E.164 digits for reading: +86 138 0013 8000, +1 310 555 8500. China and North America get their usual groups;
 * other countries get groups of three and four, because full numbering plans would make a list wait.
 */
export function writtenPhone(full_number: string): string {
  if (!/^\d{7,}$/.test(full_number)) return `+${full_number}`
  const length = /^[17]/.test(full_number) ? 1 : twoDigits.has(full_number.slice(0, 2)) ? 2 : 3
  const [code, number] = [full_number.slice(0, length), full_number.slice(length)]
  return [`+${code}`, ...blocksOf(code, number)].join(' ')
}

function blocksOf(code: string, number: string): string[] {
  if (code === '1' && number.length === 10) return cut(number, [3, 3])
  if (code === '86' && /^1\d{10}$/.test(number)) return cut(number, [3, 4])
  const area = /^(?:10|2)/.test(number) ? 2 : 3
  const local = number.length - area
  if (code === '86' && (local === 7 || local === 8)) return cut(number, [area, local - 4])
  // Threes, and at the end as many fours as it takes.
  const fours = number.length % 3
  if (number.length < 4 * fours) return cut(number, [number.length - 3])
  return cut(number, [...Array<number>((number.length - 4 * fours) / 3).fill(3), ...Array<number>(fours).fill(4)])
}

/** Blocks of these lengths, and the rest. */
function cut(number: string, lengths: readonly number[]): string[] {
  let from = 0
  const blocks = lengths.map((length) => number.slice(from, (from += length)))
  return [...blocks, number.slice(from)].filter(Boolean)
}
