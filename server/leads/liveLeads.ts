import type { PageNode } from '#domain/leadSources/recipe/pageTree'
import { isClosedSite, type WebResultPage } from '#domain/leadSources/searchPlaces'
import type { SocialNetwork } from '#domain/leadSources/socialName'
import { failedTrouble, laterTrouble, type SourceAnswer, wholeAnswer } from '#domain/leadSources/sourceAnswer'
import { openServiceCalls } from '../channels/callService.ts'
import { crawlerName } from '../crawl/crawler.ts'
import { readPageStructure } from '../crawl/pageStructure.ts'
import type { CrawlTools } from '../crawl/politePage.ts'
import { type HashtagAnswer, readHashtag } from '../meta/hashtags.ts'
import { type MetaProfileAnswer, type MetaReader, readMetaAccount, readMetaPage } from '../meta/profiles.ts'
import { findLivePlaces, type LivePlace } from '../sources/googlePlaces.ts'
import { sourcesAllowedAt } from '../sources/network.ts'
import { searxngProvider } from '../sources/search/searxng.ts'
import { type LeadSandbox, metaReaderOf, providerOf } from './openTools.ts'
import type { LeadSettings } from './settings.ts'
import { siteUrl } from './steps/siteSteps.ts'

/** What may be looked at and is not ours to keep: asked while somebody looks, and stored nowhere. */
export type LiveLeads = {
  /** The first ten of LinkedIn, as links to open. */
  links: (words: string, country: string | null) => Promise<SourceAnswer<WebResultPage>>
  /** Google's places. */
  places: (asked: { words: string; country: string; language: string }) => Promise<SourceAnswer<LivePlace[]>>
  /** A page of a list, as its parts. */
  page: (address: string) => Promise<SourceAnswer<LivePage>>
  /** A page or account, as Meta shows it now. */
  profile: (network: SocialNetwork, name: string) => Promise<MetaProfileAnswer | null>
  /** The newest posts with a hashtag, without who wrote them. */
  hashtag: (words: string) => Promise<HashtagAnswer | null>
  stop: () => void
}

type LivePage = { url: string; nodes: PageNode[]; isCut: boolean }

/** `contact`: where a service can complain, known when the server listens. */
export function openLiveLeads(
  settings: LeadSettings,
  { contact, sandbox, crawl }: { contact: () => string; sandbox: LeadSandbox | null; crawl: CrawlTools },
): LiveLeads {
  const stopping = new AbortController()
  const { signal } = stopping
  const services = openServiceCalls({ allowedAt: sourcesAllowedAt(settings.servers, sandbox?.servers ?? null) })
  // One for all that is asked here, so that it knows when its app has to rest.
  let meta: MetaReader | null | undefined
  const readMeta = () => (meta ??= metaReaderOf(sandbox?.meta ?? settings.meta, reach()))
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
    async page(address) {
      const at = siteUrl(address)
      if (!at) return failedTrouble('refused', address)
      if (isClosedSite(at.href)) return failedTrouble('forbidden', 'terms')
      const read = await readPageStructure(at, crawl, signal)
      if (read.kind === 'refused')
        return read.code === 'robots' ? failedTrouble('forbidden', read.code) : laterTrouble('blocked', read.code)
      if (read.kind === 'unread') return laterTrouble('unreachable', read.code)
      return wholeAnswer({ url: read.url.href, nodes: read.nodes, isCut: read.isCut })
    },
    async profile(network, name) {
      const reader = readMeta()
      if (!reader) return null
      return (network === 'facebook' ? readMetaPage : readMetaAccount)(reader, name, signal)
    },
    async hashtag(words) {
      const reader = readMeta()
      return reader && readHashtag(reader, words, signal)
    },
    stop() {
      stopping.abort()
      services.stop()
    },
  }
}
