import { ownPageChannels } from '#domain/conversations/channel'
import { pageScopes } from '#domain/ownPages/facts'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import type { Log } from '../log.ts'
import { beginPage, finishPages } from '../ownPages/connect.ts'
import { openOwnPages } from '../ownPages/ownPages.ts'
import type { SandboxMetaPages } from '../sandbox/metaPages.ts'
import { pageVisitors } from '../sandbox/metaPageWorld.ts'
import type { Secrets } from '../secrets.ts'

type PagesSample = { meta: SandboxMetaPages; secrets: Secrets; url: string; log: Log }

/** The demo's page and its account of Instagram, connected as a company connects them; two of its visitors have written. */
export async function seedOwnPages(
  database: Database,
  actor: Actor,
  { meta, secrets, url, log }: PagesSample,
): Promise<void> {
  const pages = openOwnPages({ database, secrets, app: meta.app })
  const user = { ...actor, session: 'sample', device: 'sample' }
  const tools = { database, secrets, pages, log, base: url, user }
  try {
    for (const channel of ownPageChannels) {
      const dialog = new URL(beginPage(tools, channel).url, url)
      const code = meta.world.grant(pageScopes[channel], dialog.searchParams.get('redirect_uri')!)
      await finishPages(tools, { state: dialog.searchParams.get('state')!, code }, AbortSignal.timeout(20_000))
    }
  } finally {
    pages.stop()
  }
  const [marta, jonas] = pageVisitors
  meta.world.comment(
    'facebook',
    marta!,
    'What is the price for 200 pieces, delivered to Porto? 200 件到波尔图的价格是多少？',
  )
  meta.world.write(
    'instagram',
    jonas!,
    'Hello! Do you have this lamp in black, with a CE certificate? 这款灯有黑色吗？有 CE 认证吗？',
  )
}
