import { createHash, randomBytes } from 'node:crypto'
import { AppError, isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { HostChecks, PublishWork, SiteDay, SitePublication, SiteState } from '#domain/shop/site/calls'
import type { SiteTheme } from '#domain/shop/site/themes'
import type { Connection, Database } from '../../db/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import { mapBackOffice } from './backOffice/mapBackOffice.ts'
import { readShopRow } from './backOffice/readRows.ts'
import { tellBotOfShop } from './backOffice/tellBot.ts'
import { proofText } from './hostCheck.ts'
import type { Sites } from './openSites.ts'
import { publishSite } from './publishing/publish.ts'

type Reader = Pick<Connection, 'query'>

type SiteRow = {
  host: string
  host_token: string
  host_verified_at: number | null
  host_checks: HostChecks | Record<string, never>
  theme: SiteTheme
  sender_id: string | null
  embed_hosts: string[]
  live: string | null
  work: PublishWork | null
  username: string
}

/** A company has its row from the first look on. */
export async function siteRow(connection: Reader, account: string): Promise<SiteRow> {
  const token = randomBytes(18).toString('base64url')
  await connection.query('insert into shop_site (account_id, host_token) values ($1, $2) on conflict do nothing', [
    account,
    token,
  ])
  const { rows } = await connection.query<SiteRow>(
    `select s.host, s.host_token, (extract(epoch from s.host_verified_at) * 1000)::bigint as host_verified_at, s.host_checks,
       s.theme, s.sender_id, s.embed_hosts, s.live, s.work, u.username
     from shop_site s join app_user u on u.account_id = s.account_id and u.parent_id is null where s.account_id = $1`,
    [account],
  )
  return rows[0]!
}

/** Where a shop that was published is seen; null: nowhere yet. */
export async function siteOrigin(
  { pool }: Pick<Database, 'pool'>,
  sites: Sites,
  account: string,
): Promise<string | null> {
  const row = await siteRow(pool, account)
  return row.live ? seenAt(sites, row) : null
}

export async function readSiteState(
  { pool }: Pick<Database, 'pool'>,
  sites: Sites,
  account: string,
): Promise<SiteState> {
  const row = await siteRow(pool, account)
  const { rows: shown } = await pool.query<{ products: number; articles: number }>(
    `select (select count(*) from product where account_id = $1 and status = 'publish' and deleted_at is null)::int as products,
       (select count(*) from article where account_id = $1 and kind = 'post' and status = 'publish' and deleted_at is null)::int
         as articles`,
    [account],
  )
  const { products, articles } = shown[0]!
  const shop = await readShopRow(pool, account)
  const { rows: senders } = await pool.query<{ id: string; address: string }>(
    'select id, address from email_sender where account_id = $1 and deleted_at is null order by address',
    [account],
  )
  return {
    host: row.host,
    proof: proofText(row.host_token),
    host_verified_at: row.host_verified_at,
    checks: 'at' in row.host_checks ? (row.host_checks as HostChecks) : null,
    seen_at: seenAt(sites, row),
    port: sites.port(),
    theme: row.theme,
    sender_id: row.sender_id,
    senders,
    answers: await readAnswers(pool, account),
    embed_hosts: row.embed_hosts,
    products,
    articles,
    languages: shop?.languages ?? [],
    work: withLost(row.work),
    publications: await readPublications(pool, account, row.live),
    days: await readDays(pool, account),
  }
}

async function readAnswers(connection: Reader, account: string): Promise<SiteState['answers']> {
  const { rows } = await connection.query<SiteState['answers']>(
    `select (select count(*) from auto_reply where account_id = $1 and inquiries and is_on and deleted_at is null)::int as rules,
       exists (select from bot_setting where account_id = $1 and is_on and (setting ->> 'inquiries')::boolean) as bot`,
    [account],
  )
  return rows[0]!
}

/** Where visitors see it; null: nowhere yet. */
function seenAt(sites: Sites, { host, host_verified_at, username }: SiteRow): string | null {
  if (sites.port() === null) return null
  return host && host_verified_at !== null ? `https://${host}` : sites.ownOriginOf(username)
}

const silentMs = 60_000

/** A process that was killed says nothing any more: what it did is over, and left what visitors see. */
const withLost = (work: PublishWork | null): PublishWork | null =>
  work?.state === 'running' && Date.now() - work.at > silentMs
    ? { ...work, state: 'failed', problem: 'operationFailed' }
    : work

async function readPublications(connection: Reader, account: string, live: string | null): Promise<SitePublication[]> {
  const { rows } = await connection.query<Omit<SitePublication, 'isLive'>>(
    `select id, files, bytes, written, (extract(epoch from created_at) * 1000)::bigint as created_at,
       (extract(epoch from published_at) * 1000)::bigint as published_at,
       case when preview_until > server_now() then (extract(epoch from preview_until) * 1000)::bigint end as preview_until
     from shop_publication where account_id = $1 order by created_at desc limit 50`,
    [account],
  )
  return rows.map((one) => ({ ...one, isLive: one.id === live }))
}

async function readDays(connection: Reader, account: string): Promise<SiteDay[]> {
  const { rows } = await connection.query<SiteDay>(
    `select to_char(day, 'YYYY-MM-DD') as day, views, visitors, inquiries from shop_day
     where account_id = $1 and day > (server_now() at time zone 'UTC')::date - 30 order by day`,
    [account],
  )
  return rows
}

type PublishServices = { database: Database; sites: Sites; log: Log }
type PublishRequest = { account: string; by: string; isPreview: boolean }

/** The work itself, and the secret of its preview. `start` is what nobody waits for. */
export async function beginPublishing(
  { database, sites, log }: PublishServices,
  { account, by, isPreview }: PublishRequest,
): Promise<{ preview: string | null; start: () => Promise<void> }> {
  const row = await siteRow(database.pool, account)
  const work = { state: 'running', isPreview, done: 0, of: 0, written: 0, at: Date.now(), problem: '' } as const
  const { rowCount } = await database.pool.query(
    `update shop_site set work = $2 where account_id = $1
     and (work is null or work ->> 'state' <> 'running' or (work ->> 'at')::bigint < $3)`,
    [account, JSON.stringify(work), Date.now() - silentMs],
  )
  if (!rowCount) throw new AppError('siteUnderWay')
  const preview = isPreview ? randomBytes(24).toString('base64url') : null
  const origin = seenAt(sites, row) ?? (row.host ? `https://${row.host}` : 'http://localhost')
  const note = (some: Partial<PublishWork>) =>
    database.pool.query('update shop_site set work = $2 where account_id = $1', [
      account,
      JSON.stringify({ ...work, at: Date.now(), ...some }),
    ])
  async function start(): Promise<void> {
    let notedAt = 0
    const noteSome = (some: Partial<PublishWork>) => {
      if (Date.now() - notedAt < 1_000) return
      notedAt = Date.now()
      note(some).catch((error: unknown) => log('a site was not published', errorFields(error)))
    }
    try {
      await mapBackOffice({ database, alive: () => noteSome({}) }, account)
      const { files, written } = await publishSite(
        { database, thread: sites.thread },
        {
          account,
          by,
          origin,
          preview:
            preview === null
              ? null
              : { hash: hashOfPreview(preview), until: Date.now() + limits.sitePreviewHours * 3_600_000 },
          progress: (done, of) => noteSome({ done, of }),
        },
      )
      await note({ state: 'done', done: files, of: files, written })
      sites.hosts.forget()
      if (!isPreview)
        await tellBotOfShop(database, account, origin).catch((error: unknown) =>
          log('the bot was not told of the shop', errorFields(error)),
        )
    } catch (error) {
      const problem = error instanceof AppError && isErrorCode(error.code) ? error.code : 'operationFailed'
      if (problem === 'operationFailed') log('a site was not published', errorFields(error))
      await note({ state: 'failed', problem })
    }
  }
  return { preview, start }
}

const hashOfPreview = (token: string) => createHash('sha256').update(token).digest('base64url')

export async function setSiteHost(connection: Reader, sites: Sites, account: string, host: string): Promise<void> {
  const row = await siteRow(connection, account)
  if (row.host === host) return
  const app = sites.appUrl && URL.parse(sites.appUrl)?.hostname
  if (app && (host === app || host.endsWith(`.${app}`))) throw new AppError('hostForbidden', { field: 'host' })
  if (await isTaken(connection, account, host)) throw new AppError('hostTaken', { field: 'host' })
  await connection.query(
    `update shop_site set host = $2, host_verified_at = null, host_checks = '{}' where account_id = $1`,
    [account, host],
  )
}

async function isTaken(connection: Reader, account: string, host: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from shop_site where host = $2 and host <> '' and host_verified_at is not null and account_id <> $1`,
    [account, host],
  )
  return (rowCount ?? 0) > 0
}

export async function checkSiteHost(
  { pool }: Pick<Database, 'pool'>,
  sites: Sites,
  account: string,
): Promise<HostChecks> {
  const row = await siteRow(pool, account)
  if (!row.host) throw new AppError('hostForbidden', { field: 'host' })
  const checks: HostChecks = { ...(await sites.checkHost(row.host, row.host_token)), at: Date.now() }
  if (checks.proof === 'ok' && (await isTaken(pool, account, row.host)))
    throw new AppError('hostTaken', { field: 'host' })
  await pool
    .query(
      `update shop_site set host_checks = $2,
         host_verified_at = case when $4::boolean then coalesce(host_verified_at, server_now()) else host_verified_at end
       where account_id = $1 and host = $3`,
      [account, JSON.stringify(checks), row.host, checks.proof === 'ok'],
    )
    .catch((error: { code?: string }) => {
      // Of two companies that prove one host in the same moment the database lets one.
      throw error.code === '23505' ? new AppError('hostTaken', { field: 'host', cause: error }) : error
    })
  sites.hosts.forget()
  return checks
}
