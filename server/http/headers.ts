import { createHash } from 'node:crypto'

/** Fluent writes its styles into the page at run time, hence 'unsafe-inline' for styles, and for styles only. */
export function securityHeaders({
  scriptHashes = [],
  https = false,
  wasm = false,
}: {
  scriptHashes?: readonly string[]
  https?: boolean
  /** may run WebAssembly: the worker that reads business cards, and nothing else */
  wasm?: boolean
}) {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes, ...(wasm ? ["'wasm-unsafe-eval'"] : [])].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
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
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** The few scripts that stand in the page itself (the theme before the first paint) are allowed by what they say. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .filter(([, script]) => script!.trim() !== '')
    .map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
}
