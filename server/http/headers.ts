import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'

/**
 * What every answer says. An answer may say it more strictly, such as a page with a policy of its own; none says less.
 * Fluent writes its styles into the page at run time, hence 'unsafe-inline' for styles, and for styles only.
 */
export function securityHeaders({
  scriptHashes = [],
  https = false,
  wasm = false,
  images = [],
}: {
  scriptHashes?: readonly string[]
  https?: boolean
  /** may run WebAssembly: the worker that reads business cards, and nothing else */
  wasm?: boolean
  /** where else pictures may be from, such as tiles of maps */
  images?: readonly string[]
}) {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes, ...(wasm ? ["'wasm-unsafe-eval'"] : [])].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self' data: blob:", ...images].join(' '),
    'media-src': "'self' blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Of what is no page, whatever it holds: no browser makes one of it, and none shows it within another. */
export const noPage = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** An answer without a body, as it goes over the wire, where there is no request that the app could answer. */
export function bareAnswer(status: number, headers: Record<string, string>): string {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`
}

/** The few scripts that stand in the page itself (the theme before the first paint) are allowed by what they say. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .filter(([, script]) => script!.trim() !== '')
    .map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
}
