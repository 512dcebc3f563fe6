import { openServiceCalls } from '../channels/callService.ts'
import { crawlerName } from '../crawl/crawler.ts'
import { type FetchPage, openPageFetch } from '../crawl/fetchPage.ts'
import { makeHostTurns } from '../crawl/hostTurns.ts'
import { openRobotsBook } from '../crawl/robots.ts'
import type { MailDns } from '../email/domains/resolver.ts'
import type { OwnServer } from '../email/network.ts'
import { openMetaGraph } from '../meta/graph.ts'
import type { MetaReader } from '../meta/profiles.ts'
import type { SourceReach } from '../sources/askSource.ts'
import { sourcesAllowedAt } from '../sources/network.ts'
import { braveProvider } from '../sources/search/brave.ts'
import type { SearchProvider } from '../sources/search/provider.ts'
import { searxngProvider } from '../sources/search/searxng.ts'
import type { LeadSettings } from './settings.ts'
import type { StepTools } from './steps.ts'

/** Our name in the rules of hosts. */
const product = 'FairleadBot'

/** The demo's own sources. */
export type LeadSandbox = {
  servers: readonly OwnServer[]
  overpass: string
  searxng: string
  gleif: string
  companiesHouse: { url: string; key: string }
  meta: NonNullable<LeadSettings['meta']>
  /** ending → the server that answers for it */
  rdapServers: ReadonlyMap<string, string>
  /** its web */
  fetchPage: FetchPage
}

/** `sandbox`: where there is one, nothing else is reached. */
type LeadReach = Pick<MailDns, 'resolve'> & { sandbox: LeadSandbox | null }

type LeadTools = { tools: Omit<StepTools, 'broughtRows'>; stop: () => void }

/** What collecting leads reaches the world by. `contact`: where a site or service can complain. */
export function openLeadTools(settings: LeadSettings, contact: string, { resolve, sandbox }: LeadReach): LeadTools {
  const stopping = new AbortController()
  // Services are the operator's own choice, and may be inside the own network; sites are strangers' and public.
  const services = openServiceCalls({ allowedAt: sourcesAllowedAt(settings.servers, sandbox?.servers ?? null) })
  const agent = crawlerName(contact)
  const pages = openPageFetch({ allowedAt: sourcesAllowedAt([], sandbox?.servers ?? null), agentName: agent })
  const reach: SourceReach = { call: services.call, agent, clock: Date.now }
  return {
    tools: {
      reach,
      crawl: {
        fetchPage: sandbox?.fetchPage ?? pages.fetchPage,
        turns: makeHostTurns(),
        robots: openRobotsBook({ product, signal: stopping.signal }),
        now: Date.now,
      },
      search: sandbox ? searxngProvider({ ...reach, url: sandbox.searxng }) : providerOf(settings, reach),
      meta: metaReaderOf(sandbox?.meta ?? settings.meta, reach),
      overpass: sandbox?.overpass ?? settings.overpass,
      companiesHouseKey: sandbox?.companiesHouse.key ?? settings.companiesHouse,
      overture: sandbox ? null : settings.overture,
      overtureCountries: settings.overtureCountries,
      resolve,
      ...(sandbox && {
        gleif: sandbox.gleif,
        companiesHouse: sandbox.companiesHouse.url,
        rdapServers: sandbox.rdapServers,
      }),
    },
    stop() {
      stopping.abort()
      services.stop()
      pages.stop()
    },
  }
}

export function metaReaderOf(setting: LeadSettings['meta'], reach: SourceReach): MetaReader | null {
  if (!setting) return null
  const { token, instagram, ...address } = setting
  return { graph: openMetaGraph(address, reach), token, instagram }
}

export function providerOf({ brave, searxng }: LeadSettings, reach: SourceReach): SearchProvider | null {
  if (brave) return braveProvider({ ...reach, ...brave })
  return searxng === null ? null : searxngProvider({ ...reach, url: searxng })
}
