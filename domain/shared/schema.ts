import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'

/** A random id made by the device: UUIDv7, so ids sort by the time they were made. */
const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const Id = z.string().check(z.regex(idPattern))
/** The same without a word of what is wrong, for many. */
export const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value)
/** Milliseconds since 1970, UTC. */
export const Time = z.int().check(z.minimum(0))

/** Text of at most `max` characters that every store can keep. */
export const text = (max: number) =>
  z.string().check(z.maxLength(max, says('textTooLong')), z.regex(noControls, says('textControl')))
// Tab and line breaks are text; the other control characters are not, and neither is half of a surrogate pair: PostgreSQL
// cannot store NUL, and half a character is none.
const noControls = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u

export const Base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

export const Line = text(limits.lineLength)
export const Paragraph = text(limits.paragraphLength)

/** The specification's rule: something, an @, and a domain whose last part has at least two letters, or is DNS for such. */
export const addressShape = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu
/** The same with a domain that DNS can have: no part is empty, begins or ends with a hyphen, or has any other sign. */
export const emailPattern =
  /^[^\s@<>()",;:\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{0,58}[a-z\d])$/iu
/** Kept in lower case: contacts are told apart by it. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.emailLength, says('emailInvalid')),
    z.regex(emailPattern, says('emailInvalid')),
  )

/** E.164 digits without the plus. */
export const FullNumber = z.string().check(z.regex(/^[1-9]\d{4,14}$/, says('phoneInvalid')))

/** Opens as typed or with http:// put before it; a script or data link is never one. */
export const Url = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.urlLength, says('urlInvalid')),
    z.regex(
      /^(?![a-z][a-z0-9+.-]*:(?!\/\/|\d)|\/|\\)[^\s\u0000-\u001f\u007f]*$|^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i,
      says('urlInvalid'),
    ),
  )

/** The specification's rule: http(s) or none, a domain or an IPv4 address, then port, path, query and hash where there are any. */
const webAddress =
  /^(?:https?:\/\/)?(?:(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{0,58}[a-z\d])|(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$|[/:?#])|(?=$|[/:?#]))){4})(?::\d{1,5})?(?:[/?#][^\s\u0000-\u001f\u007f]*)?$/iu
/** What is typed or read from a file as a web address; rows that are kept already may have what `Url` takes. */
export const WebAddress = z.string().check(
  z.trim(),
  z.maxLength(limits.urlLength, says('urlInvalid')),
  z.refine((text) => text === '' || webAddress.test(text), says('urlInvalid')),
)

/** A status that the specification numbers: 0, 1, 2 … on the wire, a name inside. */
export function numbered<const T extends readonly [string, ...string[]]>(names: T) {
  return z.codec(z.int().check(z.minimum(0), z.maximum(names.length - 1)), z.enum(names), {
    decode: (number) => names[number] as T[number],
    encode: (name) => names.indexOf(name),
  })
}

/** The link to open for what the user typed. */
export function openableUrl(url: string): string | null {
  if (/^https?:\/\//i.test(url)) return url
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/]+:\d+/.test(url)) return null
  return url ? `http://${url}` : null
}
