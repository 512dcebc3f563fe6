import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { noLog } from '../log.ts'
import { mapBackOffice } from '../shop/site/backOffice/mapBackOffice.ts'
import { tellBotOfShop } from '../shop/site/backOffice/tellBot.ts'
import { publishSite } from '../shop/site/publishing/publish.ts'
import { openSiteThread } from '../shop/site/publishing/siteThread.ts'
import { siteRow } from '../shop/site/siteState.ts'
import { seedVisits } from './visits.ts'

/** The company's shop as visitors see it at once: what its back office has, published. */
export async function seedSite(database: Database, { account }: Actor, origin: string): Promise<void> {
  const thread = openSiteThread(noLog)
  await siteRow(database.pool, account)
  await mapBackOffice({ database }, account)
  try {
    await publishSite({ database, thread }, { account, by: null, origin, preview: null })
  } finally {
    await thread.stop()
  }
  await tellBotOfShop(database, account, origin)
  await seedVisits(database, account, Date.now())
}
