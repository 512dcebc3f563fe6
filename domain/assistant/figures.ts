const numberWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 2] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['half', 0.5],
])

const units: readonly (readonly [unit: string, words: string])[] = [
  ['day', 'day days 天 日 tag tage tagen día días jour jours dia dias'],
  ['week', 'week weeks 周 星期 woche wochen semana semanas semaine semaines'],
  ['month', 'month months 个月 monat monate monaten mes meses mois'],
  ['year', 'year years 年 jahr jahre jahren año años ans anos'],
  ['hour', 'hour hours h 小时 stunde stunden hora horas heure heures'],
  ['minute', 'minute minutes min 分钟'],
  ['piece', 'piece pieces pc pcs unit units 只 件 个 台 支 盏 stück piezas unidades pièces peças'],
  ['percent', '% percent per-cent 折'],
  ['kg', 'kg kilo kilos kilogram kilograms 公斤 千克'],
  ['g', 'gram grams 克'],
  ['cm', 'cm centimetre centimetres centimeter centimeters 厘米'],
  ['mm', 'mm 毫米'],
  ['usd', 'usd us$ $ dollar dollars 美元 美金'],
  ['eur', 'eur € euro euros 欧元'],
  ['gbp', 'gbp £ pound pounds 英镑'],
  ['cny', 'cny rmb ¥ yuan 元 人民币'],
  ['watt', 'w watt watts 瓦'],
  ['kelvin', 'k kelvin'],
  ['lumen', 'lumen lumens lm 流明'],
  ['carton', 'carton cartons 箱'],
  ['foot', 'foot feet ft 尺'],
  ['people', 'employees people workers 名 人'],
  ['country', 'country countries 个国家'],
]
const unitOf = new Map(units.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)))
export const isUnitWord = (word: string): boolean => unitOf.has(word.toLowerCase())
const longestUnits = [...unitOf.keys()].toSorted((a, b) => b.length - a.length)

/** A number with what it counts, where that is said; `thing`: it counts something that is no unit. */
export type CountedNumber = { value: number; unit: string | null; thing?: true }

const chineseDigits = '〇一二三四五六七八九'
/** Numbers of Chinese signs count something or are none: 一直 is no number. */
const chineseNumber =
  /[一二三四五六七八九十百千万两半〇零]+(?=\s*(?:天|日|周|星期|个月|年|小时|分钟|只|件|个|台|款|箱|折|成|倍|元|美元|欧元|公斤|米|厘米|尺|名|人))/gu

function chineseValue(signs: string): number {
  let whole = 0
  let part = 0
  let digit = 0
  for (const sign of signs.replaceAll('两', '二').replaceAll('零', '〇')) {
    const at = chineseDigits.indexOf(sign)
    if (sign === '半') return 0.5
    if (at >= 0) digit = at
    else if (sign === '万') {
      whole += (part + digit) * 10_000
      part = digit = 0
    } else {
      part += (digit || 1) * { 十: 10, 百: 100, 千: 1_000 }[sign as '十' | '百' | '千']
      digit = 0
    }
  }
  return whole + part + digit
}

/** With one way of writing numbers: 1,000 and 1.000,50 and 三十 become digits. */
function withDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(chineseNumber, (signs) => ` ${chineseValue(signs)}`)
    .replace(/\b(?:[a-z]+(?:[\s-](?:and[\s-])?)?)+/g, spelledOut)
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
}

/** "twenty-five", "two hundred": each run of such words is one number. */
function spelledOut(run: string): string {
  return run.replace(
    new RegExp(
      `\\b(?:${Object.keys(numberWords).join('|')})(?:[\\s-]+(?:and[\\s-]+)?(?:${Object.keys(numberWords).join('|')}|one))*\\b`,
      'g',
    ),
    (words) => {
      let whole = 0
      let part = 0
      for (const word of words.split(/[\s-]+/)) {
        const value = word === 'one' ? 1 : numberWords[word]
        if (value === undefined) continue
        if (value < 100) part += value
        else if (value === 100) part = (part || 1) * 100
        else {
          whole += (part || 1) * value
          part = 0
        }
      }
      return String(whole + part)
    },
  )
}

export function figuresIn(text: string): CountedNumber[] {
  const plain = withDigits(text)
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map((found) => {
    const after = plain.slice(found.index + found[0].length).replace(/^[\s-]+/, '')
    const before = plain.slice(0, found.index).replace(/\s+$/, '')
    const unit = unitAfter(after) ?? unitBefore(before)
    return { value: Number(found[0]), unit, ...(unit === null && isThing(after) && { thing: true as const }) }
  })
}

function unitAfter(text: string): string | null {
  const word = longestUnits.find(
    (unit) => text.startsWith(unit) && !(/^[a-z]/.test(unit) && /^[a-z]/.test(text.slice(unit.length))),
  )
  return word === undefined ? null : unitOf.get(word)!
}
/** "three models": a noun, and none of the words that stand between a number and what it counts. */
const isThing = (text: string) =>
  /^(?!of\b|for\b|or\b|and\b|each\b|per\b|more\b|new\b|to\b|in\b|from\b)[a-z]{3,}/.test(text)
const money = new Set(['usd', 'eur', 'gbp', 'cny'])
function unitBefore(text: string): string | null {
  const word = longestUnits.find((unit) => money.has(unitOf.get(unit)!) && text.endsWith(unit))
  return word === undefined ? null : unitOf.get(word)!
}

/** Whether a number of an answer stands in what it is said to come from, counting the same as far as both say what. */
export const standsIn = (figure: CountedNumber, source: readonly CountedNumber[]): boolean =>
  source.some((one) => one.value === figure.value && countsSame(figure, one))

function countsSame(one: CountedNumber, other: CountedNumber): boolean {
  if (one.unit !== null && other.unit !== null) return one.unit === other.unit
  return !(one.unit !== null && other.thing) && !(other.unit !== null && one.thing)
}

const dayWords =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|today|tomorrow|yesterday|christmas|easter)\b|(?:周|星期)[一二三四五六日天]|今天|明天|后天|圣诞|春节|国庆/giu
/** Months, days of the week and the like, as far as they are words. */
export const dayWordsIn = (text: string): string[] => (text.match(dayWords) ?? []).map((word) => word.toLowerCase())

const link =
  /(?:https?:\/\/|www\.)[^\s<>()"'，。；]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\b(?:[a-z\d-]+\.)+(?:com|net|org|cn|io|co|example|shop|info|biz|me|ly|link|ru|de|top|xyz)\b(?:\/[^\s<>()"'，。；]*)?/giu
/** Web addresses and emails, also without their beginning. */
export const findLinks = (text: string): string[] =>
  (text.match(link) ?? []).map((one) => one.replace(/[.,;:!?]+$/, '').toLowerCase())

/** Of which host or domain a link is. */
export function hostOfLink(found: string): string {
  const bare = found.replace(/^https?:\/\//, '').replace(/^www\./, '')
  return (bare.includes('@') ? bare.slice(bare.lastIndexOf('@') + 1) : bare).replace(/[/:?#].*$/, '')
}
