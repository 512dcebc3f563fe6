import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { shopSiteCalls as calls } from '#domain/shop/site/calls'
import type { BackgroundQueue } from '../../backgroundQueue.ts'
import type { BlobStore } from '../../blobs/store.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { recordOperation } from '../../operation.ts'
import type { Sites } from './openSites.ts'
import { showPublication } from './publishing/publish.ts'
import { readVisitCounts } from './serving/seen.ts'
import { beginPublishing, checkSiteHost, readSiteState, setSiteHost, siteOrigin, siteRow } from './siteState.ts'
import { siteZip } from './siteZip.ts'

export type SiteUses = {
  database: Database
  sites: Sites
  background: BackgroundQueue
  blobs: BlobStore
  log: Log
}

/** What the main account does with its published shop. */
export function siteRoutes(route: Route, uses: SiteUses): void {
  const { database, sites, background } = uses
  const inside = <T>(work: (connection: Connection) => Promise<T>) => asSystem(database, work)

  route(calls.state, (_, { account }) => readSiteState(database, sites, account))
  route(calls.visits, (_, { account }) => readVisitCounts(database, account))
  route(calls.address, async (_, { account }) => ({ origin: await siteOrigin(database, sites, account) }))
  route(calls.publish, async ({ isPreview }, user, asking) => {
    const { preview, start } = await beginPublishing(uses, { account: user.account, by: user.user, isPreview })
    await inside((connection) =>
      record(connection, user, asking, { action: 'shopSite.publish', detail: { isPreview } }),
    )
    background.enqueue('a site is published', start)
    return { preview }
  })
  route(calls.show, async ({ id }, user, asking) => {
    await showPublication(database, user.account, id)
    await inside((connection) => record(connection, user, asking, { action: 'shopSite.show', target: id, detail: {} }))
    sites.hosts.forget()
    return {}
  })
  route(calls.setTheme, ({ theme }, user, asking) =>
    inside(async (connection) => {
      await siteRow(connection, user.account)
      await connection.query('update shop_site set theme = $2 where account_id = $1', [user.account, theme])
      await record(connection, user, asking, { action: 'shopSite.setTheme', detail: { theme } })
      return {}
    }),
  )
  route(calls.setSender, ({ sender_id }, user, asking) =>
    inside(async (connection) => {
      await siteRow(connection, user.account)
      const { rowCount } = await connection.query(
        `update shop_site set sender_id = $2 where account_id = $1 and ($2::uuid is null or exists (
           select from email_sender where account_id = $1 and id = $2 and deleted_at is null))`,
        [user.account, sender_id],
      )
      if (!rowCount) throw new AppError('notFound')
      await record(connection, user, asking, { action: 'shopSite.setSender', detail: { chosen: sender_id !== null } })
      return {}
    }),
  )
  route(calls.setEmbedHosts, ({ hosts }, user, asking) =>
    inside(async (connection) => {
      await siteRow(connection, user.account)
      await connection.query('update shop_site set embed_hosts = $2 where account_id = $1', [
        user.account,
        [...new Set(hosts)],
      ])
      await record(connection, user, asking, { action: 'shopSite.setEmbedHosts', detail: { hosts } })
      return {}
    }),
  )
  route(calls.setHost, ({ host }, user, asking) =>
    inside(async (connection) => {
      await setSiteHost(connection, sites, user.account, host)
      await record(connection, user, asking, { action: 'shopSite.setHost', detail: { host } })
      sites.hosts.forget()
      return {}
    }),
  )
  route(calls.checkHost, (_, { account }) => checkSiteHost(database, sites, account))
  route(calls.zip, async ({ id }, { account }) => {
    const stream = await siteZip(uses, account, id)
    const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="site.zip"' }
    return new Response(stream, { headers })
  })
}

type RecordedAct = { action: string; target?: string; detail: Record<string, unknown> }

const record = (
  connection: Connection,
  { account, user }: Actor,
  { device, address }: RequestContext,
  act: RecordedAct,
) => recordOperation(connection, { account, user, device, address, ...act })
