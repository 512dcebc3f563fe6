import type { AddressInfo } from 'node:net'
import type { BlobStore } from '../../blobs/store.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import type { Channels } from '../../channels/channel.ts'
import type { Database } from '../../db/connect.ts'
import type { Resolve } from '../../email/domains/resolver.ts'
import type { Limiter } from '../../http/limiter.ts'
import { listenOn } from '../../http/server.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { makeHostCheck } from './hostCheck.ts'
import { openForms } from './inquiries/handleForms.ts'
import { openSiteThread } from './publishing/siteThread.ts'
import { makeSiteServer } from './serving/siteServer.ts'
import { openVisits } from './serving/visits.ts'
import type { ShopSettings } from './settings.ts'

type SiteTools = {
  database: Database
  secrets: Secrets
  channels: Channels
  blobs: BlobStore
  virusScan: VirusScan
  resolve: Resolve
  log: Log
  limiter: Pick<Limiter, 'admit'>
  /** where the app is, whose host is nobody's shop */
  appUrl: string | null
}

/** What publishing and serving shops takes. `settings`: null where the operator has opened no port for them. */
export function openSites(tools: SiteTools, settings: ShopSettings | null, label: string | null) {
  const { database, log } = tools
  const thread = openSiteThread(log)
  const visits = openVisits(database, log)
  let listening: { url: string; port: number } | null = null
  const ownOrigin = () => settings?.url ?? listening?.url ?? 'http://localhost'
  const own = settings?.company ? { company: settings.company, origin: ownOrigin } : null
  const { server, hosts } = makeSiteServer({ ...tools, forms: openForms(tools), visits, own, label })

  return {
    thread,
    hosts,
    visits,
    checkHost: makeHostCheck(tools),
    appUrl: tools.appUrl,
    /** null: nobody listens */
    port: () => listening?.port ?? null,
    /** where the shop of this main account is seen whatever the host; null: it is not */
    ownOriginOf: (username: string) => (own?.company === username && listening ? ownOrigin() : null),
    async listen(host: string): Promise<string | null> {
      if (!settings) return null
      const url = await listenOn(server, { host, port: settings.port })
      listening = { url, port: (server.address() as AddressInfo).port }
      return url
    },
    async stop() {
      if (listening) {
        const closed = new Promise<void>((done) => server.close(() => done()))
        server.closeAllConnections()
        await closed
      }
      await visits.stop()
      await thread.stop()
    },
  }
}
export type Sites = ReturnType<typeof openSites>
