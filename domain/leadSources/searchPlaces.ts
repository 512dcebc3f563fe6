import type { SourceEvidence } from './licences.ts'

/** One line of a search. */
export type WebResult = { title: string; url: string; snippet: string; evidence: SourceEvidence }

/** `last`: there is no page after this one. */
export type WebResultPage = { results: WebResult[]; last: boolean }

/** Who can be asked to search. */
export type SearchService = 'brave' | 'searxng' | 'pasted'

/**
 * Where a user wants to look, and what really happens then. `engine`: its name in a SearXNG; `site`: what the words are
 * narrowed to; `open`: where the user looks with their own eyes. `linksOnly`: its results are addresses to open, for its
 * terms forbid more: ten of them, and one page.
 */
type SearchPlaceFacts = { engine: string | null; site: string | null; open: string; linksOnly: boolean }

export const searchPlaces = {
  google: { engine: 'google', site: null, open: 'https://www.google.com/search?q=', linksOnly: false },
  bing: { engine: 'bing', site: null, open: 'https://www.bing.com/search?q=', linksOnly: false },
  yandex: { engine: 'yandex', site: null, open: 'https://yandex.com/search/?text=', linksOnly: false },
  linkedIn: {
    engine: null,
    site: 'linkedin.com',
    open: 'https://www.linkedin.com/search/results/all/?keywords=',
    linksOnly: true,
  },
} as const satisfies Record<string, SearchPlaceFacts>
export type SearchPlace = keyof typeof searchPlaces
export const linksOnlySize = 10

/**
 * How a place is looked at, for the screen to say it.
 * - `engine`: the operator's SearXNG asks that engine
 * - `otherIndex`: the service searches an index of its own; the place is not asked
 * - `byHand`: the user opens it, and pastes what it shows
 */
export type LookWay = 'engine' | 'otherIndex' | 'byHand'

export function lookWay(place: SearchPlace, service: SearchService): LookWay {
  if (service === 'pasted') return 'byHand'
  return service === 'searxng' && searchPlaces[place].engine !== null ? 'engine' : 'otherIndex'
}

export const wordsAt = (place: SearchPlace, words: string): string => {
  const { site } = searchPlaces[place]
  return site ? `site:${site} ${words.trim()}` : words.trim()
}

export const openAddress = (place: SearchPlace, words: string): string =>
  searchPlaces[place].open + encodeURIComponent(words.trim())

/** What of a page may be shown from there. */
export function resultsAt(place: SearchPlace, { results, last }: WebResultPage): WebResultPage {
  const { linksOnly, site } = searchPlaces[place]
  if (!linksOnly) return { results, last }
  return { results: results.filter(({ url }) => isOfSite(url, site)).slice(0, linksOnlySize), last: true }
}

function isOfSite(url: string, site: string): boolean {
  const host = /^https?:\/\/([^/?#:@]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  return host === site || host.endsWith(`.${site}`)
}

/** Sites whose terms forbid to read them by machine, or to copy their lists: they are links to open, and never read. */
const closedSites = ['linkedin.com', 'kompass.com', 'alibaba.com', 'made-in-china.com', 'facebook.com', 'instagram.com']

export const isClosedSite = (url: string): boolean => closedSites.some((site) => isOfSite(url, site))
