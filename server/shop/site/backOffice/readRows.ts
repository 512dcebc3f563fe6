import type { CurrencyRate } from '#domain/shop/currencyRate'
import { shopIdOf } from '#domain/shop/shop'
import type { Connection } from '../../../db/connect.ts'
import type { ArticleRow, CategoryRow, MenuRow, ProductRow, ShopRow, TagRow } from './siteEntries.ts'

// What of the back office is shown: rows that are published, and not deleted.

type Reader = Pick<Connection, 'query'>

/** null: nobody has said yet what the shop is called. */
export async function readShopRow(connection: Reader, account: string): Promise<ShopRow | null> {
  const { rows } = await connection.query<ShopRow>(
    `select id, name, claim, about, address, email, phone, languages, currency, other_currencies,
       show_stock, without_stock from shop
     where account_id = $1 and id = $2 and deleted_at is null and name <> '{}'`,
    [account, shopIdOf(account)],
  )
  return rows[0] ?? null
}

/** The latest of each currency up to a day. */
export async function readRatesOn(
  connection: Reader,
  account: string,
  day: string,
): Promise<Pick<CurrencyRate, 'currency' | 'day' | 'per_euro'>[]> {
  const { rows } = await connection.query<Pick<CurrencyRate, 'currency' | 'day' | 'per_euro'>>(
    `select distinct on (currency) currency, day, per_euro from currency_rate
     where account_id = $1 and deleted_at is null and day <= $2 order by currency, day desc, id`,
    [account, day],
  )
  return rows
}

/** The number of the company's last change: all rows up to it are there to be read. */
export async function readLastRev(connection: Reader, account: string): Promise<number> {
  const { rows } = await connection.query<{ seq: number }>('select seq from sync_account where account_id = $1', [
    account,
  ])
  return rows[0]?.seq ?? 0
}

/** How much there is to map of a row. */
export type WeighedRow = { id: string; weight: number }

export async function changedProducts(connection: Reader, account: string, since: number): Promise<WeighedRow[]> {
  const { rows } = await connection.query<WeighedRow>(
    `select id, 4 + jsonb_array_length(variants) + pg_column_size(content) / 1000 as weight from product
     where account_id = $1 and scope = 'acct' and rev > $2 and status = 'publish' and deleted_at is null order by id`,
    [account, since],
  )
  return rows
}

export async function changedArticles(connection: Reader, account: string, since: number): Promise<WeighedRow[]> {
  const { rows } = await connection.query<WeighedRow>(
    `select id, 4 + pg_column_size(content) / 1000 as weight from article
     where account_id = $1 and scope = 'acct' and rev > $2 and status = 'publish' and deleted_at is null order by id`,
    [account, since],
  )
  return rows
}

export async function readProductRows(
  connection: Reader,
  account: string,
  ids: readonly string[],
): Promise<ProductRow[]> {
  const { rows } = await connection.query<ProductRow>(
    `select id, title, subtitle, type, form, picture, banners, category, tags, price, promotional_price, stock, stock_warning,
       sku, attributes, variants, content, seo_title, seo_description, slug, created_at, updated_at from product
     where account_id = $1 and id = any($2::uuid[]) and status = 'publish' and deleted_at is null`,
    [account, ids],
  )
  return rows
}

export async function readArticleRows(
  connection: Reader,
  account: string,
  ids: readonly string[],
): Promise<ArticleRow[]> {
  const { rows } = await connection.query<ArticleRow>(
    `select id, kind, title, summary, picture, content, seo_title, seo_description, slug, created_at, updated_at from article
     where account_id = $1 and id = any($2::uuid[]) and status = 'publish' and deleted_at is null`,
    [account, ids],
  )
  return rows
}

export async function readCategories(connection: Reader, account: string): Promise<CategoryRow[]> {
  const { rows } = await connection.query<CategoryRow>(
    `select id, name, text, picture, slug, parent, place, updated_at from shop_category
     where account_id = $1 and deleted_at is null order by place, id`,
    [account],
  )
  return rows
}

export async function readTags(connection: Reader, account: string): Promise<TagRow[]> {
  const { rows } = await connection.query<TagRow>(
    `select id, name, slug, updated_at from shop_tag where account_id = $1 and deleted_at is null order by id`,
    [account],
  )
  return rows
}

export async function readMenu(connection: Reader, account: string): Promise<MenuRow[]> {
  const { rows } = await connection.query<MenuRow>(
    `select id, 'category' as kind, name as title, menu_place from shop_category
     where account_id = $1 and deleted_at is null and menu_place is not null
     union all
     select id, case kind when 'post' then 'article' else 'page' end, title, menu_place from article
     where account_id = $1 and deleted_at is null and status = 'publish' and menu_place is not null
     order by menu_place, id limit 200`,
    [account],
  )
  return rows
}

export async function hasPosts(connection: Reader, account: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from article where account_id = $1 and kind = 'post' and status = 'publish' and deleted_at is null limit 1`,
    [account],
  )
  return (rowCount ?? 0) > 0
}

export type AddressRow = {
  kind: 'product' | 'category' | 'tag' | 'article' | 'page'
  slug: string
  former_slugs: string[]
}

/** Pages that had another address, and those that have an address now which another had before. */
export async function readPageAddresses(connection: Reader, account: string): Promise<AddressRow[]> {
  const { rows } = await connection.query<AddressRow>(
    `with shown as (
       select 'product' as kind, slug, former_slugs from product
       where account_id = $1 and status = 'publish' and deleted_at is null
       union all
       select 'category', slug, former_slugs from shop_category where account_id = $1 and deleted_at is null
       union all
       select 'tag', slug, former_slugs from shop_tag where account_id = $1 and deleted_at is null
       union all
       select case kind when 'post' then 'article' else 'page' end, slug, former_slugs from article
       where account_id = $1 and status = 'publish' and deleted_at is null
     ), former as (
       select jsonb_array_elements_text(former_slugs) as slug from shown where former_slugs <> '[]'
     )
     select kind, slug, former_slugs from shown
     where former_slugs <> '[]' or slug in (select slug from former) order by kind, slug`,
    [account],
  )
  return rows
}
