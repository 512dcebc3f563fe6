import type { FoundValue } from '../leadSources/foundValue.ts'
import { type LeadSource, leadSources } from '../leadSources/licences.ts'
import type { MapStore, StoreAddress } from '../leadSources/store.ts'
import { limits } from '../limits.ts'
import type { FoundLead, LeadField, LeadValue } from './foundLead.ts'

/** Where values are from: of which source, on which page, when. */
export type LeadEvidence = { source: LeadSource; url: string; at: number }
type LeadTexts = { [Field in LeadField]?: string | readonly string[] }
type ValueFacts = Partial<Pick<LeadValue, 'snippet' | 'way' | 'chance'>>

/** Each text that says anything as a value of its field, in the order of the fields as they are given. */
export function leadValues({ source, url, at }: LeadEvidence, texts: LeadTexts, facts: ValueFacts = {}): LeadValue[] {
  const { licence } = leadSources[source]
  const evidence = { source, licence, url: evidenceAddress(url), at }
  return (Object.entries(texts) as [LeadField, string | readonly string[]][]).flatMap(([field, said]) =>
    [said].flat().flatMap((text) => {
      const value = leadText(text, limits.paragraphLength)
      const snippet = leadText(facts.snippet ?? '', limits.lineLength)
      return value ? [{ field, value, ...evidence, snippet, way: facts.way ?? null, chance: facts.chance ?? null }] : []
    }),
  )
}

const evidenceAddress = (url: string): string =>
  /^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(url) && url.length <= limits.urlLength ? url : ''

// Control characters, halves of characters, and what turns the direction of reading round.
const unfit = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu

/** One line that every store can keep, cut between two characters. */
export const leadText = (text: string, most: number): string =>
  text
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')

/** What a website said, as values of a lead. */
export const valuesOfSite = (found: readonly FoundValue[]): LeadValue[] =>
  found.flatMap(({ kind, value, page, snippet, found_at, way }) =>
    leadValues({ source: 'site', url: page, at: found_at }, { [kind]: value }, { snippet, way }),
  )

/** A store of a map, which may have several entries of it: the first one names the lead. */
export function leadOfStores([first, ...others]: readonly [MapStore, ...MapStore[]]): FoundLead {
  const values = [first, ...others].flatMap(valuesOfStore)
  return { key: first.osm, values: uniqueLeadValues(values), place: first.place }
}

function valuesOfStore(store: MapStore): LeadValue[] {
  const { source, url, at } = store.evidence
  const { address } = store
  return leadValues(
    { source, url, at },
    {
      company: [store.name, store.name_en, store.name_zh],
      type: store.kind,
      phone: store.phones,
      email: store.mails,
      website: store.sites,
      social: store.profiles,
      address: addressLine(address),
      city: address.city,
      country: address.country,
      opening_hours: store.opening_hours,
      image: store.images,
      description: store.description,
    },
  )
}

const addressLine = ({ street, number, postcode, district, city, state }: StoreAddress): string =>
  street
    ? [[street, number], [postcode, city], [district], [state]]
        .map((part) => part.filter(Boolean).join(' '))
        .filter(Boolean)
        .join(', ')
    : ''

/** Each value of a field once: the first that says it stays. */
export function uniqueLeadValues(values: readonly LeadValue[]): LeadValue[] {
  const seen = new Set<string>()
  return values.filter(({ field, value }) => {
    const key = `${field} ${value.toLowerCase()}`
    return !seen.has(key) && seen.add(key)
  })
}
