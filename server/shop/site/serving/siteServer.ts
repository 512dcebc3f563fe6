import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { BlobStore } from '../../../blobs/store.ts'
import type { Database } from '../../../db/connect.ts'
import { guarded } from '../../../guarded.ts'
import { addressOfRequest } from '../../../http/address.ts'
import { bareAnswer } from '../../../http/headers.ts'
import type { Limiter } from '../../../http/limiter.ts'
import { errorFields, type Log } from '../../../log.ts'
import { formSource } from '../inquiries/formSource.ts'
import type { FormRequest, SiteForms } from '../inquiries/handleForms.ts'
import { gunzipped } from '../packed.ts'
import { formMark } from '../pages/listPages.ts'
import { formFile, isHiddenFile } from '../publishing/manifest.ts'
import { hostName, type OwnPortShop, openHosts, type ShownSite, type SiteHosts } from './hosts.ts'
import { openSiteFiles, type PublishedFiles, type ServedFile } from './siteFilesStore.ts'
import type { SiteVisits } from './visits.ts'

export type SiteServerTools = {
  database: Pick<Database, 'pool'>
  blobs: BlobStore
  forms: SiteForms
  visits: SiteVisits
  log: Log
  /** how much one address may ask */
  limiter: Pick<Limiter, 'admit'>
  /** whose shop answers any host: a port of its own; null: only hosts that were proven */
  own: OwnPortShop | null
  /** what a demo's pages say of themselves; null: nothing */
  label: string | null
}

/** Nothing but the site's own files; no script, style or form of anybody else, and no frame around it. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const always: Record<string, string> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
}
const forGood = 'public, max-age=31536000, immutable'
const asked = 'public, max-age=0, must-revalidate'

type SiteRequest = {
  site: ShownSite
  publication: string
  files: PublishedFiles
  path: string
  query: string
  preview: string | null
}

/**
 * The server of shops, on a port apart from the app's: other hosts, other cookies (none), other rights (none). It knows what was
 * published and what visitors send, and nothing of the app.
 */
export function makeSiteServer(tools: SiteServerTools): { server: Server; hosts: SiteHosts } {
  const { log } = tools
  const hosts = openHosts(tools.database, tools.own)
  const files = openSiteFiles(tools)
  const answered = guarded(
    log,
    'a visitor could not be answered',
    async (request: IncomingMessage, response: ServerResponse) => {
      try {
        await answer(tools, { hosts, files }, request, response)
      } catch (error) {
        if (error instanceof AppError && error.code === 'tooManyRequests') return refuseFlood(response, error)
        log('request failed', { route: 'shop', ...errorFields(error) })
        if (response.headersSent) response.destroy()
        else plain(response, 503, 'Please try again in a moment.')
      }
    },
  )
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 75_000 },
    (request, response) => {
      response.on('error', () => response.destroy())
      answered(request, response)
    },
  )
  server.setTimeout(60_000)
  server.on('error', (error) => log('a connection could not be taken', errorFields(error)))
  const refused = (_: Error, raw: Duplex) => raw.end(bareAnswer(400, always), () => raw.destroy())
  server.on('clientError', guarded(log, 'a request that is none could not be refused', refused))
  return { server, hosts }
}

async function answer(
  tools: SiteServerTools,
  { hosts, files }: { hosts: SiteHosts; files: PublishedFiles },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Before anything is looked up: a flood costs no question to the database.
  tools.limiter.admit('shopVisitor', addressOfRequest(request))
  const { host = '', ...headers } = request.headers
  if (request.url === hostProofPath) return proveHost(tools.database, host, response)
  const site = await hosts.find(host.slice(0, 300))
  if (!site) return plain(response, 404, 'There is no shop under this address.')
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
  const preview = /^\/preview\/([\w-]{20,64})(\/.*)?$/.exec(path)
  if (preview && preview[2] === undefined) return moved(response, `${path}/`)
  const publication = preview ? await previewOf(tools.database, site.account, preview[1]!) : site.live
  if (publication === null) return plain(response, 404, 'Nothing is published here yet.')
  const asking = { site, publication, files, path: preview?.[2] ?? path, query, preview: preview?.[1] ?? null }
  const form = /^(\/[a-z]{2}(?:-[a-z]{2})?)?\/(inquiry|subscribe)\/$/.exec(asking.path)
  if (form)
    return answerForm(tools, asking, {
      request,
      response,
      root: `${form[1] ?? ''}/`,
      kind: form[2] as 'inquiry' | 'subscribe',
    })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(response, 405, 'Not allowed', { allow: 'GET, HEAD' })
  const file = isHiddenFile(asking.path) ? null : await files.find({ account: site.account, publication }, asking.path)
  if (!file) return missing(tools, asking, request, response)
  if (file.entry[2].startsWith('text/html') && !preview)
    tools.visits.note({
      account: site.account,
      address: addressOfRequest(request),
      agent: headers['user-agent'] ?? '',
      path: asking.path,
    })
  return send(tools, asking, { file, request, response })
}

function refuseFlood(response: ServerResponse, { values }: AppError): void {
  plain(response, 429, 'Too many requests. Please try again in a moment.', {
    'retry-after': String(values.seconds ?? 1),
  })
}

/** That the host's https reaches this server; the company's own check asks it, before anything is shown there. */
export const hostProofPath = '/.well-known/fairlead-shop'

async function proveHost({ pool }: Pick<Database, 'pool'>, host: string, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query<{ token: string }>('select host_token as token from shop_site where host = $1', [
    hostName(host),
  ])
  if (!rows.length) return plain(response, 404, 'not found')
  plain(response, 200, rows.map(({ token }) => token).join('\n'))
}

type FileReply = { file: ServedFile; request: IncomingMessage; response: ServerResponse; status?: number }

async function send(
  tools: SiteServerTools,
  { path, preview }: SiteRequest,
  { file, request, response, status = 200 }: FileReply,
): Promise<void> {
  const [, hash, type] = file.entry
  const note = noteOf(tools, preview, type)
  const etag = `"${hash}${note && '-n'}"`
  const isKept = /^\/(assets|files)\//.test(path)
  const head: Record<string, string> = {
    ...always,
    'content-type': type,
    'cache-control': preview ? 'no-store' : isKept ? forGood : asked,
    etag,
    ...(preview && { 'x-robots-tag': 'noindex' }),
    ...(file.isPacked && { vary: 'accept-encoding' }),
  }
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, head).end()
    return
  }
  let body: Uint8Array = file.bytes
  if (note) body = Buffer.from((await gunzipped(file.bytes)).toString('utf8').replace('<body>', `<body>\n${note}`))
  else if (file.isPacked && /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? ''))
    head['content-encoding'] = 'gzip'
  else if (file.isPacked) body = await gunzipped(file.bytes)
  response.writeHead(status, { ...head, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Above a preview, and in the demo above every page. */
const noteOf = ({ label }: SiteServerTools, preview: string | null, type: string): string => {
  if (!type.startsWith('text/html')) return ''
  const said = [preview ? 'Preview · 预览' : '', label ?? ''].filter(Boolean).join(' · ')
  return said && `<p class="note">${said}</p>`
}

/** An address that was given up leads on; one without its last stroke too; else the site's own page says so. */
async function missing(
  tools: SiteServerTools,
  asking: SiteRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { site, publication, files, path, preview } = asking
  const of = { account: site.account, publication }
  const to = await files.redirect(of, path)
  if (to) return moved(response, preview ? `/preview/${preview}${to}` : to)
  if (!path.endsWith('/') && (await files.find(of, `${path}/`)))
    return moved(response, `${preview ? `/preview/${preview}` : ''}${path}/`)
  const root = (/^\/[a-z]{2}(?:-[a-z]{2})?\//.exec(path) ?? ['/'])[0]
  const page = (await files.find(of, `${root}404.html`)) ?? (await files.find(of, '/404.html'))
  if (!page) return plain(response, 404, 'not found')
  return send(tools, { ...asking, path: '/404.html' }, { file: page, request, response, status: 404 })
}

type FormExchange = { request: IncomingMessage; response: ServerResponse; root: string; kind: 'inquiry' | 'subscribe' }

async function answerForm(
  tools: SiteServerTools,
  asking: SiteRequest,
  { request, response, root, kind }: FormExchange,
): Promise<void> {
  const { site, publication, files, path, query, preview } = asking
  const of = { account: site.account, publication }
  const around = await files.find(of, formFile(root))
  if (!around) return plain(response, 404, 'not found')
  const visitor = {
    account: site.account,
    address: addressOfRequest(request),
    agent: request.headers['user-agent'] ?? '',
  }
  const page = (await gunzipped(around.bytes)).toString('utf8')
  const [, language = 'en'] = /<html lang="([^"]+)"/.exec(page) ?? []
  const form: FormRequest = {
    account: site.account,
    language,
    page: `${site.origin}${path}`,
    address: visitor.address,
    sender: await tools.visits.senderOf({ ...visitor, agent: '' }),
    source: formSource(request.headers, site.origin),
    query: new URLSearchParams(query),
    productTitle: (slug) => titleOfPage(files, of, `${root}p/${slug}/`),
  }
  const answering = await formAnswer(tools.forms, { kind, form, request, isPreview: preview !== null })
  const note = noteOf(tools, preview, 'text/html')
  // A function as what stands in: no sign of the form means anything to `replace`.
  const body = Buffer.from(page.replace(formMark, () => answering.body).replace('<body>', `<body>\n${note}`))
  response.writeHead(answering.status, {
    ...always,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

type FormQuestion = { kind: 'inquiry' | 'subscribe'; form: FormRequest; request: IncomingMessage; isPreview: boolean }

async function formAnswer(forms: SiteForms, { kind, form, request, isPreview }: FormQuestion) {
  if (request.method !== 'POST' || isPreview) return forms.show(kind, form)
  const most = kind === 'inquiry' ? limits.inquiryFiles * limits.inquiryFileBytes + 100_000 : limits.anonymousBodyBytes
  const bytes = await bodyOf(request, most)
  if (!bytes) return { ...(await forms.show(kind, form)), status: 413 }
  return forms.take(kind, form, { type: request.headers['content-type'] ?? '', bytes })
}

/** Forms that are read at once: each may bring files, and all of them lie in memory. */
const mostBodies = 20
let bodies = 0

/** null: it is too large, and not read to its end, or too many come at once. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | null> {
  if (bodies >= mostBodies || Number(request.headers['content-length'] ?? 0) > most) return null
  bodies++
  try {
    return await readUpTo(request, most)
  } finally {
    bodies--
  }
}

async function readUpTo(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** As the page says it, so as HTML that we wrote. */
async function titleOfPage(
  files: PublishedFiles,
  of: { account: string; publication: string },
  path: string,
): Promise<string | null> {
  const file = await files.find(of, path)
  const page = file && (await gunzipped(file.bytes)).toString('utf8')
  return (page && /<h1>(.*?)<\/h1>/s.exec(page)?.[1]) ?? null
}

async function previewOf({ pool }: Pick<Database, 'pool'>, account: string, token: string): Promise<string | null> {
  const hash = createHash('sha256').update(token).digest('base64url')
  const { rows } = await pool.query<{ id: string }>(
    'select id from shop_publication where account_id = $1 and preview_hash = $2 and preview_until > server_now()',
    [account, hash],
  )
  return rows[0]?.id ?? null
}

function plain(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  const body = Buffer.from(text)
  response.writeHead(status, {
    ...always,
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  })
  response.end(body)
}

/** Within the site: what is no path of it is never where somebody is led. */
function moved(response: ServerResponse, to: string): void {
  if (!/^\/(?!\/)[\w./-]*$/.test(to)) return plain(response, 404, 'not found')
  response
    .writeHead(301, { ...always, location: to, 'cache-control': 'public, max-age=3600', 'content-length': 0 })
    .end()
}
