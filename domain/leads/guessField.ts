import { countryOf } from '../contacts/countries.ts'
import { elementAt, type PageTree, textOfNode } from '../leadSources/recipe/pageTree.ts'
import type { LeadField } from './foundLead.ts'
import { leadColumnOf } from './leadColumns.ts'

/** What a part of an entry is likely to say: as its page names it, else by its looks; the first that is nothing else is the company. */
export function guessField(tree: PageTree, pointed: number, taken: ReadonlySet<string>): LeadField | null {
  const at = elementAt(tree, pointed)
  const { classes, id, href } = tree.nodes[at]!
  const named = [id, ...classes].flatMap((name) => name.split(/[-_]+/)).flatMap((word) => leadColumnOf(word) ?? [])
  const guesses = [...named, byLink(href), byText(textOfNode(tree, at)), 'company' as const]
  return guesses.find((field) => field !== null && !taken.has(field)) ?? null
}

function byLink(href: string): LeadField | null {
  if (/^mailto:/i.test(href)) return 'email'
  if (/^tel:/i.test(href)) return 'phone'
  return null
}

function byText(text: string): LeadField | null {
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return 'email'
  if (/^(?:https?:\/\/|www\.)\S+$|^(?:website|homepage|web|网站|官网)$/i.test(text)) return 'website'
  if (/^\+?\d[\d\s()./-]{6,}$/.test(text)) return 'phone'
  if (/^(?:hall|halle|pavilion)\b|馆$/i.test(text)) return 'hall'
  if (/^(?:booth|stand)?\s*[A-Z]{1,2}[-\s]?\d{1,4}[A-Z]?$/.test(text)) return 'booth'
  return text.length <= 40 && countryOf(text) ? 'country' : null
}
