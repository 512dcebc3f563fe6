import { botFileEnding, type SiteImport, type SiteImportProblem } from '#domain/assistant/bot'
import { countWords } from '#domain/assistant/botWords'
import { siteImportPrices } from '#domain/assistant/model'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { derivedId } from '#domain/shared/derivedId'
import type { CrawlTools } from '../../crawl/politePage.ts'
import { readSiteTexts, type SiteFiles, type SiteText } from '../../crawl/siteTexts.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { readDocument } from '../../documents/readDocument.ts'
import { holdPoints, settleHold } from '../../ledger/ledger.ts'
import { serverNow } from '../../people/serverNow.ts'
import { type BotFileTools, giveBotFile, keepBotFile } from './botFiles.ts'
import { keepBotText } from './keepPassages.ts'
import { countPassages } from './settingRow.ts'

type ImportOwner = { account: string; user: string; product: number }
const uidOf = (id: string) => `bot-import ${id}`

/** With the points put aside. Asked again with its id it is the same one. */
export async function beginImport(
  connection: Connection,
  { account, user, product }: ImportOwner,
  { id, domain, with_files }: Pick<SiteImport, 'id' | 'domain' | 'with_files'>,
): Promise<{ start: URL; isNew: boolean }> {
  const start = siteOf(domain)
  const { rows } = await connection.query<{ id: string; state: string }>(
    `select id, state from bot_import where account_id = $1 and (id = $2 or state = 'reading') for update`,
    [account, id],
  )
  if (rows.some((row) => row.id === id)) return { start, isNew: false }
  if (rows.length) throw new AppError('botImportRunning')
  const points = with_files ? siteImportPrices.open : siteImportPrices.closed
  await holdPoints(connection, { account, uid: uidOf(id), user, product, points, remark: start.hostname })
  await connection.query(
    `insert into bot_import (account_id, id, user_id, domain, with_files, state, points) values ($1, $2, $3, $4, $5, 'reading', $6)`,
    [account, id, user, start.hostname, with_files, points],
  )
  return { start, isNew: true }
}

/** As somebody types a domain; a page of it is where to begin. */
function siteOf(domain: string): URL {
  const url = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`)
  if (!url || !url.hostname.includes('.') || url.username) throw new AppError('urlInvalid', { field: 'domain' })
  return url
}

const siteFiles = (tools: BotFileTools, account: string): SiteFiles => ({
  ending: botFileEnding,
  most: 20,
  mostBytes: limits.botDocumentBytes,
  async read(bytes, name) {
    const text = await readDocument(bytes)
    return text === null ? null : { text, file: await keepBotFile(tools, account, { name, bytes }) }
  },
})

/** Reads the site, as its rules allow. What nothing was found in costs nothing. */
export async function readImport(
  { crawl, ...files }: BotFileTools & { crawl: CrawlTools },
  { account, id, start, with_files }: { account: string; id: string; start: URL; with_files: boolean },
  signal: AbortSignal,
): Promise<void> {
  const { end, pages } = await readSiteTexts(start, crawl, {
    most: limits.botImportPages,
    files: with_files ? siteFiles(files, account) : null,
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted()
    if (!(error instanceof Error)) throw error
    return { end: 'failed' as const, pages: [] as SiteText[] }
  })
  const problem = end === 'read' ? (pages.length ? null : 'noPage') : end
  await asSystem(files.database, (connection) => endImport(connection, { account, id, problem, pages }))
}

type EndedImport = { account: string; id: string; problem: SiteImportProblem | null; pages: readonly SiteText[] }

async function endImport(connection: Connection, { account, id, problem, pages }: EndedImport): Promise<void> {
  const { rows } = await connection.query<{ points: number }>(
    `update bot_import set state = $3, problem = $4, pages = $5, updated_at = server_now(), points = case when $4::text is null then points else 0 end
     where account_id = $1 and id = $2 and state = 'reading' returning points`,
    [account, id, problem === null ? 'ready' : 'failed', problem, JSON.stringify(pages)],
  )
  if (rows[0]) await settleHold(connection, { account, uid: uidOf(id), points: rows[0].points })
}

/** Of a process that ended while it read: nobody got anything. */
export async function endLostImports(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ account: string; id: string }>(
    `select account_id as account, id from bot_import where state = 'reading' and updated_at < server_now() - interval '1 hour'`,
  )
  for (const one of rows)
    await asSystem(database, (connection) => endImport(connection, { ...one, problem: 'failed', pages: [] }))
  return rows.length
}

type ImportRow = Omit<SiteImport, 'pages'> & { pages: SiteText[] }

async function readRow(connection: Pick<Connection, 'query'>, account: string, id: string): Promise<ImportRow> {
  const { rows } = await connection.query<ImportRow>(
    `select id, domain, with_files, state, problem, points, pages, floor(extract(epoch from created_at) * 1000)::float8 as created_at
     from bot_import where account_id = $1 and id = $2`,
    [account, id],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

export async function readSiteImport(
  connection: Pick<Connection, 'query'>,
  account: string,
  id: string,
): Promise<SiteImport> {
  const row = await readRow(connection, account, id)
  return {
    ...row,
    pages: row.pages.map(({ url, title, text, file }) => ({
      url,
      is_file: Boolean(file),
      title,
      words: countWords(text),
      excerpt: text.slice(0, 300),
    })),
  }
}

/** Who left the screen meanwhile finds it again; points were paid for it. */
export async function readLastImport(
  connection: Pick<Connection, 'query'>,
  account: string,
): Promise<SiteImport | null> {
  const { rows } = await connection.query<{ id: string; state: SiteImport['state']; isOld: boolean }>(
    `select id, state, updated_at < server_now() - interval '1 day' as "isOld" from bot_import
     where account_id = $1 order by created_at desc, id desc limit 1`,
    [account],
  )
  const last = rows[0]
  if (!last || last.state === 'kept' || last.state === 'dropped') return null
  return last.state === 'failed' && last.isOld ? null : readSiteImport(connection, account, last.id)
}

/** What was chosen of it is known from now on, and takes the place of what was known of the same pages. */
export async function keepImport(
  connection: Connection,
  account: string,
  { id, urls }: { id: string; urls: readonly string[] },
): Promise<number> {
  const { pages, state } = await readRow(connection, account, id)
  if (state !== 'ready') throw new AppError('taskStateChanged')
  const now = await serverNow(connection)
  for (const { url, title, text, file } of pages.filter((page) => urls.includes(page.url))) {
    const words = countWords(text)
    const page = {
      id: derivedId('bot_page', account, url),
      kind: 'page' as const,
      name: title || url,
      url,
      text,
      words,
    }
    await keepBotText(connection, account, page, now)
    await giveBotFile(connection, account, page.id, file)
  }
  if ((await countPassages(connection, account)) > limits.botPassages) throw new AppError('rowsFull')
  await connection.query(
    `update bot_import set state = $3, pages = '[]', updated_at = server_now() where account_id = $1 and id = $2`,
    [account, id, urls.length ? 'kept' : 'dropped'],
  )
  return countPassages(connection, account)
}
