import type { Context } from 'hono'
import type { html } from 'hono/html'
import { inlineScriptHashes } from '../http/headers.ts'
import { isOwnOrigin } from '../http/origin.ts'

/** A page of the sandbox, which runs no script but its own. */
export async function answerPage(c: Context, page: ReturnType<typeof html>) {
  const text = String(await page)
  const scripts = inlineScriptHashes(text).join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${scripts || "'none'"}`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  c.header('content-security-policy', policy.join('; '))
  // With none at all, browsers would not say of our own forms that they are ours.
  c.header('referrer-policy', 'same-origin')
  return plainPage(c, text)
}

export function plainPage(c: Context, text: string) {
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  return c.html(text)
}

export function isOwnForm({ req }: Context, publicUrl: string | null): boolean {
  const headers = { origin: req.header('origin'), host: req.header('host'), site: req.header('sec-fetch-site') }
  return isOwnOrigin(headers, publicUrl)
}

export type PageQuery = { words: string; page: number }

export function pageQuery(c: Context): PageQuery {
  const page = Math.trunc(Number(c.req.query('page')))
  return { words: (c.req.query('q') ?? '').slice(0, 200), page: page > 0 && page < 1_000 ? page : 0 }
}
