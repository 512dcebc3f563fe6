import { folded } from '../contacts/searchText.ts'
import { hsSections } from './hsSections.ts'

/** The revision of the Harmonized System that the list is of, by Comtrade's name: H6 is that of 2022. */
export const hsRevision = 'H6'

/** A chapter has two digits, a heading four, what is below it six. It is a text: its first digit may be a zero. */
export type HsCode = { code: string; 'en-US': string; 'zh-CN': string; revision: string }

/** What the files of names say: `#` begins a chapter, and its headings follow by their last two digits. */
export function hsCodesIn(text: string): HsCode[] {
  let chapter = ''
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [number, names] = splitAt(line, ' ')
      const [english, chinese] = splitAt(names, '|')
      if (number.startsWith('#')) chapter = number.slice(1)
      const code = number.startsWith('#') ? chapter : `${chapter}${number}`
      return { code, 'en-US': english, 'zh-CN': chinese, revision: hsRevision }
    })
}

/** Codes of six digits, one in a line with its English description; in Chinese they go by the name of their heading. */
export function hsSubheadingsIn(text: string, headings: readonly HsCode[]): HsCode[] {
  const chinese = new Map(headings.map((one) => [one.code, one['zh-CN']]))
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [code, english] = splitAt(line, ' ')
      return { code, 'en-US': english, 'zh-CN': chinese.get(code.slice(0, 4)) ?? '', revision: hsRevision }
    })
}

/** What tells a code from others: six digits have no Chinese name of their own, so that the English one stands behind. */
export const hsTitleOf = (one: HsCode, language: 'en-US' | 'zh-CN'): string =>
  language === 'zh-CN' && one.code.length === 6 ? `${one['zh-CN']} · ${one['en-US']}` : one[language]

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** The section of a code, by the chapters that it has. */
export const sectionOf = (code: string) => {
  const chapter = Number(code.slice(0, 2))
  return hsSections.find(({ from, to }) => chapter >= from && chapter <= to) ?? null
}

/** A code as it was typed or stands in a file: without dots and blanks, and with the zero that a spreadsheet took. */
export function hsDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/[^\d]/g, '')
  // Codes have an even number of digits; a spreadsheet makes 940510 of "940510" and 10121 of "010121".
  const whole = digits.length % 2 ? `0${digits}` : digits
  return whole.length >= 2 && whole.length <= 12 ? whole : ''
}

/** Codes with what is searched in them. */
export type HsIndex = { codes: readonly HsCode[]; texts: readonly string[]; byCode: ReadonlyMap<string, HsCode> }

export function hsIndexOf(codes: readonly HsCode[]): HsIndex {
  return {
    codes,
    texts: codes.map((one) => ` ${folded(one['en-US']).replace(/[^a-z\d]+/g, ' ')} ${folded(one['zh-CN'])}`),
    byCode: new Map(codes.map((one) => [one.code, one])),
  }
}

/** Codes that begin with what was typed, or have all its words; headings before what is below them, whole words first. */
export function findHsCodes(index: HsIndex, typed: string, most: number): HsCode[] {
  const text = folded(typed.trim())
  const digits = text.replace(/[.\s]/g, '')
  if (/^\d+$/.test(digits)) return index.codes.filter(({ code }) => code.startsWith(digits)).slice(0, most)
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (!words.length) return []
  const found: { one: HsCode; rank: number }[] = []
  for (const [at, one] of index.codes.entries()) {
    const rank = rankOf(index.texts[at]!, words)
    if (rank !== null) found.push({ one, rank: rank * 10 + one.code.length })
  }
  return found
    .sort((a, b) => a.rank - b.rank || (a.one.code < b.one.code ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one)
}

/** How many of the words stand inside of another one; null: one is not there. Chinese has no blanks, so that inside is as good. */
function rankOf(text: string, words: readonly string[]): number | null {
  let inside = 0
  for (const word of words) {
    const stem = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
    const at = text.indexOf(stem)
    if (at < 0) return null
    if (!/^\p{Script=Han}/u.test(stem) && !text.includes(` ${stem}`)) inside++
  }
  return inside
}

/** What stands right below a code, or the chapters of a section. */
export const hsCodesBelow = ({ codes }: HsIndex, parent: string): HsCode[] =>
  codes.filter(({ code }) => code.length === parent.length + 2 && code.startsWith(parent))

/** The short name of a chapter or heading; of longer codes that of their heading. */
export function hsNameOf({ byCode }: HsIndex, code: string, language: 'en-US' | 'zh-CN'): string {
  for (const length of [4, 2]) {
    const found = byCode.get(code.slice(0, length))
    if (found && found.code.length <= code.length) return found[language]
  }
  return ''
}
