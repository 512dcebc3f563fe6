import type { SiteSnapshot } from '#domain/shop/site/snapshot'
import type { Database } from '../db/connect.ts'
import { putSiteParts, type ShopPart } from '../shop/site/parts.ts'
import { siteRow } from '../shop/site/siteState.ts'

const partId = (n: number) => `01990000-0000-7000-8500-${n.toString(16).padStart(12, '0')}`

/** A whole snapshot as the parts that a company publishes, without a back office. */
export async function keepShopSnapshot(database: Database, account: string, snapshot: SiteSnapshot): Promise<void> {
  const list = (kind: ShopPart['kind'], parts: readonly { id: string }[]) =>
    parts.map((body, place): ShopPart => ({ kind, id: body.id, place, body }))
  await siteRow(database.pool, account)
  const parts = [
    { kind: 'shop' as const, id: partId(0), place: 0, body: snapshot.shop },
    ...list('category', snapshot.categories),
    ...list('tag', snapshot.tags),
    ...list('product', snapshot.products),
    ...list('article', snapshot.articles),
    ...list('page', snapshot.pages),
    ...snapshot.redirects.map((body, n): ShopPart => ({ kind: 'redirect', id: partId(n + 1), place: n, body })),
  ]
  for (let at = 0; at < parts.length; at += 500) await putSiteParts(database.pool, account, parts.slice(at, at + 500))
}
