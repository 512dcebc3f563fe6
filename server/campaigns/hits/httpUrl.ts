/** An address that may be led to; null: it is none of the web's. */
export function httpUrl(text: string): string | null {
  const url = URL.parse(text)
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
