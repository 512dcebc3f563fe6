import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { inlineScriptHashes, securityHeaders } from './headers.ts'

const withWasm = /^assets\/(?:cards|search)\.worker-/
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The built app and nothing else: only names that a listing of the folder brought are ever opened, so no path leads
 * out. A missing asset is 404 and never the page; the page answers navigations only. `images`: origins that the page may show
 * pictures of.
 */
export function staticFiles(folder: string, images: readonly string[] = []) {
  let files = new Set<string>()
  let policy = policyOf({ images })
  let builtAt = 0

  function refresh(): void {
    const page = join(folder, 'index.html')
    const changed = existsSync(page) ? statSync(page).mtimeMs : 0
    if (changed === builtAt) return
    builtAt = changed
    files = new Set(changed ? listing(folder) : [])
    policy = policyOf({ images, scriptHashes: changed ? inlineScriptHashes(readFileSync(page, 'utf8')) : [] })
  }

  return function serve(c: Context): Response {
    refresh()
    c.header('content-security-policy', policy)
    const path = pathOf(c)
    const name = path === '/' ? 'index.html' : path.slice(1)
    if (files.has(name) && types[extname(name)]) {
      if (withWasm.test(name)) c.header('content-security-policy', policyOf({ wasm: true }))
      return send(c, name)
    }
    if (!isNavigation(c, path)) return c.text('not found', 404)
    if (!files.has('index.html')) return c.text('The app is not built yet: npm run build', 503)
    return send(c, 'index.html')
  }

  function send(c: Context, name: string): Response {
    c.header('content-type', types[extname(name)])
    c.header('cache-control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    const packed = [['br', '.br'] as const, ['gzip', '.gz'] as const].find(
      ([encoding, ending]) =>
        files.has(name + ending) && new RegExp(`\\b${encoding}\\b`).test(c.req.header('accept-encoding') ?? ''),
    )
    if (packed) c.header('content-encoding', packed[0])
    if (files.has(`${name}.br`) || files.has(`${name}.gz`)) c.header('vary', 'accept-encoding')
    const file = join(folder, name + (packed?.[1] ?? ''))
    const { mtimeMs, size } = statSync(file)
    const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    c.header('etag', etag)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('content-length', String(size))
    if (c.req.method === 'HEAD') return c.body(null)
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream)
  }
}

const policyOf = (allowed: Parameters<typeof securityHeaders>[0]) => securityHeaders(allowed)['content-security-policy']

const listing = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )

function pathOf(c: Context): string {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return '/malformed.path'
  }
}

/** Somebody opens a page of the app: not an asset, and nothing that looks like a file. */
function isNavigation(c: Context, path: string): boolean {
  if (!['GET', 'HEAD'].includes(c.req.method) || path.startsWith('/assets/') || path.split('/').at(-1)!.includes('.'))
    return false
  const mode = c.req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (c.req.header('accept') ?? '').includes('text/html')
}
