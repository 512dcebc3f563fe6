import type { WebResultPage } from '#domain/leadSources/searchPlaces'
import { failedTrouble, type SourceAnswer } from '#domain/leadSources/sourceAnswer'
import { openServiceCalls } from '../channels/callService.ts'
import { crawlerName } from '../crawl/crawler.ts'
import { findLivePlaces, type LivePlace } from '../sources/googlePlaces.ts'
import { sourcesAllowedAt } from '../sources/network.ts'
import { searxngProvider } from '../sources/search/searxng.ts'
import { type LeadSandbox, providerOf } from './openTools.ts'
import type { LeadSettings } from './settings.ts'

/** What may be looked at and is not ours to keep: asked while somebody looks, and stored nowhere. */
export type LiveLeads = {
  /** The first ten of LinkedIn, as links to open. */
  links: (words: string, country: string | null) => Promise<SourceAnswer<WebResultPage>>
  /** Google's places. */
  places: (asked: { words: string; country: string; language: string }) => Promise<SourceAnswer<LivePlace[]>>
  stop: () => void
}

/** `contact`: where a service can complain, known when the server listens. */
export function openLiveLeads(
  settings: LeadSettings,
  { contact, sandbox }: { contact: () => string; sandbox: LeadSandbox | null },
): LiveLeads {
  const stopping = new AbortController()
  const { signal } = stopping
  const services = openServiceCalls({ allowedAt: sourcesAllowedAt(settings.servers, sandbox?.servers ?? null) })
  const reach = () => ({ call: services.call, agent: crawlerName(contact()), clock: Date.now })
  return {
    async links(words, country) {
      const search = sandbox ? searxngProvider({ ...reach(), url: sandbox.searxng }) : providerOf(settings, reach())
      if (!search) return failedTrouble('notCovered', 'search')
      return search.search({ words, place: 'linkedIn', page: 1, language: null, country }, signal)
    },
    async places(asked) {
      const { googlePlaces } = settings
      if (!googlePlaces) return failedTrouble('notCovered', 'googlePlaces')
      return findLivePlaces({ ...reach(), ...googlePlaces }, asked, signal)
    },
    stop() {
      stopping.abort()
      services.stop()
    },
  }
}
