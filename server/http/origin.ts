/**
 * Whether a request that changes something comes from our own pages. A browser always says where it comes from; a
 * script that says nothing carries no cookie of a browser.
 */
export function isOwnOrigin(
  headers: { origin: string | undefined; host: string | undefined; site: string | undefined },
  publicUrl: string | null,
): boolean {
  const { origin, host, site } = headers
  if (site && !['same-origin', 'none'].includes(site)) return false
  if (!origin) return true
  if (origin === publicUrl) return true
  return URL.parse(origin)?.host === host
}
