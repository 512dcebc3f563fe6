import { isLow, type Product, stockOf } from '#domain/shop/product'
import { textInLanguage } from '#domain/shop/texts'
import type { ChangeStamp } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { asOwner } from '../../db/scope.ts'
import { type News, notify } from '../../notifications/notify.ts'
import { mainOf } from '../../shop/mainOf.ts'
import type { ChangedRow } from '../../sync/rows.ts'

type ProductChange = { before: Product | null; after: Product }

/** Products that came below their warning, were given to be looked at, or were looked at: many at once are one notice. */
export async function tellOfProducts(
  connection: Connection,
  changes: readonly ChangedRow[],
  { user }: ChangeStamp,
): Promise<void> {
  const products = changes.flatMap(({ entity, row, before, deleted }): ProductChange[] =>
    entity === 'product' && !deleted
      ? [{ before: before && !before.deleted ? (before.row as Product) : null, after: row as unknown as Product }]
      : [],
  )
  if (!products.length) return
  await asOwner(connection, async () => {
    const main = await mainOf(connection, user.account)
    const asked = await reviewAsked(connection, products, { main, by: user.user })
    for (const news of [lowNews(products, main), asked, ...reviewDone(products, user.user)])
      if (news) await notify(connection, news)
  })
}

function lowNews(products: readonly ProductChange[], main: string): News | null {
  const low = products.filter(({ before, after }) => before !== null && isLow(after) && !isLow(before))
  const [only, ...others] = low.map(({ after }) => after)
  if (!only) return null
  const of = { users: [main], level: 2, type: 'shop' as const }
  if (others.length)
    return { ...of, content: { key: 'stocksLow', values: { count: low.length } }, link: '/tools/pinShop?low=1' }
  const name = textInLanguage(only.title, 'en') || only.sku
  const values = { name, stock: stockOf(only) ?? 0, warning: only.stock_warning ?? 0 }
  return { ...of, content: { key: 'stockLow', values }, link: `/tools/pinShop?product=${only.id}` }
}

async function reviewAsked(
  connection: Connection,
  products: readonly ProductChange[],
  { main, by }: { main: string; by: string },
): Promise<News | null> {
  const asked = products.filter(({ before, after }) => after.status === 'pending' && before?.status !== 'pending')
  if (!asked.length || by === main) return null
  const { rows } = await connection.query<{ name: string }>(
    `select coalesce(nullif(nickname, ''), username) as name from app_user where id = $1`,
    [by],
  )
  const values = { name: rows[0]?.name ?? '', count: asked.length }
  return {
    users: [main],
    level: 2,
    type: 'shop',
    content: { key: 'reviewAsked', values },
    link: '/tools/pinShop?status=pending',
  }
}

/** Whoever made them hears what somebody else decided. */
function reviewDone(products: readonly ProductChange[], by: string): News[] {
  const decided = products.filter(
    ({ before, after }) => before?.status === 'pending' && after.status !== 'pending' && after.created_by !== by,
  )
  const groups = Map.groupBy(decided, ({ after }) => `${after.created_by} ${after.status === 'publish'}`)
  return [...groups.values()].map((group): News => {
    const { created_by, status } = group[0]!.after
    const isPublished = status === 'publish'
    return {
      users: [created_by],
      level: 2,
      type: 'shop',
      content: { key: isPublished ? 'reviewPassed' : 'reviewBack', values: { count: group.length } },
      link: `/tools/pinShop?status=${status}`,
    }
  })
}
