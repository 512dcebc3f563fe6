import { openServiceCalls } from '../channels/callService.ts'
import { crawlerName } from '../crawl/crawler.ts'
import { openPageFetch } from '../crawl/fetchPage.ts'
import { makeHostTurns } from '../crawl/hostTurns.ts'
import { openRobotsBook } from '../crawl/robots.ts'
import type { MailDns } from '../email/domains/resolver.ts'
import type { OwnServer } from '../email/network.ts'
import type { SourceReach } from '../sources/askSource.ts'
import { sourcesAllowedAt } from '../sources/network.ts'
import { braveProvider } from '../sources/search/brave.ts'
import type { SearchProvider } from '../sources/search/provider.ts'
import { searxngProvider } from '../sources/search/searxng.ts'
import type { LeadSettings } from './settings.ts'
import type { StepTools } from './steps.ts'

/** Our name in the rules of hosts. */
const product = 'FairleadBot'

/** `sandbox`: the demo's own servers, and then nothing else is reached. */
type LeadReach = Pick<MailDns, 'resolve'> & { sandbox: readonly OwnServer[] | null }

type LeadTools = { tools: Omit<StepTools, 'broughtRows'>; stop: () => void }

/** What collecting leads reaches the world by. `contact`: where a site or service can complain. */
export function openLeadTools(settings: LeadSettings, contact: string, { resolve, sandbox }: LeadReach): LeadTools {
  const stopping = new AbortController()
  // Services are the operator's own choice, and may be inside the own network; sites are strangers' and public.
  const services = openServiceCalls({ allowedAt: sourcesAllowedAt(settings.servers, sandbox) })
  const agent = crawlerName(contact)
  const pages = openPageFetch({ allowedAt: sourcesAllowedAt([], sandbox), agentName: agent })
  const reach: SourceReach = { call: services.call, agent, clock: Date.now }
  return {
    tools: {
      reach,
      crawl: {
        fetchPage: pages.fetchPage,
        turns: makeHostTurns(),
        robots: openRobotsBook({ product, signal: stopping.signal }),
        now: Date.now,
      },
      search: providerOf(settings, reach),
      overpass: settings.overpass,
      companiesHouseKey: settings.companiesHouse,
      overture: settings.overture,
      resolve,
    },
    stop() {
      stopping.abort()
      services.stop()
      pages.stop()
    },
  }
}

function providerOf({ brave, searxng }: LeadSettings, reach: SourceReach): SearchProvider | null {
  if (brave) return braveProvider({ ...reach, ...brave })
  return searxng === null ? null : searxngProvider({ ...reach, url: searxng })
}
