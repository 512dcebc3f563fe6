import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '#domain/errors'
import { derivedId } from '#domain/shared/derivedId'
import { sitePath } from '#domain/shop/site/sitePaths'
import { formerAddresses } from '#domain/shop/slug'
import type { Database } from '../../../db/connect.ts'
import { dropSiteParts, putSiteParts, type ShopPart } from '../parts.ts'
import { markOf } from '../siteBook.ts'
import {
  type AddressRow,
  changedArticles,
  changedProducts,
  hasPosts,
  readArticleRows,
  readCategories,
  readLastRev,
  readMenu,
  readPageAddresses,
  readProductRows,
  readRatesOn,
  readShopRow,
  readTags,
  type WeighedRow,
} from './readRows.ts'
import {
  type ArticleRow,
  type ProductRow,
  type ShopRow,
  siteArticle,
  siteCategory,
  siteProduct,
  siteShop,
  siteTag,
  siteTextPage,
} from './siteEntries.ts'
import { type SiteTerms, siteTerms } from './siteTerms.ts'

type MapTools = {
  database: Pick<Database, 'pool'>
  /** is told between two slices that the work goes on */
  alive?: () => void
  now?: () => number
}

/**
 * Brings the parts of a site to where the rows of the back office are: what changed since the last time is mapped again, and what
 * is not shown any more is dropped. Another language, currency, rate or version of this program maps all. What breaks off is
 * done again by the next one. Returns how many parts were made.
 */
export async function mapBackOffice(
  { database: { pool }, alive = () => {}, now = Date.now }: MapTools,
  account: string,
): Promise<number> {
  const shop = await readShopRow(pool, account)
  if (!shop) throw new AppError('siteEmpty')
  const day = new Date(now()).toISOString().slice(0, 10)
  const terms = siteTerms(shop, await readRatesOn(pool, account, day), day)
  const mark = markOf([{ ...terms, day: '' }, program])
  // Read before the rows: what is changed meanwhile is mapped by the next one again.
  const rev = await readLastRev(pool, account)
  const { rows } = await pool.query<{ mapped_rev: number; mapped_mark: string }>(
    'select mapped_rev, mapped_mark from shop_site where account_id = $1',
    [account],
  )
  const since = rows[0]?.mapped_mark === mark ? rows[0].mapped_rev : 0
  const mapping = { pool, account, terms, alive }
  await dropHidden(mapping)
  await mapCategories(mapping)
  await mapTags(mapping)
  const articles = await mapSlices(mapping, await changedArticles(pool, account, since), async (ids) =>
    (await readArticleRows(pool, account, ids)).map((row) => articlePart(row, terms)),
  )
  const products = await mapSlices(mapping, await changedProducts(pool, account, since), async (ids) =>
    (await readProductRows(pool, account, ids)).map((row) => productPart(row, terms)),
  )
  await mapShop(mapping, shop)
  await mapRedirects(mapping)
  await pool.query('update shop_site set mapped_rev = $2, mapped_mark = $3 where account_id = $1', [account, rev, mark])
  return articles + products
}

type Mapping = { pool: Database['pool']; account: string; terms: SiteTerms; alive: () => void }

/** What a server does at once, in the weights of rows: some milliseconds. */
const sliceWeight = 250

async function mapSlices(
  { pool, account, alive }: Mapping,
  rows: readonly WeighedRow[],
  make: (ids: readonly string[]) => Promise<ShopPart[]>,
): Promise<number> {
  let made = 0
  for (const ids of slicesOf(rows, sliceWeight)) {
    const parts = await make(ids)
    await setImmediate()
    await putSiteParts(pool, account, parts)
    made += parts.length
    alive()
  }
  return made
}

/** Ids of rows that together weigh no more than that; one that weighs more by itself stands alone. */
export function* slicesOf(rows: readonly WeighedRow[], most: number): Generator<string[]> {
  let slice: string[] = []
  let weight = 0
  for (const row of rows) {
    if (slice.length && weight + row.weight > most) {
      yield slice
      slice = []
      weight = 0
    }
    slice.push(row.id)
    weight += row.weight
  }
  if (slice.length) yield slice
}

/** The newest stands first; of the same minute, as a file brings them, those that were made first. */
const productPart = (row: ProductRow, terms: SiteTerms): ShopPart => ({
  kind: 'product',
  id: row.id,
  place: -Math.floor(row.created_at / 60_000),
  body: siteProduct(row, terms),
})

const articlePart = (row: ArticleRow, terms: SiteTerms): ShopPart =>
  row.kind === 'post'
    ? { kind: 'article', id: row.id, place: 0, body: siteArticle(row, terms) }
    : { kind: 'page', id: row.id, place: 0, body: siteTextPage(row, terms) }

async function dropHidden({ pool, account }: Mapping): Promise<void> {
  await pool.query(
    `delete from shop_part p where account_id = $1 and kind = 'product' and not exists (
       select from product t where t.account_id = $1 and t.id = p.id and t.status = 'publish' and t.deleted_at is null)`,
    [account],
  )
  await pool.query(
    `delete from shop_part p where account_id = $1 and kind in ('article', 'page') and not exists (
       select from article t where t.account_id = $1 and t.id = p.id and t.status = 'publish' and t.deleted_at is null
       and t.kind = case p.kind when 'article' then 'post' else 'page' end)`,
    [account],
  )
  await pool.query(
    `delete from shop_part p where account_id = $1 and kind = 'category' and not exists (
       select from shop_category t where t.account_id = $1 and t.id = p.id and t.deleted_at is null)`,
    [account],
  )
  await pool.query(
    `delete from shop_part p where account_id = $1 and kind = 'tag' and not exists (
       select from shop_tag t where t.account_id = $1 and t.id = p.id and t.deleted_at is null)`,
    [account],
  )
}

/** All of them: they are few, and one that goes changes those below it. */
async function mapCategories({ pool, account, terms, alive }: Mapping): Promise<void> {
  const rows = await readCategories(pool, account)
  const known = new Set(rows.map(({ id }) => id))
  for (let at = 0; at < rows.length; at += sliceWeight) {
    const parts = rows.slice(at, at + sliceWeight).map(
      (row): ShopPart => ({
        kind: 'category',
        id: row.id,
        place: row.place,
        body: siteCategory(row, terms, (id) => known.has(id)),
      }),
    )
    await putSiteParts(pool, account, parts)
    alive()
  }
}

/** All of them as well. One that no product has is shown nowhere. */
async function mapTags({ pool, account, terms, alive }: Mapping): Promise<void> {
  const rows = await readTags(pool, account)
  for (let at = 0; at < rows.length; at += sliceWeight) {
    const parts = rows
      .slice(at, at + sliceWeight)
      .map((row, n): ShopPart => ({ kind: 'tag', id: row.id, place: at + n, body: siteTag(row, terms) }))
    await putSiteParts(pool, account, parts)
    alive()
  }
}

async function mapShop({ pool, account, terms }: Mapping, shop: ShopRow): Promise<void> {
  const [menu, hasNews] = [await readMenu(pool, account), await hasPosts(pool, account)]
  await pool.query(`delete from shop_part where account_id = $1 and kind = 'shop' and id <> $2`, [account, shop.id])
  const body = siteShop(shop, { terms, menu, hasNews })
  await putSiteParts(pool, account, [{ kind: 'shop', id: shop.id, place: 0, body }])
}

async function mapRedirects({ pool, account, terms }: Mapping): Promise<void> {
  const parts = redirectParts(account, await readPageAddresses(pool, account), terms)
  const { rows } = await pool.query<{ id: string }>(
    `select id from shop_part where account_id = $1 and kind = 'redirect' and id <> all($2::uuid[])`,
    [account, parts.map(({ id }) => id)],
  )
  if (rows.length)
    await dropSiteParts(
      pool,
      account,
      'redirect',
      rows.map(({ id }) => id),
    )
  for (let at = 0; at < parts.length; at += 500) await putSiteParts(pool, account, parts.slice(at, at + 500))
}

/** Where each address leads that a page had before, kind by kind. */
function redirectParts(account: string, rows: readonly AddressRow[], terms: SiteTerms): ShopPart[] {
  const pathOf = (kind: AddressRow['kind'], slug: string) =>
    sitePath({ kind, slug }, terms.languages[0]!, { languages: [...terms.languages] })
  return (['product', 'category', 'tag', 'article', 'page'] as const).flatMap((kind) =>
    [...formerAddresses(rows.filter((one) => one.kind === kind))].map(([former, slug]): ShopPart => {
      const from = pathOf(kind, former)
      return {
        kind: 'redirect',
        id: derivedId('shop_part', account, from),
        place: 0,
        body: { from, to: pathOf(kind, slug) },
      }
    }),
  )
}

/** What maps is a part of what parts are made by: another version maps all rows again. */
const program = markOf(
  readdirSync(import.meta.dirname)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')),
)
