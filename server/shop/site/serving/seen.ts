import type { Inquiry } from '#domain/shop/site/inquiry'
import { mostSeenProducts, type VisitCounts, visitSpans } from '#domain/shop/site/visitCounts'
import type { ShopTexts } from '#domain/shop/texts'
import type { Connection, Database } from '../../../db/connect.ts'
import { deleteOld } from '../../../db/inChunks.ts'

type Reader = Pick<Connection, 'query'>

/** What a page is counted under: the language it is in, '' for the shop's first one, and the product that it shows. */
export function seenKeys(path: string): string[] {
  const [, language = '', slug] = /^(?:\/([a-z]{2}(?:-[a-z]{2})?)(?=\/))?\/(?:p\/([a-z0-9-]{1,80})\/)?/.exec(path) ?? []
  return [`language ${language}`, ...(slug ? [`product ${slug}`] : [])]
}

/** `seen`: how often, by keys as above. */
export async function addSeen(
  connection: Reader,
  { account, day, seen }: { account: string; day: string; seen: ReadonlyMap<string, number> },
): Promise<void> {
  const rows = [...seen].map(([one, views]) => {
    const at = one.indexOf(' ')
    return { kind: one.slice(0, at), key: one.slice(at + 1), views }
  })
  await connection.query(
    `insert into shop_seen (account_id, day, kind, key, views)
     select $1, $2, kind, key, views from jsonb_to_recordset($3::jsonb) as s (kind text, key text, views int)
     on conflict (account_id, day, kind, key) do update set views = shop_seen.views + excluded.views`,
    [account, day, JSON.stringify(rows)],
  )
}

/** Once, when it is taken in: those that had to be confirmed as well. */
export async function countInquiry(
  connection: Reader,
  account: string,
  { items, language }: Pick<Inquiry, 'items' | 'language'>,
): Promise<void> {
  await connection.query(
    `insert into shop_day (account_id, day, inquiries) values ($1, (server_now() at time zone 'UTC')::date, 1)
     on conflict (account_id, day) do update set inquiries = shop_day.inquiries + 1`,
    [account],
  )
  await connection.query(
    `insert into shop_seen (account_id, day, kind, key, inquiries)
     select $1, (server_now() at time zone 'UTC')::date, kind, key, 1
     from (values ('language', array[$2::text]), ('product', $3::text[])) of_kind (kind, keys), unnest(keys) as key
     group by kind, key
     on conflict (account_id, day, kind, key) do update set inquiries = shop_seen.inquiries + 1`,
    [account, language.toLowerCase(), items.map(({ slug }) => slug)],
  )
}

type SeenRow = { key: string; views: number; inquiries: number }

export async function readVisitCounts({ pool }: Pick<Database, 'pool'>, account: string): Promise<VisitCounts> {
  const longest = Math.max(...visitSpans)
  const { rows: days } = await pool.query<VisitCounts['days'][number]>(
    `select to_char(day, 'YYYY-MM-DD') as day, views, visitors, inquiries from shop_day
     where account_id = $1 and day > (server_now() at time zone 'UTC')::date - $2::int order by day`,
    [account, longest],
  )
  const { rows: said } = await pool.query<{ today: string; language: string | null }>(
    `select to_char(server_now() at time zone 'UTC', 'YYYY-MM-DD') as today, (
       select body #>> '{languages,0}' from shop_part where account_id = $1 and kind = 'shop' limit 1) as language`,
    [account],
  )
  const { today, language } = said[0]!
  const spans: VisitCounts['spans'] = []
  for (const span of visitSpans)
    spans.push({
      span,
      products: await named(pool, account, await readSeen(pool, { account, kind: 'product', span })),
      languages: languagesOf(await readSeen(pool, { account, kind: 'language', span }), language ?? 'en'),
    })
  return { today, days, spans }
}

type SeenQuestion = { account: string; kind: 'product' | 'language'; span: number }

async function readSeen(connection: Reader, { account, kind, span }: SeenQuestion): Promise<SeenRow[]> {
  const { rows } = await connection.query<SeenRow>(
    `select key, sum(views)::int as views, sum(inquiries)::int as inquiries from shop_seen
     where account_id = $1 and kind = $2 and day > (server_now() at time zone 'UTC')::date - $3::int
     group by key order by sum(views) + 20 * sum(inquiries) desc, key limit $4`,
    [account, kind, span, mostSeenProducts],
  )
  return rows
}

/** What a product is called now; one whose address nobody has any more is named by it. */
async function named(
  connection: Reader,
  account: string,
  rows: readonly SeenRow[],
): Promise<VisitCounts['spans'][number]['products']> {
  const { rows: known } = await connection.query<{ key: string; id: string; title: ShopTexts }>(
    `select k.key, p.id, p.title from shop_key k join product p on p.account_id = k.account_id and p.id = k.row_id
     where k.account_id = $1 and k.kind = 'product' and k.key = any($2::text[]) and p.deleted_at is null`,
    [account, rows.map(({ key }) => key)],
  )
  const byKey = new Map(known.map((one) => [one.key, one]))
  return rows.map(({ key, views, inquiries }) => {
    const { id = null, title = {} } = byKey.get(key) ?? {}
    return { slug: key, id, title, views, inquiries }
  })
}

/** Visits of the first language have none in their addresses; inquiries say theirs. */
function languagesOf(rows: readonly SeenRow[], first: string): VisitCounts['spans'][number]['languages'] {
  const sums = new Map<string, { language: string; views: number; inquiries: number }>()
  for (const { key, views, inquiries } of rows) {
    const language = key || first
    const before = sums.get(language) ?? { language, views: 0, inquiries: 0 }
    sums.set(language, { language, views: before.views + views, inquiries: before.inquiries + inquiries })
  }
  return [...sums.values()].toSorted((a, b) => b.views - a.views)
}

const seenBefore = `delete from shop_seen where ctid = any (array(select ctid from shop_seen
  where day < to_timestamp($1 / 1000.0)::date limit 5000))`
const keptDays = 100

/** Longer than any span that is looked at. */
export const sweepSeen = (database: Parameters<typeof deleteOld>[0], now: number): ReturnType<typeof deleteOld> =>
  deleteOld(database, seenBefore, now - keptDays * 24 * 3_600_000)
