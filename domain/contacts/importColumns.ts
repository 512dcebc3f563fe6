import type { ContactDraft } from './contact.ts'
import { countryOf } from './countries.ts'
import { type HeaderMeaning, type HeaderWords, headerWords } from './importHeaders.ts'

/** How the columns of other people's lists are called: which field each of them is. */
type ImportTarget = keyof ContactDraft
type Half = 'given' | 'family'
/** `last`: only where no other column is that field; where one is, it is `otherwise`. */
type HeaderTarget = { target: ImportTarget | null; half?: Half; last?: boolean; otherwise?: ImportTarget }

const meanings: Record<Exclude<HeaderMeaning, ImportTarget>, HeaderTarget> = {
  given: { target: 'name', half: 'given' },
  family: { target: 'name', half: 'family' },
  nickname: { target: 'name', last: true },
  department: { target: 'position', last: true },
  title: { target: 'position', last: true },
  region: { target: 'country', last: true, otherwise: 'address' },
  brand: { target: 'company', last: true },
  party: { target: 'company', last: true, otherwise: 'name' },
  profile: { target: 'company_website', last: true },
  ignored: { target: null },
}
const meantBy = (meaning: HeaderMeaning): HeaderTarget =>
  Object.hasOwn(meanings, meaning) ? meanings[meaning as keyof typeof meanings] : { target: meaning as ImportTarget }

const longestHeader = 60
const brackets = /[（(【[][^）)】\]]*[)）】\]]/g
const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** Case, width, accents and kinds of the same letter do not matter. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßẞ]/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/[أإآ]/g, 'ا')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
const tokensOf = (text: string) =>
  plain(text).match(
    /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af々ー]+|[^\P{L}\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+|\p{N}+/gu,
  ) ?? []
/** Digits number columns that are alike, and say nothing else: "E-mail 2 Address". */
const withoutDigits = (tokens: readonly string[]) =>
  tokens.map((token) => token.replace(/\d+/g, '')).filter((token) => token !== '')
const headerKey = (header: string) => withoutDigits(tokensOf(header)).join('')

type Language = keyof typeof headerWords
/** What a header means in each language that has it; the first one counts, unless the list is in another. */
const exact = new Map<string, Map<Language, HeaderTarget>>()
const parts: { word: string; inside: boolean; target: ImportTarget }[] = []
const qualifiers = new Set<string>()
const vetoes = { words: new Set<string>(), inside: [] as string[] }
for (const [language, { words, parts: some = {}, ...more }] of Object.entries(headerWords) as [
  Language,
  HeaderWords,
][]) {
  for (const [meaning, list] of Object.entries(words) as [HeaderMeaning, string][])
    for (const word of list.split(',')) {
      const known = exact.get(headerKey(word)) ?? new Map<Language, HeaderTarget>()
      if (!known.has(language)) exact.set(headerKey(word), known.set(language, meantBy(meaning)))
    }
  for (const [target, list] of Object.entries(some) as [ImportTarget, string][])
    for (const word of list.split(',')) parts.push({ word: headerKey(word), inside: cjk.test(word), target })
  for (const word of (more.qualifiers ?? '').split(',')) qualifiers.add(plain(word))
  for (const word of (more.vetoes ?? '').split(','))
    if (cjk.test(word)) vetoes.inside.push(plain(word))
    else if (word) vetoes.words.add(plain(word))
}
exact.delete('')
/** An "email address" is an email, a "公司电话" is a phone: the first that stands in a header counts. */
const partOrder: ImportTarget[] = [
  'emails',
  'phones',
  'company_website',
  'founded_time',
  'follow_up_status',
  'position',
  'country',
  'address',
  'company',
  'name',
]
const placeOf = (target: ImportTarget) => (partOrder.indexOf(target) + partOrder.length + 1) % (partOrder.length + 1)
parts.sort((a, b) => placeOf(a.target) - placeOf(b.target))

function meantIn(key: string, language: Language | null): HeaderTarget | undefined {
  const known = exact.get(key)
  return (language && known?.get(language)) ?? known?.values().next().value
}

/** How certain a match is, best first: the whole header, one half of it, the header without its qualifiers, a part of it. */
const strengths = ['whole', 'half', 'kind', 'part'] as const
type Strength = (typeof strengths)[number]
type HeaderMatch = HeaderTarget & { strength: Strength }

/** What a header means, in a list of this language; null when nobody would call a column so. */
export function recogniseHeader(header: string, language: Language | null = null): HeaderMatch | null {
  if (header.length > longestHeader) return null
  const meant = (text: string) => meantIn(headerKey(text), language)
  const bare = header.replace(brackets, ' ')
  const tokens = tokensOf(bare)
  const whole =
    meant(header) ?? meant(bare) ?? (tokens.length === 0 ? meant(header.replace(/[()（）[\]【】]/g, ' ')) : undefined)
  if (whole) return { ...whole, strength: 'whole' }
  if (isVetoed(tokens)) return { target: null, strength: 'whole' }
  const half = halvesOf(header)
    .map(meant)
    .find((found) => found?.target)
  if (half) return { ...half, strength: 'half' }
  const own = withoutDigits(tokens).slice(0, 8)
  const kind = insideOf(own, language, true)
  const found = kind ?? insideOf(own, language, false)
  // "Email status" is about an address, and none.
  if (found?.target !== 'follow_up_status' && own.some((token) => statusWords.has(token)))
    return found && { target: null, strength: 'whole' }
  if (found) return { ...found, strength: kind ? 'kind' : 'part' }
  const part = parts.find(({ word, inside }) =>
    tokens.some((token) => (inside ? token.includes(word) : token.startsWith(word) || token.endsWith(word))),
  )
  return part ? { target: part.target, strength: 'part' } : null
}

const statusWords = new Set(['status', 'stato', 'estado', 'statut', 'статус', '状态', 'durumu'])

/**
 * The longest run of words that is a header by itself: "Phone 1 - Value", "Business Street", "Телефон контактного лица".
 * `qualified`: only qualifiers stand around it, so one word is enough; otherwise it takes two.
 */
function insideOf(tokens: readonly string[], language: Language | null, qualified: boolean): HeaderTarget | null {
  for (let length = tokens.length; length >= (qualified ? 1 : 2); length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const run = tokens.slice(from, from + length)
      const around = [...tokens.slice(0, from), ...tokens.slice(from + length)]
      if (qualified && !around.every((token) => qualifiers.has(token))) continue
      const found =
        meantIn(run.join(''), language) ?? meantIn(run.filter((token) => !qualifiers.has(token)).join(''), language)
      if (found) return found
    }
  return null
}

const isVetoed = (tokens: readonly string[]) =>
  tokens.some((token) => vetoes.words.has(token) || vetoes.inside.some((word) => token.includes(word)))

/** "Mobile / WhatsApp", "公司名称 Company", "Firma (Company)": each half on its own. */
const halvesOf = (header: string): string[] =>
  header
    .normalize('NFKC')
    .split(
      /[/|\n()[\]【】]|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]\s+(?=[a-z])|(?<=[a-z.])\s+(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/i,
    )
    .filter((half) => half !== header)

/** The half of a name that a column has: lists of many countries give two. */
export const namePart = (header: string): Half | null => recogniseHeader(header)?.half ?? null

/** Fields that several columns may fill together. */
const shared = new Set<ImportTarget>(['phones', 'emails', 'remark', 'address', 'tag'])

/**
 * Which field each column fills. A field of one value takes the column that is called so most plainly;
 * `samples` help where a header says nothing, or something else than its cells.
 */
export function matchColumns(
  headerCells: readonly string[],
  samples: readonly (readonly string[])[],
): (ImportTarget | null)[] {
  const language = languageOf(headerCells)
  const found = headerCells.map((header, at) => checked(recogniseHeader(header, language), samples[at] ?? []))
  const matched = new Array<ImportTarget | null>(headerCells.length).fill(null)
  const taken = new Set<ImportTarget>()
  const names: (Half | null)[] = []
  // "Name" beside "Vorname" is the other half of it.
  const isHalf = (half: Half | null) =>
    half !== null || (names.length > 0 && new Set(names).size === 1 && names[0] !== null)
  for (const last of [false, true])
    for (const strength of strengths)
      found.forEach((recognised, at) => {
        if (!recognised?.target || (recognised.last ?? false) !== last || recognised.strength !== strength) return
        const { half = null, otherwise } = recognised
        const mayTake = (target: ImportTarget) =>
          !taken.has(target) || (!last && (shared.has(target) || (target === 'name' && isHalf(half))))
        const target = [recognised.target, otherwise].find((one) => one && (mayTake(one) || one === 'address'))
        if (!target) return
        matched[at] = target
        taken.add(target)
        if (target === 'name') names.push(half)
      })
  const free = (at: number) => !matched[at] && found[at] === null
  for (const target of ['emails', 'phones', 'company_website', 'country', 'company'] as const) {
    if (taken.has(target)) continue
    const at = headerCells.findIndex((_, at) => free(at) && mostlyLooksLike(target, samples[at] ?? []))
    if (at >= 0) matched[at] = target
  }
  return matched
}

/** The language that most headers of a list are words of. */
function languageOf(headers: readonly string[]): Language | null {
  const counts = new Map<Language, number>()
  for (const header of headers.slice(0, 100))
    for (const language of exact.get(headerKey(header.slice(0, longestHeader)))?.keys() ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].reduce<[Language | null, number]>((most, one) => (one[1] > most[1] ? one : most), [null, 0])[0]
}

/** What a header says, unless its cells say otherwise. */
function checked(recognised: HeaderMatch | null, values: readonly string[]): HeaderMatch | null {
  if (!recognised?.target) return recognised
  const { target, strength } = recognised
  const filled = values.filter((value) => value.trim() !== '').slice(0, 50)
  if (filled.length === 0) return recognised
  const share = (is: (value: string) => boolean) => filled.filter((value) => is(startOf(value))).length / filled.length
  if (target === 'company_website' && share((value) => personalPage.test(value)) > 0.5)
    return { target: null, strength }
  if (target === 'emails' && strength !== 'whole' && share((value) => value.includes('@')) === 0) return null
  if (target === 'phones' && strength !== 'whole' && share((value) => /\d{3}/.test(value)) === 0) return null
  // A region may be a part of the world, or one of a country.
  if (target === 'country' && recognised.last && share((value) => countryOf(value) !== '') < 0.5)
    return { target: 'address', strength }
  if (recognised.last && target === 'position' && share((value) => honorific.test(value.trim())) > 0.5)
    return { target: null, strength }
  return recognised
}

/** Of a person, not of a company. */
const personalPage = /(linkedin\.com\/in\/|facebook\.com\/|instagram\.com\/|twitter\.com\/|\/x\.com\/)/i
const honorific =
  /^(mr|mrs|ms|miss|mx|dr|prof|herr|frau|hr|fr|sr|sra|srta|m|mme|mlle|sig|先生|女士|小姐|様|氏|bay|bayan)\.?$/i

const shapes = {
  emails: /^\s*[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  phones: /^\s*['+＋(]*(\d[\s\-().]*){8,15}(\s*(ext|x|转).*)?$/i,
  company_website: /^\s*(https?:\/\/|www\.)[^\s]+$/i,
  country: { test: (cell: string) => countryOf(cell.trim()) !== '' && !/^[a-z]{2}$/i.test(cell.trim()) },
  company: legalForm(),
} as const

/** How companies call themselves: a list has hardly any other column in which most cells do. */
function legalForm(): RegExp {
  const words =
    'gmbh|ag|kg|ohg|gmbh & co\\. kg|ltd|limited|llc|inc|corp|corporation|plc|co|company|group|s\\.?a|s\\.?a\\.?s|sarl|s\\.?l|s\\.?l\\.?u|s\\.?r\\.?l|s\\.?p\\.?a|lda|ltda|b\\.?v|n\\.?v|oy|ab|aps|a/s|sp\\. z o\\.? ?o|s\\.?r\\.?o|kft|d\\.?o\\.?o|a\\.?ş|pvt|pte|sdn bhd|tbk'
  return new RegExp(
    `(^|[\\s,(])(${words})\\.?\\)?\\s*$|有限公司|股份|集团|公司$|株式会社|有限会社|주식회사|\\(주\\)|㈜|^(ооо|зао|оао|пао|ип|ао)\\s|شركة`,
    'iu',
  )
}

/** Of a text without end its start tells enough. */
const startOf = (cell: string) => cell.slice(0, 200)

function mostlyLooksLike(target: keyof typeof shapes, values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '')
  const right = filled.filter((value) => shapes[target].test(startOf(value)) && !/^\d{4}-\d\d-\d\d/.test(value)).length
  return filled.length > 0 && right >= filled.length * 0.6
}

const looksLikeData = (cell: string) =>
  cell.length > longestHeader ||
  (['emails', 'phones', 'company_website'] as const).some((kind) => shapes[kind].test(cell)) ||
  /^[\d.,%/:\-\s]+$/.test(cell)

/**
 * Where the header stands among the first rows (titles and merged cells may stand above it), as a place in `rows`;
 * -1 when there is none. `rows` are the first rows that are not blank.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const scores = rows.map(headerScore)
  const best = Math.max(0, ...scores)
  if (best >= 2) return scores.indexOf(best)
  // Unknown words above a column of emails or phones are a header as well.
  const [first = [], ...others] = rows
  const columns = first.length
  const isNamed = first.filter((cell) => cell.trim() !== '' && !looksLikeData(cell)).length
  const hasData = Array.from({ length: columns }, (_, at) => others.slice(0, 20).map((row) => row[at] ?? '')).some(
    (column, at) =>
      !looksLikeData(first[at]!) && (mostlyLooksLike('emails', column) || mostlyLooksLike('phones', column)),
  )
  if (isNamed > 0 && others.length > 0 && (hasData || best > 0)) return best > 0 ? scores.indexOf(best) : 0
  return -1
}

/** Recognised cells count, exact ones twice; cells that are data count against it. */
function headerScore(row: readonly string[]): number {
  const targets = new Set<ImportTarget | null>()
  let score = 0
  for (const cell of row) {
    if (cell.trim() === '') continue
    if (looksLikeData(cell)) score -= 2
    const found = recogniseHeader(cell)
    if (!found || targets.has(found.target)) continue
    if (found.target !== null) targets.add(found.target)
    score += found.target === null ? 0.5 : found.strength === 'whole' || found.strength === 'half' ? 2 : 1
  }
  // One word alone may be a title such as "Exhibitor list".
  return targets.size >= 2 ? score : score > 0 ? 1 : 0
}
