import type { LeadSandbox } from '../../leads/openTools.ts'
import type { Log } from '../../log.ts'
import { publicMetaOf, type SandboxMetaPages } from '../metaPages.ts'
import { openSandboxOverpass } from './overpass.ts'
import { openSandboxRdap } from './rdap.ts'
import { openSandboxCompaniesHouse, openSandboxGleif, sandboxCompaniesHouseKey } from './registers.ts'
import { openSandboxSearxng } from './searches.ts'
import { openSandboxSites, sandboxPageFetch } from './sites.ts'

/** The demo's own map, registers, search and web, all invented, on loopback: its leads come from nowhere else. */
export async function openLeadSandbox(
  log: Log,
  metaPages: SandboxMetaPages,
): Promise<LeadSandbox & { stop: () => Promise<void> }> {
  const overpass = await openSandboxOverpass(log)
  const searxng = await openSandboxSearxng(log)
  const gleif = await openSandboxGleif(log)
  const house = await openSandboxCompaniesHouse(log)
  const rdap = await openSandboxRdap(log)
  const sites = await openSandboxSites(log)
  const pages = sandboxPageFetch(sites)
  const sources = [overpass, searxng, gleif, house, rdap]
  return {
    servers: [...sources, metaPages.graph].map(({ url }) => ({
      address: '127.0.0.1',
      port: Number(new URL(url).port),
    })),
    overpass: overpass.url,
    searxng: searxng.url,
    gleif: gleif.url,
    companiesHouse: { url: house.url, key: sandboxCompaniesHouseKey },
    meta: publicMetaOf(metaPages),
    rdapServers: new Map([['example', `${rdap.url}/registry/`]]),
    fetchPage: pages.fetchPage,
    async stop() {
      pages.stop()
      for (const one of [...sources, sites]) await one.stop()
    },
  }
}
