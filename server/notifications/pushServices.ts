/**
 * The push services of the browsers. A device names an address that we then send requests to, so it can be no other than
 * these: else anybody who is signed in could make this server ask anything in its own network.
 */
const known = [
  // Chromium
  /^fcm\.googleapis\.com$/,
  // Firefox
  /^[a-z0-9-]+\.push\.services\.mozilla\.com$/,
  // Safari
  /^[a-z0-9-]+\.push\.apple\.com$/,
  // Edge
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** `more`: the origins of PUSH_SERVICES. */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (more.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && known.some((host) => host.test(url.hostname))
}
