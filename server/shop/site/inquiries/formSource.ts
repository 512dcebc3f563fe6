import type { IncomingHttpHeaders } from 'node:http'

/** Where a form stood that was sent: on the shop itself, on another site, or nobody says where. `page`: as far as the browser tells. */
export type FormSource = { kind: 'own' } | { kind: 'other'; host: string; page: string } | { kind: 'unknown' }

/** By what browsers say of themselves, which pages cannot change; a program may say anything, so nothing hangs on it alone. */
export function formSource(headers: IncomingHttpHeaders, ownOrigin: string): FormSource {
  const origin = URL.parse(headers.origin ?? '')
  const referer = URL.parse(headers.referer ?? '')
  if (headers['sec-fetch-site'] === 'same-origin') return { kind: 'own' }
  const said = origin ?? referer
  if (!said || !/^https?:$/.test(said.protocol)) return { kind: 'unknown' }
  if (said.host === headers.host || said.origin === ownOrigin) return { kind: 'own' }
  // Most sites let others know their host alone.
  const page = referer?.origin === said.origin ? referer.href : said.origin
  return { kind: 'other', host: said.hostname, page: page.slice(0, 300) }
}
