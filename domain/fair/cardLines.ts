import { addressWords, chineseFamilyNames, companyWords, longFamilyNames, positionWords } from './cardWords.ts'

const latin = (words: string) => {
  const escaped = words.split(',').map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d-])`, 'giu')
}
const chinese = (words: string) =>
  words
    .split(',')
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const company = {
  legal: latin(companyWords.legal),
  kind: latin(companyWords.kind),
  chinese: new RegExp(`(?:${chinese(companyWords.chinese)})(?:$|[\\s(（])`),
}
const position = { latin: latin(positionWords.latin), chinese: new RegExp(`(?:${chinese(positionWords.chinese)})`) }
const address = {
  latin: latin(addressWords.latin),
  chinese: new RegExp(`[\\u3400-\\u9fff\\d](?:${chinese(addressWords.chinese)})`, 'g'),
}

const germanStreet = /\p{L}(?:straße|strasse|str\.|weg|platz|allee|gasse|laan|straat|gatan|vej)(?![\p{L}])/giu

/** "S.p.A." and "Co., Ltd." without their dots. */
const plain = (line: string) => line.replace(/(?<=\p{L})\.(?=\p{L}|\s|,|$)/gu, '')
const count = (line: string, pattern: RegExp) => line.match(pattern)?.length ?? 0

const hasLegalForm = (line: string) => count(plain(line), company.legal) > 0 || company.chinese.test(line)
export const hasCompany = (line: string) => hasLegalForm(line) || count(line, company.kind) > 0
const hasPosition = (line: string) => count(line, position.latin) > 0 || position.chinese.test(line)

/** "Export Manager" is nobody's company, "Sales Partners Ltd" is. */
export const isPosition = (line: string) => hasPosition(line) && !hasLegalForm(line) && addressScore(line) === 0

/** How much of an address a line is; from 2 on it is one. */
export function addressScore(line: string): number {
  const words = count(plain(line), address.latin) + count(line, address.chinese) + count(line, germanStreet)
  const hasNumber = /\d/.test(line)
  const hasPostcode = /(?:^|[\s,-])(?:[A-Z]{1,2}-?)?\d{4,6}(?:$|[\s,-])/.test(line)
  return (
    words + (words > 0 && hasNumber ? 1 : 0) + (hasPostcode ? 1 : 0) + (hasPostcode && /,|\s\p{Lu}/u.test(line) ? 1 : 0)
  )
}

const allChinese = /^[\u3400-\u9fff]+$/

export function isChineseName(text: string): boolean {
  if (!allChinese.test(text)) return false
  const isLong = longFamilyNames.some((name) => text.startsWith(name))
  return isLong
    ? text.length <= 4 && text.length >= 3
    : text.length >= 2 && text.length <= 3 && chineseFamilyNames.has(text[0]!)
}

/** How much a line looks like a person's name; 0: not at all. */
export function nameScore(line: string, emails: readonly string[]): number {
  const bare = line.replace(/(先生|女士|小姐)$/, '').trim()
  if (isChineseName(bare)) return 5
  if (/\d|@|\/\//.test(line) || allChinese.test(line)) return 0
  const words = line
    .replace(/^(mr|mrs|ms|miss|dr|prof)\b\.?\s*/i, '')
    .replace(/,.*$/, '')
    .split(/\s+/)
  const isName =
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^(\p{Lu}[\p{L}'’.-]*|de|da|van|von|der|bin|al|el|del|la|le)$/u.test(word))
  if (!isName) return 0
  const locals = emails.map((email) => email.split('@')[0]!)
  const isInEmail = words.some((word) => word.length > 2 && locals.some((local) => local.includes(word.toLowerCase())))
  return 2 + (words.length <= 3 ? 1 : 0) + (isInEmail ? 3 : 0)
}

/** "张伟 销售经理", "张伟销售经理", "Max Müller, Sales Manager". */
export function splitNameAndPosition(line: string): { name: string; position: string } | null {
  const parts = line.split(/\s{1,}|[,，/|]\s?|\s[-–—]\s/).filter(Boolean)
  const [first = '', ...others] = parts
  if (isChineseName(first) && others.length && hasPosition(others.join(' ')))
    return { name: first, position: others.join(' ') }
  for (const length of [2, 3, 4]) {
    const rest = line.slice(length)
    if (isChineseName(line.slice(0, length)) && allChinese.test(rest) && beginsAsPosition(rest))
      return { name: line.slice(0, length), position: rest }
  }
  const comma = /^([^,]+?)(?:,| [-–—]) (.+)$/.exec(line)
  if (comma && nameScore(comma[1]!, []) > 0 && !hasPosition(comma[1]!) && hasPosition(comma[2]!))
    return { name: comma[1]!, position: comma[2]! }
  return null
}

const titleBegin = new RegExp(
  `^(?:外贸|销售|市场|采购|技术|产品|项目|区域|大区|高级|副|总|行政|财务|人事|运营)?(?:${chinese(positionWords.chinese)})`,
)
const beginsAsPosition = (text: string) => titleBegin.test(text)
