import { limits } from '../limits.ts'

/**
 * What the licence of data, or the terms of a service, let a company do with it. `mayStore` false: it is shown while
 * somebody looks, and never becomes a row.
 */
export type SourceLicence = {
  title: string
  url: string
  mayStore: boolean
  /** days until a value is deleted, counted from when it was last read; none: it is kept */
  daysKept?: number
  /** a database derived from it may be passed on under the same licence only */
  shareAlike: boolean
  /** the credit that is shown and exported with it; null: none is required */
  attribution: string | null
}

export const sourceLicences = {
  odbl: {
    title: 'Open Database License 1.0',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
    mayStore: true,
    shareAlike: true,
    attribution: '© OpenStreetMap contributors, ODbL',
  },
  cc0: {
    title: 'CC0 1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    mayStore: true,
    shareAlike: false,
    attribution: null,
  },
  /** https://www.gov.uk/government/organisations/companies-house/about/about-our-services: no restriction on use */
  companiesHouse: {
    title: 'Companies House public register',
    url: 'https://developer.company-information.service.gov.uk/',
    mayStore: true,
    shareAlike: false,
    attribution: 'Contains public sector information from Companies House',
  },
  /** Registries forbid to compile their data and to advertise by it: of a domain only dates, states and its registrar are read. */
  registration: {
    title: 'Terms of the domain registry',
    url: 'https://www.icann.org/rdap',
    mayStore: true,
    shareAlike: false,
    attribution: 'Registration data of the domain registry by RDAP',
  },
  /** An index that somebody else made: the address may be opened and read, the list is not ours to keep. */
  searchIndex: {
    title: 'Terms of the search service',
    url: 'https://api-dashboard.search.brave.com/terms-of-service',
    mayStore: false,
    shareAlike: false,
    attribution: null,
  },
  /** https://docs.overturemaps.org/attribution/: its places are under this licence, or under freer ones */
  overture: {
    title: 'CDLA Permissive 2.0',
    url: 'https://cdla.dev/permissive-2-0/',
    mayStore: true,
    shareAlike: false,
    attribution: '© Overture Maps Foundation, CDLA Permissive 2.0',
  },
  /** What a company says of itself to everybody: facts, each with the page that says it. Persons are told of it (GDPR, Art. 14). */
  publicPage: {
    title: "Facts of the company's own website",
    url: 'https://www.rfc-editor.org/rfc/rfc9309',
    mayStore: true,
    shareAlike: false,
    attribution: null,
  },
  dnsFacts: {
    title: 'Public records of the domain name system',
    url: 'https://www.rfc-editor.org/rfc/rfc1034',
    mayStore: true,
    shareAlike: false,
    attribution: null,
  },
  /** That a page is there, and what it calls itself: the same for everybody who opens it. */
  publicAddress: {
    title: 'Public name and address',
    url: '',
    mayStore: true,
    shareAlike: false,
    attribution: null,
  },
  /** What Meta shows to an app is Meta's: it stands with its date, and goes when that is too long ago. */
  metaPlatform: {
    title: 'Meta Platform Terms',
    url: 'https://developers.facebook.com/terms/',
    mayStore: true,
    daysKept: limits.metaDaysKept,
    shareAlike: false,
    attribution: 'Counts, category and description by Meta',
  },
  /** What a user found and pasted is the user's own note. */
  ownNote: {
    title: 'Found by the user',
    url: '',
    mayStore: true,
    shareAlike: false,
    attribution: null,
  },
} as const satisfies Record<string, SourceLicence>
export type SourceLicenceName = keyof typeof sourceLicences

/** Where leads come from, and under which licence. */
export const leadSources = {
  overpass: { title: 'OpenStreetMap', licence: 'odbl' },
  gleif: { title: 'GLEIF', licence: 'cc0' },
  companiesHouse: { title: 'Companies House', licence: 'companiesHouse' },
  rdap: { title: 'RDAP', licence: 'registration' },
  brave: { title: 'Brave Search', licence: 'searchIndex' },
  searxng: { title: 'SearXNG', licence: 'searchIndex' },
  pasted: { title: 'Pasted results', licence: 'ownNote' },
  brought: { title: 'Own list', licence: 'ownNote' },
  site: { title: 'Website', licence: 'publicPage' },
  dns: { title: 'DNS', licence: 'dnsFacts' },
  overture: { title: 'Overture Places', licence: 'overture' },
  facebook: { title: 'Facebook', licence: 'publicAddress' },
  instagram: { title: 'Instagram', licence: 'publicAddress' },
  metaGraph: { title: 'Meta Graph', licence: 'metaPlatform' },
} as const satisfies Record<string, { title: string; licence: SourceLicenceName }>
export type LeadSource = keyof typeof leadSources

/** Where a value is from; `url` is the page that shows it. */
export type SourceEvidence = {
  source: LeadSource
  licence: SourceLicenceName
  mayStore: boolean
  at: number
  url: string
}

export function sourceEvidence(source: LeadSource, url: string, at: number): SourceEvidence {
  const { licence } = leadSources[source]
  return { source, licence, mayStore: sourceLicences[licence].mayStore, at, url }
}

/** When what was read at `at` is deleted again; null: it stays. */
export function licenceEnds(licence: SourceLicenceName, at: number): number | null {
  const { daysKept }: SourceLicence = sourceLicences[licence]
  return daysKept === undefined ? null : at + daysKept * 86_400_000
}

/** What stands under a list or on the last sheet of an export: each line once. */
export function attributionsOf(evidence: readonly Pick<SourceEvidence, 'licence'>[]): string[] {
  const lines = evidence.flatMap(({ licence }) => sourceLicences[licence].attribution ?? [])
  return [...new Set(lines)]
}

/** One value of a record that a source gave, such as one of its phones. */
export type SourceValue = SourceEvidence & { field: string; value: string }

/** All that a record says, each value with where it is from. Parts of a part are named with a dot, such as `address.city`. */
export function sourceValues(record: object & { evidence: SourceEvidence }): SourceValue[] {
  const { evidence, ...fields } = record
  return leavesOf(fields, '').map(([field, value]) => ({ ...evidence, field, value }))
}

function leavesOf(part: unknown, name: string): [string, string][] {
  if (part === null || part === undefined || part === '') return []
  if (Array.isArray(part)) return part.flatMap((one) => leavesOf(one, name))
  if (typeof part === 'string') return [[name, part]]
  if (typeof part !== 'object') return [[name, JSON.stringify(part)]]
  return Object.entries(part).flatMap(([key, value]) => leavesOf(value, name ? `${name}.${key}` : key))
}
