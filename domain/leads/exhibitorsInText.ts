import { countryOf } from '../contacts/countries.ts'
import type { BroughtRow } from './form.ts'
import { rowsOfTable } from './leadColumns.ts'

/**
 * The exhibitors of a list that was copied out of a PDF: a line for each, with its stand before or behind the name, or on a line of its
 * own. A table whose first line names its columns is read as one. Lines that are neither a name nor a stand are left out.
 */
export function exhibitorsInText(text: string): BroughtRow[] {
  const table = rowsOfTable(text)
  if (table.length > 0) return table
  const rows: BroughtRow[] = []
  let hall = ''
  for (const line of oneColumn(text.split(/\r?\n/)).map(plainLine).filter(Boolean)) {
    if (isHeading(line)) hall = hallIn(line) || hall
    else addLine(rows, line, hall)
  }
  return rows.filter(({ booth, website, email, country }) => booth || website || email || country)
}

/**
 * A page in columns has several exhibitors in a line, each with its stand behind or before it: what stands below each other goes
 * together, so that a hall counts for its own column.
 */
function oneColumn(lines: readonly string[]): string[] {
  const parts = lines.map(columnsOfLine)
  const count = Math.max(...parts.map(({ length }) => length))
  if (count < 2 || parts.filter(({ length }) => length === count).length < 3) return [...lines]
  const found: string[][] = Array.from({ length: count }, () => [])
  for (const line of parts) for (const [n, part] of line.entries()) found[n]!.push(part)
  return found.flat()
}

function columnsOfLine(line: string): string[] {
  const cells = line.split('\t').map((cell) => cell.trim())
  if (cells.length > 1 && cells.every((cell) => labelledHall.test(cell) && isHeading(cell))) return cells
  const stands = cells.flatMap((cell, n) => (wholeStand.test(cell) ? [n] : []))
  if (stands.length < 2 || cells.length < stands.length * 2) return [line]
  const isLast = stands.at(-1) === cells.length - 1
  const edges = isLast ? stands.map((n) => n + 1) : [...stands.slice(1), cells.length]
  return edges.map((edge, n) => cells.slice(n === 0 ? 0 : edges[n - 1], edge).join('\t'))
}

function addLine(rows: BroughtRow[], line: string, hall: string): void {
  const { rest, ...found } = partsOf(line)
  const last = rows.at(-1)
  const isName = /\p{L}{2}/u.test(rest) && !isPageWords(rest)
  // What has no name belongs to the exhibitor above it.
  if (!isName && last) return addMissing(last, found)
  if (isName) rows.push({ company: rest.slice(0, 300), ...(hall && !found.hall && { hall }), ...found })
}

function addMissing(row: BroughtRow, found: BroughtRow): void {
  for (const [field, value] of Object.entries(found)) row[field] ??= value
}

const plainLine = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(/[\u0000-\u0008\u000b-\u001f\u200b-\u200f\u202a-\u202e]/g, ' ')
    // Dots that lead to a number at the edge.
    .replace(/\s*[.·…_]{3,}|(?:\s[.·…_]){3,}/g, '\t')
    .trim()

const hallWord = '(?:hall|halle|pavilion|hal|pabellón|pavilhão|pav\\.?|馆|展馆|号馆)'
const standWord = '(?:booth|stand|stall|standnr\\.?|stand no\\.?|booth no\\.?|展位号?|摊位号?|stand n[°º]\\.?)'
/** "B23", "5.1B23", "A-104", "12.3 C05", "H5-B23", "3.1L12-14". */
const standCode =
  '(?:[A-Z]{0,2}\\d{1,2}\\.\\d[\\s-]?)?[A-Z]{1,2}[-\\s]?\\d{1,4}[A-Z]?(?:[-/&,+]\\s?[A-Z]?\\d{1,4}[A-Z]?)*'
const labelledHall = new RegExp(
  `(?<![\\p{L}])${hallWord}\\s*[:.#]?\\s*(\\d{1,2}(?:\\.\\d)?[A-Z]?|[A-Z])(?![\\p{L}\\d])|(\\d{1,2}(?:\\.\\d)?)\\s*号?馆`,
  'iu',
)
const labelledStand = new RegExp(`${standWord}\\s*[:.#]?\\s*([A-Z\\d][A-Z\\d.\\-/]*\\d[A-Z]?)`, 'iu')
const bareStand = new RegExp(`(?:^|[\\s\\t,;|(])(${standCode})(?=$|[\\s\\t,;|)])`, 'u')
const wholeStand = new RegExp(`^${standCode}$`, 'u')
const siteIn = /\b(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,12}(?:\/\S*)?(?=$|[\s,;|)])/i
const mailIn = /[^\s@,;<>()]+@[^\s@,;<>()]+\.[a-z]{2,}/i

/** What is told apart from the name by its looks; the rest is the name. */
function partsOf(line: string): BroughtRow & { rest: string } {
  const found: BroughtRow = {}
  const take = (field: string, pattern: RegExp, text: string): string => {
    const match = pattern.exec(text)
    if (!match) return text
    found[field] = (match.slice(1).find(Boolean) ?? match[0]).trim()
    return `${text.slice(0, match.index)}\t${text.slice(match.index + match[0].length)}`
  }
  const withoutMail = take('email', mailIn, line)
  const withoutSite = take('website', siteIn, withoutMail)
  const withoutHall = take('hall', labelledHall, withoutSite)
  const withoutStand = take('booth', labelledStand.test(withoutHall) ? labelledStand : bareStand, withoutHall)
  partStand(found)
  const rest = nameOf(withoutStand, found)
  return { ...found, rest }
}

/** "5.1B23" is stand B23 in hall 5.1. */
function partStand(found: BroughtRow): void {
  const [, hall, booth] = /^([A-Z]{0,2}\d{1,2}\.\d)[\s-]?([A-Z].*)$/.exec(found.booth ?? '') ?? []
  if (!hall || !booth) return
  found.hall ??= hall
  found.booth = booth
}

/** The longest part is the name, and a country beside it is one. */
function nameOf(text: string, found: BroughtRow): string {
  const parts = text
    .split(/\t|\s{2,}|\s[|·•]\s/)
    .map((part) => part.replace(/^[\s,;:|()\-–•]+|[\s,;:|(\-–]+$/g, ''))
    .filter(Boolean)
  const country = parts.find((part, n) => n > 0 && part.length <= 40 && countryOf(part) !== '')
  if (country) found.country = countryOf(country)
  const [name = ''] = parts.filter((part) => part !== country).toSorted((a, b) => b.length - a.length)
  return /\p{L}{2}/u.test(name) ? name.replace(/^\d{1,4}[.)]?\s+(?=\p{L})/u, '') : ''
}

/** "Hall 5.1" or "A" alone, and what stands at the edge of every page. */
const isHeading = (line: string): boolean =>
  (labelledHall.test(line) && line.replace(labelledHall, '').trim().length <= 3) ||
  /^\p{L}$/u.test(line) ||
  isPageWords(line)
const hallIn = (line: string): string => {
  const match = labelledHall.exec(line)
  return match?.[1] ?? match?.[2] ?? ''
}
const isPageWords = (line: string): boolean =>
  /^(?:page|seite|página|第)\s*\d+|^\d+\s*(?:\/|of|von)\s*\d+$|^(?:list of exhibitors|exhibitor list|exhibitors|ausstellerverzeichnis|参展商名录|展商名录|参展商名单|alphabetical|index)\b/iu.test(
    line,
  )
