import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { SiteTheme } from '#domain/shop/site/themes'
import type { Connection, Database } from '../../../db/connect.ts'
import { asSystem } from '../../../db/scope.ts'
import { newIdAt } from '../../../sync/newId.ts'
import { readPartMarks, readPartTexts } from '../parts.ts'
import type { ManifestBucket } from './manifest.ts'
import type { SiteFile, SiteThread, WriteResult } from './siteThread.ts'

export type PublishTools = {
  database: Database
  thread: SiteThread
  /** for tests: what happens between two steps */
  between?: (step: string) => Promise<void>
}

export type PublishOrder = {
  account: string
  by: string | null
  origin: string
  /** null: it goes live; else who has this sees it, until then */
  preview: { hash: string; until: number } | null
  progress?: (done: number, of: number) => void
}

export type PublishResult = { id: string; files: number; bytes: number; written: number }

/**
 * Writes what has changed since the publication before, and shows it at once by one row. Whatever breaks off before that leaves
 * what visitors see; what was kept already is found again by the next one. Of two at a time the first one wins.
 */
export async function publishSite(tools: PublishTools, order: PublishOrder): Promise<PublishResult> {
  const { database, thread, between = async () => {} } = tools
  const { account } = order
  const before = await readLive(database.pool, account)
  await between('begun')
  const marks = await readPartMarks(database.pool, account)
  const known = await readBuckets(database.pool, account, before.buckets)
  await between('known')
  const done = await thread.write({
    account,
    origin: order.origin,
    theme: before.theme,
    marks,
    known,
    read: (ids) => readPartTexts(database.pool, account, ids),
    async keep(files, { done: n, of }) {
      await between('files')
      await keepFiles(database.pool, account, files)
      await between('kept')
      order.progress?.(n, of)
    },
  })
  await between('written')
  await keepBuckets(database.pool, account, done.buckets, before.buckets)
  await between('buckets')
  const id = await asSystem(database, async (connection) => {
    const made = await insertPublication(connection, order, done)
    await between('inserted')
    if (!order.preview) await switchTo(connection, account, { id: made, version: before.version })
    await between('switched')
    return made
  })
  const { files, bytes, written } = done
  return { id, files, bytes, written }
}

type LiveState = { live: string | null; version: number; theme: SiteTheme; buckets: readonly string[] }

async function readLive(connection: Pick<Connection, 'query'>, account: string): Promise<LiveState> {
  const { rows } = await connection.query<LiveState>(
    `select s.live, s.version, s.theme, coalesce(p.buckets, '{}') as buckets from shop_site s
     left join shop_publication p on p.account_id = s.account_id and p.id = s.live where s.account_id = $1`,
    [account],
  )
  if (!rows[0]) throw new AppError('siteEmpty')
  return rows[0]
}

async function readBuckets(
  connection: Pick<Connection, 'query'>,
  account: string,
  hashes: readonly string[],
): Promise<string[]> {
  const { rows } = await connection.query<{ entries: string }>(
    'select entries::text as entries from shop_bucket where account_id = $1 and hash = any($2::text[])',
    [account, hashes],
  )
  return rows.map(({ entries }) => entries)
}

/** What is there already is wanted again, so that no sweep takes it meanwhile. */
async function keepFiles(
  connection: Pick<Connection, 'query'>,
  account: string,
  files: readonly SiteFile[],
): Promise<void> {
  const byHash = new Map(files.map(({ hash, packed }) => [hash, Buffer.from(packed.buffer)]))
  await connection.query(
    `insert into shop_file (account_id, hash, packed)
     select $1, hash, packed from unnest($2::text[], $3::bytea[]) as f (hash, packed) order by hash
     on conflict (account_id, hash) do update set kept_at = excluded.kept_at`,
    [account, [...byHash.keys()], [...byHash.values()]],
  )
}

async function keepBuckets(
  connection: Pick<Connection, 'query'>,
  account: string,
  buckets: readonly ManifestBucket[],
  before: readonly string[],
): Promise<void> {
  const known = new Set(before)
  const fresh = buckets.filter(({ hash }) => !known.has(hash))
  if (!fresh.length) return
  await connection.query(
    `insert into shop_bucket (account_id, hash, entries)
     select distinct on (hash) $1::uuid, hash, entries::jsonb from unnest($2::text[], $3::text[]) as b (hash, entries)
     order by hash on conflict do nothing`,
    [account, fresh.map(({ hash }) => hash), fresh.map(({ text }) => text)],
  )
}

async function insertPublication(
  connection: Connection,
  { account, by, preview }: PublishOrder,
  { buckets, pictures, files, bytes, written }: WriteResult,
): Promise<string> {
  const id = newIdAt(Date.now())
  await connection.query(
    `insert into shop_publication (account_id, id, buckets, files, bytes, written, preview_hash, preview_until, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::bigint / 1000.0), $9)`,
    [account, id, buckets.map(({ hash }) => hash), files, bytes, written, preview?.hash, preview?.until, by],
  )
  await connection.query(
    'insert into shop_picture (account_id, hash) select $1, h from unnest($2::text[]) h on conflict do nothing',
    [account, pictures],
  )
  return id
}

/** `version`: what it was when the work began; null: a person chooses what is there, and nothing was written for it. */
async function switchTo(
  connection: Connection,
  account: string,
  { id, version }: { id: string; version: number | null },
): Promise<void> {
  const { rowCount } = await connection.query(
    `update shop_site set live = $2, version = version + 1 where account_id = $1 and ($3::int is null or version = $3)`,
    [account, id, version],
  )
  if (!rowCount) throw new AppError('siteOvertaken')
  await connection.query('update shop_publication set published_at = server_now() where account_id = $1 and id = $2', [
    account,
    id,
  ])
}

/** A state that was published, or is a preview, goes live as it is. */
export const showPublication = (database: Database, account: string, id: string): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      'select from shop_publication where account_id = $1 and id = $2 for update',
      [account, id],
    )
    if (!rowCount) throw new AppError('notFound')
    await switchTo(connection, account, { id, version: null })
  })

/**
 * States that nobody can want back, and then what no state has. A day is longer than any publishing takes: what was kept for one
 * that is under way is not taken.
 */
export async function sweepSites({ pool }: Pick<Database, 'pool'>, now: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from shop_publication p using (
       select p.account_id, p.id, row_number() over (partition by p.account_id order by p.created_at desc) as n
       from shop_publication p) old
     where p.account_id = old.account_id and p.id = old.id and p.created_at < to_timestamp($1 / 1000.0) - interval '1 day'
       and (old.n > $2 or (p.published_at is null and coalesce(p.preview_until, p.created_at) < to_timestamp($1 / 1000.0)))
       and not exists (select from shop_site s where s.account_id = p.account_id and s.live = p.id)`,
    [now, limits.sitePublications],
  )
  const { rows } = await pool.query<{ account: string }>('select account_id as account from shop_site')
  for (const { account } of rows) await sweepFiles({ pool }, account, now)
  return rowCount ?? 0
}

async function sweepFiles({ pool }: Pick<Database, 'pool'>, account: string, now: number): Promise<void> {
  await pool.query(
    `delete from shop_bucket b where account_id = $1 and not exists (
       select from shop_publication p where p.account_id = $1 and b.hash = any(p.buckets))
     and not exists (select from shop_site where account_id = $1 and (work ->> 'state') = 'running')`,
    [account],
  )
  await pool.query(
    `delete from shop_file f where account_id = $1 and kept_at < to_timestamp($2 / 1000.0) - interval '1 day' and hash not in (
       select e.value ->> 1 from shop_bucket b cross join lateral jsonb_each(b.entries) e where b.account_id = $1)`,
    [account, now],
  )
  await pool.query(
    `delete from shop_picture f where account_id = $1 and hash not in (
       select e.value ->> 1 from shop_bucket b cross join lateral jsonb_each(b.entries) e where b.account_id = $1)`,
    [account],
  )
}
