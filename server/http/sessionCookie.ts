/** What browsers send back over https; no other site and no subdomain can set a cookie of this name. */
const secureName = '__Host-fairlead'
/** WebKit keeps no Secure cookie of a page without TLS, not even of this machine's own. */
const loopbackName = 'fairlead'

type CookieOrigin = { publicUrl: string | null; host: string | undefined }

/** Whether the browser and the server are the same machine, with plain http between them. */
export function isPlainLoopback({ publicUrl, host }: CookieOrigin): boolean {
  const address = URL.parse(publicUrl ?? `http://${host ?? ''}`)
  return address?.protocol === 'http:' && /^(127(\.\d+){3}|localhost|\[::1\])$/.test(address.hostname)
}

export const sessionCookie = (place: CookieOrigin): { name: string; secure: boolean } =>
  isPlainLoopback(place) ? { name: loopbackName, secure: false } : { name: secureName, secure: true }

/** Which browser it is, for the tries of signing in; it stays when somebody signs out. */
export const deviceCookieName = (place: CookieOrigin): string => `${sessionCookie(place).name}-device`

/** The first half of a session from a `cookie` header; '' if there is none. */
export const readSessionCookie = (header: string | undefined, place: CookieOrigin): string =>
  valueOf(header, sessionCookie(place).name)
export const readDeviceCookie = (header: string | undefined, place: CookieOrigin): string =>
  valueOf(header, deviceCookieName(place))

function valueOf(header: string | undefined, name: string): string {
  const found = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1) ?? ''
}
