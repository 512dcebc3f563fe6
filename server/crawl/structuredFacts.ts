import type { LineValue } from './findContacts.ts'
import { emailsOfLine } from './findEmails.ts'
import { socialProfile } from './socialProfiles.ts'

/** What a page says to machines about its company. */
export type StructuredFacts = {
  findings: LineValue[]
  /** numbers as they are written */
  numbers: string[]
  /** names or codes of countries */
  countries: string[]
}

const company =
  /(?:Organization|Corporation|Business|Store|Shop|Company|Restaurant|Hotel|Dealer|Manufacturer|Service|Contractor|Agency|Brand)$/
/** Of a text about others, or of what it sells. */
const elsewhere = new Set([
  'review',
  'author',
  'publisher',
  'itemReviewed',
  'brand',
  'manufacturer',
  'offers',
  'memberOf',
  'worksFor',
  'alumniOf',
  'sponsor',
])
const deepest = 8
const mostNodes = 500

type Node = Record<string, unknown>

/** Reads JSON-LD as it is met: several in a list or a `@graph`, and broken ones, which say nothing. */
export function structuredFacts(texts: readonly string[]): StructuredFacts {
  const facts: StructuredFacts = { findings: [], numbers: [], countries: [] }
  let left = mostNodes
  const add = (kind: LineValue['kind'], value: string, snippet = value) =>
    facts.findings.push({ kind, value, snippet, way: 'structured' })

  function walk(value: unknown, depth: number): void {
    if (depth > deepest || left-- <= 0 || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((one) => walk(one, depth + 1))
    const node = value as Node
    const types = textsOf(node['@type'])
    if (types.some((type) => company.test(type))) takeCompany(node)
    else if (types.includes('Person')) takePerson(node)
    else if (types.includes('ContactPoint')) takeReach(node)
    for (const [name, inner] of Object.entries(node)) if (!elsewhere.has(name)) walk(inner, depth + 1)
  }

  function takeCompany(node: Node): void {
    const [name] = [...textsOf(node.legalName), ...textsOf(node.name)]
    if (name) add('company', name)
    takeReach(node)
    const address = listOf(node.address)
      .map(addressText)
      .find((text) => text !== '')
    if (address) add('address', address)
    for (const link of textsOf(node.sameAs)) {
      const profile = socialProfile(link)
      if (profile) add('social', profile)
    }
    for (const name of ['vatID', 'taxID', 'leiCode'])
      for (const id of textsOf(node[name])) add('registration', id.replace(/\s/g, ''), `${name} ${id}`)
  }

  function takePerson(node: Node): void {
    const [name] = textsOf(node.name)
    if (name && (node.email || node.telephone || node.jobTitle)) add('person', name)
    takeReach(node)
  }

  function takeReach(node: Node): void {
    for (const text of textsOf(node.email))
      for (const { value } of emailsOfLine(text.replace(/^mailto:/i, ''))) add('email', value, text)
    facts.numbers.push(...textsOf(node.telephone))
  }

  function addressText(value: unknown): string {
    if (typeof value === 'string') return value
    if (typeof value !== 'object' || value === null) return ''
    const node = value as Node
    const [country] = [
      ...textsOf(node.addressCountry),
      ...listOf(node.addressCountry).flatMap((one) => textsOf((one as Node | null)?.name)),
    ]
    if (country) facts.countries.push(country)
    const parts = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion'].flatMap((name) =>
      textsOf(node[name]).slice(0, 1),
    )
    return parts.length < 2 ? '' : [...parts, ...(country ? [country] : [])].join(', ')
  }

  for (const text of texts) walk(parsed(text), 0)
  return facts
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const textsOf = (value: unknown): string[] =>
  listOf(value).filter((one): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= 300)

function parsed(text: string): unknown {
  try {
    return JSON.parse(
      text.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/g, '').replace(/[\u0000-\u001f]+/g, ' '),
    )
  } catch {
    return null
  }
}
