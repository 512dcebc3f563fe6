import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { Id, Time } from '../shared/schema.ts'

/** A secret with which another program of the company signs its calls to the credits service. The code itself is shown once. */
export const ClientCode = z.object({
  id: Id,
  name: z.string(),
  created_at: Time,
  /** to some minutes; null: never */
  last_used: z.nullable(Time),
})
export type ClientCode = z.output<typeof ClientCode>

export const ClientCodeName = z.string().check(
  z.trim(),
  z.minLength(1, says('nameEmpty')),
  z.maxLength(60, says('textTooLong')),
  z.refine((text) => !text.includes('\u0000'), says('textControl')),
)

/** What a signature is made over: `timestamp` in seconds, `path` without its query. */
export type SignedRequest = { username: string; timestamp: string; method: string; path: string }

/**
 * The text that is signed. The signature is HMAC-SHA-256 with the client code as its key, in hexadecimal digits, and is
 * sent in the header `sign` beside `username` and `timestamp`.
 */
export const textToSign = ({ username, timestamp, method, path }: SignedRequest) =>
  [username, timestamp, method, path].join('\n')
