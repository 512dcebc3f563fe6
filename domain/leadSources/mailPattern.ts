import { isRole } from '../email/deliverability/mailDomains.ts'
import { nameSpellings, type PersonName } from './personName.ts'

/** How a company makes the addresses of its people. `{f}` and `{l}`: the first letters. The more usual first. */
export const mailPatterns = [
  '{first}.{last}',
  '{f}{last}',
  '{first}',
  '{f}.{last}',
  '{first}{last}',
  '{first}_{last}',
  '{first}-{last}',
  '{last}.{first}',
  '{last}{f}',
  '{last}',
  '{first}{l}',
  '{first}.{l}',
  '{last}{first}',
] as const
export type MailPattern = (typeof mailPatterns)[number]

/** `count` of `of` personal addresses are made so; `chance`: that another person's is. */
export type LearntPattern = { pattern: MailPattern; count: number; of: number; chance: number; examples: string[] }

const fewest = 2

/**
 * What the personal addresses of a domain have in common: those of named people first, and of others their looks. null: fewer than two
 * are made alike. The chance is that of Laplace: two of two are three quarters, and never certain.
 */
export function learnMailPattern(
  emails: readonly string[],
  people: readonly PersonName[],
  domain: string,
): LearntPattern | null {
  const locals = [...new Set(emails)]
    .filter((email) => email.endsWith(`@${domain}`))
    .map((email) => email.slice(0, email.lastIndexOf('@')))
    .filter((local) => !isRole(local))
  const fits = locals.map((local) => patternsOf(local, people)).filter((patterns) => patterns.length > 0)
  const counts = mailPatterns.map((pattern) => ({ pattern, count: fits.filter((fit) => fit.includes(pattern)).length }))
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one))
  if (best.count < fewest) return null
  const examples = locals
    .filter((local) => patternsOf(local, people).includes(best.pattern))
    .map((local) => `${local}@${domain}`)
  return { ...best, of: fits.length, chance: (best.count + 1) / (fits.length + 2), examples: examples.slice(0, 5) }
}

function patternsOf(local: string, people: readonly PersonName[]): MailPattern[] {
  const named = people.flatMap((person) => mailPatterns.filter((pattern) => localsOf(pattern, person).includes(local)))
  if (named.length > 0) return [...new Set(named)]
  if (/^[a-z]{2,}\.[a-z][a-z-]{2,}$/.test(local)) return ['{first}.{last}']
  return /^[a-z]\.[a-z-]{3,}$/.test(local) ? ['{f}.{last}'] : []
}

/** What a person's address would be, in the more usual spelling; null: their name gives none, such as one in Chinese. */
export const concludedEmail = (pattern: MailPattern, person: PersonName, domain: string): string | null => {
  const [local] = localsOf(pattern, person)
  return local ? `${local}@${domain}` : null
}

/** Whether an address is made of a person's name in any of the usual ways. */
export const isEmailOf = (email: string, person: PersonName, domain: string): boolean =>
  mailPatterns.some((pattern) => localsOf(pattern, person).some((local) => email === `${local}@${domain}`))

function localsOf(pattern: MailPattern, { first, last }: PersonName): string[] {
  const firsts = nameSpellings(first.split(' ')[0] ?? '')
  const lasts = nameSpellings(last)
  if ((pattern.includes('{f') && firsts.length === 0) || (pattern.includes('{l') && lasts.length === 0)) return []
  const [some, others] = [firsts, lasts].map((spellings) => (spellings.length > 0 ? spellings : ['']))
  return [...new Set(some!.flatMap((one) => others!.map((two) => filled(pattern, one, two))))]
}

const filled = (pattern: MailPattern, first: string, last: string): string =>
  pattern
    .replace('{first}', first)
    .replace('{last}', last)
    .replace('{f}', first.slice(0, 1))
    .replace('{l}', last.slice(0, 1))
