import type { FoundKind, FoundValue, FoundWay } from '#domain/leadSources/foundValue'
import { limits } from '#domain/limits'
import { addressesIn, companiesIn, type LinePage, namedPeople, registrationsIn } from './findCompany.ts'
import { emailOfLink, emailsOfLine } from './findEmails.ts'
import { findNumbers, numberOfLink } from './findNumbers.ts'
import type { PageLink, PageText } from './pageReader.ts'
import { anyWord, othersWords } from './pageWords.ts'
import { countryOfSite } from './siteCountry.ts'
import { socialProfile } from './socialProfiles.ts'
import { type StructuredFacts, structuredFacts } from './structuredFacts.ts'

/** Before it goes anywhere: what was found, without the page and the time that are the same for all of it. */
export type LineValue = { kind: FoundKind; value: string; snippet: string; way: FoundWay }

/** All that a page says of whom to write to. Values are plain text: what looks like markup in one is none of them. */
export function findContacts(page: PageText, at: URL, now: number): FoundValue[] {
  const structured = structuredFacts(page.jsonLd)
  const country = countryOfSite(at, page.language, structured.countries)
  const others = linesOfOthers(page.lines)
  const findings = [
    ...structuredFindings(structured, country),
    ...page.links.flatMap((link) => (others.has(link.line) ? [] : linkFindings(link, country))),
    ...textFindings(page, others, country),
  ]
  return findings.flatMap(({ kind, value, snippet, way }) => {
    const clean = cleanValue(value)
    return clean ? [{ kind, value: clean, page: at.href, snippet: cleanSnippet(snippet), found_at: now, way }] : []
  })
}

function structuredFindings({ findings, numbers }: StructuredFacts, country: string): LineValue[] {
  return [
    ...findings,
    ...numbers.flatMap((text) =>
      findNumbers(`tel: ${text}`, '', country).map(({ kind, value }) => ({
        kind,
        value,
        snippet: text,
        way: 'structured' as const,
      })),
    ),
  ]
}

function linkFindings({ href, text }: PageLink, country: string): LineValue[] {
  const snippet = text || href
  const email = emailOfLink(href)
  if (email) return [{ kind: 'email', value: email, snippet, way: 'link' }]
  const number = numberOfLink(href, country)
  if (number) return [{ ...number, snippet, way: 'link' }]
  const profile = socialProfile(href)
  return profile ? [{ kind: 'social', value: profile, snippet, way: 'link' }] : []
}

function textFindings(page: PageText, others: ReadonlySet<number>, country: string): LineValue[] {
  const hidden = new Set(page.hiddenEmails)
  const of: LinePage = { lines: page.lines.map((line, n) => (others.has(n) ? '' : line)), country }
  const found: LineValue[] = []
  for (const [n, line] of of.lines.entries()) {
    if (line.length < 3) continue
    for (const { value, isHidden } of emailsOfLine(line))
      found.push({
        kind: 'email',
        value,
        snippet: around(line, value),
        way: isHidden || hidden.has(value) ? 'hidden' : 'text',
      })
    for (const { kind, value } of findNumbers(line, of.lines[n - 1] ?? '', country))
      found.push({ kind, value, snippet: line, way: 'text' })
  }
  return [...found, ...companiesIn(of, page.title), ...namedPeople(of), ...registrationsIn(of), ...addressesIn(of)]
}

const wordsOfOthers = new RegExp(anyWord(othersWords))
const isOfOthers = (line: string) => wordsOfOthers.test(line.toLowerCase())

/** A short line that is about others is the heading of the lines below it, until the next thing that looks like one. */
function linesOfOthers(lines: readonly string[]): Set<number> {
  const found = new Set<number>()
  for (const [n, line] of lines.entries()) {
    if (!isOfOthers(line)) continue
    found.add(n)
    if (line.length > 60 || /[@\d]{3}|@/.test(line)) continue
    for (let next = n + 1; next < Math.min(lines.length, n + 6); next++) found.add(next)
  }
  return found
}

const snippetLength = 160
function around(line: string, value: string): string {
  const at = Math.max(0, line.toLowerCase().indexOf(value.slice(0, 5)))
  const from = Math.max(0, at - snippetLength / 2)
  return line.slice(from, from + snippetLength)
}

const tag = /<[^<>]*>?/g
// Control characters, halves of characters, and what turns the direction of reading round or takes no room.
const unfit = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu

const plainLine = (text: string) => text.replace(tag, ' ').replace(unfit, ' ').replace(/\s+/g, ' ').trim()

function cleanValue(text: string): string | null {
  const value = plainLine(text)
  return value && value.length <= limits.lineLength && !/^(?:javascript|data|vbscript):/i.test(value) ? value : null
}

const cleanSnippet = (text: string) => {
  const cut = plainLine(text).slice(0, limits.lineLength)
  // A pair that the cut has parted.
  return cut.replace(/[\ud800-\udbff]$/, '')
}
