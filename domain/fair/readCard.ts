import { countryOf } from '../contacts/countries.ts'
import { cleanLine } from '../contacts/importValues.ts'
import { limits } from '../limits.ts'
import { addressScore, hasCompany, isChineseName, isPosition, nameScore, splitNameAndPosition } from './cardLines.ts'
import { type CardLabel, cardLabels, countryOfDigits } from './cardWords.ts'

type CardPhone = { text: string; kind: 'mobile' | 'whatsapp' | 'phone' }

/** What a business card says, as far as its lines could be told apart; somebody looks at it before it is kept. */
export type CardFields = {
  name: string
  company: string
  position: string
  /** as written; whoever has the numbering plans makes numbers of them */
  phones: CardPhone[]
  emails: string[]
  company_website: string
  address: string
  /** ISO 3166 alpha-2, or '' */
  country: string
  /** everything else, so that nothing of the card is lost */
  remark: string
}

type Value = { label: CardLabel | null; text: string }
type CardLines = CardFields & { left: string[]; addresses: string[]; rest: string[] }

/** Tells the recognised lines of a business card apart, from top to bottom as they stand on it. */
export function readCard(lines: readonly string[]): CardFields {
  const found: CardLines = {
    name: '',
    company: '',
    position: '',
    phones: [],
    emails: [],
    company_website: '',
    address: '',
    country: '',
    remark: '',
    left: [],
    addresses: [],
    rest: [],
  }
  for (const line of lines) {
    // No line of a card is as long; a text that only pretends to be one is kept and not looked through.
    if (line.length > limits.lineLength) found.rest.push(line)
    else for (const value of labelled(cleanCardLine(line))) take(found, value)
  }
  placeLines(found)
  const { left: _, addresses, rest, ...fields } = found
  const address = joinAddress(addresses)
  return { ...fields, address, country: countryOfCard(address, fields), remark: rest.join('\n') }
}

/** Recognition parts Chinese characters by blanks, and writes the same sign in several ways. */
function cleanCardLine(line: string): string {
  return cleanLine(line.normalize('NFKC'))
    .replace(/(?<=[\u3400-\u9fff])[ ](?=[\u3400-\u9fff]|\d+[ ]?[\u3400-\u9fff])/g, '')
    .replace(/(?<=[\u3400-\u9fff]\d+)[ ](?=[\u3400-\u9fff])/g, '')
    .replace(/[|¦•·●▪◆■□★☆►▶✆☎✉⌂]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.:_~'"`=*—–-]+(?=[^\d\s])/, '')
    .trim()
}

/* ---------- labels ---------- */

const labelOf = new Map<string, CardLabel>()
for (const [label, words] of Object.entries(cardLabels) as [CardLabel, string][])
  for (const word of words.split(',')) labelOf.set(word.replace(/[\s.]/g, ''), label)

const alternatives = Object.values(cardLabels)
  .flatMap((words) => words.split(','))
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s?'))
  .join('|')
/** "Tel:", "手机：", "M." at the beginning or after a blank; several may stand on one line. */
const label = new RegExp(
  `(?<=^|[\\s,;/)\\]])\\(?(${alternatives})\\s?(?:\\.\\s?:|[:)]|\\.(?=\\s)|(?=\\s?\\+))\\s*`,
  'giu',
)
/** A word that is nothing else stands without a colon too: "Tel 0574 …", "电话 0574 …". */
const bareLabel =
  /^(tel|telephone|phone|mobile|mob|cell|fax|e-?mail|web(?:site)?|add(?:ress)?|手机|电话|传真|邮箱|网址|地址|邮编|微信)\s?(?=[+(\d]|[^\s@]+@|www\.|http|[\u3400-\u9fff])/iu

function labelled(line: string): Value[] {
  if (!line) return []
  const marks = [...line.matchAll(label)].filter(({ index }) => !isInAddress(line, index))
  if (!marks.length) {
    const bare = bareLabel.exec(line)
    if (!bare) return [{ label: null, text: line }]
    return [{ label: labelOf.get(labelKey(bare[1]!)) ?? null, text: line.slice(bare[0].length).trim() }]
  }
  const values: Value[] = [{ label: null, text: line.slice(0, marks[0]!.index) }]
  for (const [n, mark] of marks.entries()) {
    const text = line.slice(mark.index + mark[0].length, marks[n + 1]?.index)
    values.push({ label: labelOf.get(labelKey(mark[1]!)) ?? null, text })
  }
  return values.map(({ label, text }) => ({ label, text: trimmed(text) })).filter(({ text }) => text !== '')
}

const labelKey = (word: string) => word.toLowerCase().replace(/[\s.]/g, '')
const trimmed = (text: string) => text.replace(/^[\s,;:/]+|[\s,;:/]+$/g, '').trim()
/** The dot of "P.O. Box" and of initials marks no label. */
const isInAddress = (line: string, at: number) => /^(p\.\s?o\.|[a-z]\.\s?[a-z]+\b(?!\s?[:+]))/i.test(line.slice(at))

/* ---------- values that are told by their own shape ---------- */

const email = /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:(?:\s\.\s|\s?\.)[\p{L}\d-]+)*(?:\s\.\s|\s?\.)\p{L}{2,}/giu
const website = /(?:https?:\/\/\s?|www\s?\.\s?)[^\s,;，；]+/gi
const bareDomain =
  /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|net|org|cn|de|eu|co|io|uk|fr|it|es|nl|be|ch|at|pl|ru|in|jp|kr|tr|br|mx|au|ca|us|biz|info|ae|vn|th|my|sg|hk|tw|id|ph|za|se|no|dk|fi|cz|pt|gr|il|sa|pk|bd|lk|ua|ro|hu)(?:\.[a-z]{2})?(?:\/\S*)?$/i
const phone = /(?:\+|00)?\s?\(?\d[\d\s()./–—-]{5,28}\d(?:\s?(?:ext\.?|x|转|分机)\s?\d{1,6})?/gi

function take(found: CardLines, { label, text }: Value): void {
  if (label === 'none' || label === 'fax') return void found.rest.push(...restOf(label, text))
  let left = text
  const cut = (pattern: RegExp, keep: (match: string) => boolean) => {
    left = left.replace(pattern, (match) => (keep(match) ? ' ' : match))
  }
  cut(email, (match) => {
    addTo(found.emails, match.replace(/\s/g, '').toLowerCase())
    return true
  })
  cut(website, (match) => takeWebsite(found, match))
  if (label === 'website' || (!label && bareDomain.test(left.trim())))
    for (const word of left.split(/\s+/))
      if (bareDomain.test(word)) cut(literal(word), (match) => takeWebsite(found, match))
  if (label !== 'address') cut(phone, (match) => takePhone(found, match, label, text))
  left = trimmed(left.replace(/\(\s*\)/g, ' ').replace(/\s+/g, ' '))
  // The value of this label was recognised as a line of its own, so the label alone is dropped.
  if (left === '' || (!label && labelOf.has(labelKey(left.replace(/[:/]$/, ''))))) return
  if (label === 'address') found.addresses.push(left)
  else if (label === 'company' || label === 'position' || label === 'name') found[label] ||= left
  else if (label) found.rest.push(left)
  else found.left.push(left)
}

const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
const restOf = (label: CardLabel, text: string) => [label === 'fax' ? `Fax: ${text}` : text]

function takeWebsite(found: CardLines, match: string): boolean {
  const url = match.replace(/\s/g, '').replace(/[.,;)]+$/, '')
  if (found.company_website && found.company_website !== url) found.rest.push(url)
  else found.company_website = url
  return true
}

function takePhone(found: CardLines, match: string, label: CardLabel | null, whole: string): boolean {
  const digits = match.replace(/\D/g, '')
  // A postcode, a house number and a year have fewer digits, an account has more.
  if (digits.length < 7 || digits.length > 18) return false
  if (!label && !/^\s?(\+|00|\()/.test(match) && addressScore(whole) >= 2) return false
  const text = match.trim()
  const kind = label === 'mobile' || label === 'whatsapp' ? label : isChineseMobile(digits) ? 'mobile' : 'phone'
  // What is printed on both sides of a card, or in two lines.
  if (!found.phones.some((one) => one.text.replace(/\D/g, '') === digits)) found.phones.push({ text, kind })
  return true
}

const isChineseMobile = (digits: string) => /^(86)?1[3-9]\d{9}$/.test(digits)
const addTo = (list: string[], value: string) => void (list.includes(value) || list.push(value))

/* ---------- lines that are told by their words ---------- */

function placeLines(found: CardLines): void {
  const names: { text: string; score: number }[] = []
  for (const [at, line] of found.left.entries()) {
    const both = splitNameAndPosition(line)
    if (both && !hasCompany(line)) {
      names.push({ text: both.name, score: 6 - at / 10 })
      placePosition(found, both.position)
    } else if (isPosition(line)) placePosition(found, line)
    else if (hasCompany(line) && addressScore(line) < 3) placeCompany(found, line)
    else if (addressScore(line) >= 2 || countryOf(lastPart(line))) found.addresses.push(line)
    else {
      const score = nameScore(line, found.emails)
      if (score > 0) names.push({ text: line, score: score - at / 10 })
      else found.rest.push(line)
    }
  }
  placeNames(found, names)
}

function placeCompany(found: CardLines, line: string): void {
  if (!found.company) found.company = line
  else if (!found.company.includes(line)) found.rest.push(line)
}

function placePosition(found: CardLines, line: string): void {
  if (!found.position) found.position = line
  else if (!found.position.includes(line)) found.position = `${found.position} · ${line}`
}

/** The likeliest line is the name; a second one in the other script is the same name, and belongs to it. */
function placeNames(found: CardLines, names: { text: string; score: number }[]): void {
  const ranked = names.toSorted((a, b) => b.score - a.score)
  const [first, ...others] = ranked
  if (!first) return
  if (found.name) return void found.rest.push(...ranked.map(({ text }) => text))
  found.name = withoutTitle(first.text)
  for (const { text, score } of others) {
    const isSameInOtherScript = isChineseName(text) !== isChineseName(first.text) && score > 1
    if (isSameInOtherScript && !found.name.includes(' / ')) found.name = joinScripts(found.name, withoutTitle(text))
    else found.rest.push(text)
  }
}

const joinScripts = (one: string, other: string) => (isChineseName(one) ? `${one} / ${other}` : `${other} / ${one}`)
const withoutTitle = (name: string) =>
  name
    .replace(/^(mr|mrs|ms|miss|dr|prof|ing|dipl\.?-?ing|eng)\b\.?\s*/i, '')
    .replace(/\s*(先生|女士|小姐)$/, '')
    .replace(/,?\s+(ph\.?\s?d|mba|m\.?sc|b\.?sc|pmp|cpa|md|jr|sr)\.?$/i, '')
    .trim()

/* ---------- what follows from the others ---------- */

const joinAddress = (parts: readonly string[]) =>
  parts.reduce((all, part) => (all === '' ? part : /[\u3400-\u9fff]$/.test(all) ? all + part : `${all}, ${part}`), '')

const lastPart = (text: string) =>
  text
    .split(/[,，]/)
    .at(-1)!
    .replace(/[\d.-]+/g, ' ')
    .trim()

/** What the address says, else what a phone with its calling code says, else what only China's numbers look like. */
function countryOfCard(address: string, { phones, company }: Pick<CardFields, 'phones' | 'company'>): string {
  const named = address
    .split(/[,，;]/)
    .toReversed()
    .map((part) => countryInWords(part))
    .find((country) => country !== '')
  if (named) return named
  const abroad = phones.map(
    ({ text }) => /^\s?\(?(?:\+|00)\s?\(?([\d\s().-]+)/.exec(text)?.[1]?.replace(/\D/g, '') ?? '',
  )
  const code = abroad.map(countryOfDigits).find((country) => country !== '')
  if (code) return code
  const isChina = /[省市区县镇]/.test(address) || phones.some(({ text }) => isChineseMobile(text.replace(/\D/g, '')))
  return isChina && /[\u3400-\u9fff]/.test(address + company) ? 'CN' : ''
}

/** "20457 Hamburg Germany": a name of a country at the end of a part, but no two letters that could be anything. */
function countryInWords(part: string): string {
  const words = part
    .replace(/[\d.]+/g, ' ')
    .trim()
    .split(/\s+/)
  for (let from = Math.max(0, words.length - 4); from < words.length; from++) {
    const tail = words.slice(from).join(' ')
    const isCode = /^[a-z]{2}$/i.test(tail)
    const country = isCode && !/^(uk)$/i.test(tail) ? '' : countryOf(tail)
    if (country) return country
  }
  return /^(中国|中國)/.test(part) ? 'CN' : ''
}
