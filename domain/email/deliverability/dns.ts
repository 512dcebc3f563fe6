/**
 * What the rules of mail ask the DNS, and what it says. Values are text as in a zone file, without the last dot of a name:
 * a TXT record whole, an address, `10 mx.example.com`; a null MX is `0 .`.
 */
export type RecordType = 'A' | 'AAAA' | 'MX' | 'TXT'
export type Question = { type: RecordType; name: string }

export type Answer =
  | { kind: 'found'; values: readonly string[] }
  /** of: whether the whole domain is not there, or only no record of this type */
  | { kind: 'absent'; of: 'domain' | 'record' }
  /** nobody said: neither yes nor no */
  | { kind: 'unknown'; why: string }

/** A check that yields what it has to know and is resumed with the answer, so that it needs no network and no waiting. */
export type Plan<Result> = Generator<Question, Result, Answer>

/** Names are compared and asked without their last dot and in lower case. */
export const plainName = (name: string) => name.trim().toLowerCase().replace(/\.$/, '')

/** Whether a server can be asked for it: labels of at most 63 letters, 253 in all. */
export const isName = (name: string) =>
  name.length <= 253 &&
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i.test(name)

// What a resolver inside a network may answer with something of that network (RFC 6761, 6762, 7686, 8375, 9476).
const insiders = new Set(
  'alt arpa corp home internal intranet invalid lan local localdomain localhost onion private test'.split(' '),
)

/** Whether everybody who asks for it gets the same answer. */
export const isPublicName = (name: string) => isName(name) && !insiders.has(plainName(name).split('.').at(-1) ?? '')

/** A TXT record is made of strings of at most 255 octets; who reads it joins them. */
export const txtStrings = (value: string): string[] => value.match(/.{1,255}/gs) ?? ['']

export const checkStates = ['green', 'yellow', 'red', 'unknown'] as const
export type CheckState = (typeof checkStates)[number]

/** One record as it has to be published. */
export type RecordToPublish = { type: 'TXT' | 'MX'; name: string; value: string }

/** What is there, what it is worth, and what should be there; `wanted` is null where nothing has to be done or only its owner knows. */
export type Check<Code extends string> = {
  state: CheckState
  code: Code
  found: readonly string[]
  wanted: RecordToPublish | null
}
