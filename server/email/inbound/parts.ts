import { type Field, headerBlock, rawOf, readFields } from './fields.ts'
import type { InboundLimits } from './limits.ts'
import { paramsIn } from './params.ts'

/** A part that has no parts of its own. `body` as it was sent; what it is coded in says `encoding`. */
export type Leaf = {
  mime: string
  params: ReadonlyMap<string, string>
  disposition: string
  fileName: string
  contentId: string
  encoding: string
  body: Uint8Array
  /** which leaves say the same in another form: the number of their multipart/alternative, else one of its own */
  alternative: number
}

/** More parts, or deeper ones, than a mail has. */
export class BrokenBound extends Error {
  readonly bound: keyof InboundLimits
  constructor(bound: keyof InboundLimits) {
    super(`a mail breaks the bound on ${bound}`)
    this.bound = bound
  }
}

type PartPlace = { depth: number; alternative: number | null; isDigest: boolean }

/**
 * Takes a mail apart (RFC 2046) without decoding or copying any of it. The usual readers keep an object for every line or
 * every piece of base64, so that 24 MB of padding become gigabytes; this keeps one for each part, of which it counts them.
 */
export function leavesOf(mail: Uint8Array, limits: InboundLimits): Leaf[] {
  const leaves: Leaf[] = []
  let parts = 0
  const visit = (bytes: Uint8Array, { depth, alternative, isDigest }: PartPlace): void => {
    const number = ++parts
    if (number > limits.parts) throw new BrokenBound('parts')
    if (depth > limits.depth) throw new BrokenBound('depth')
    const head = headerBlock(bytes, limits) ?? bytes.subarray(0, limits.headerBytes)
    const fields = readFields(head, limits)
    const { value, params } = paramsIn(rawOf(fields, 'content-type'))
    const mime = value || (isDigest ? 'message/rfc822' : 'text/plain')
    const body = bytes.subarray(head.length + lineEnd(bytes, head.length))
    const children = mime.startsWith('multipart/') ? split(body, params.get('boundary') ?? '', limits.parts) : []
    const place = {
      depth: depth + 1,
      alternative: mime === 'multipart/alternative' ? number : alternative,
      isDigest: mime === 'multipart/digest',
    }
    for (const child of children) visit(child, place)
    if (!children.length) leaves.push(leafOf(fields, mime, params, body, alternative ?? number))
  }
  visit(mail, { depth: 0, alternative: null, isDigest: false })
  return leaves
}

function leafOf(fields: Field[], mime: string, params: Leaf['params'], body: Uint8Array, alternative: number): Leaf {
  const disposition = paramsIn(rawOf(fields, 'content-disposition'))
  return {
    // What calls itself a multipart and has no parts is read as what it looks like.
    mime: mime.startsWith('multipart/') ? 'text/plain' : mime,
    params,
    disposition: disposition.value,
    fileName: disposition.params.get('filename') ?? params.get('name') ?? '',
    contentId: rawOf(fields, 'content-id'),
    encoding: /[\w-]+/.exec(rawOf(fields, 'content-transfer-encoding').replace(/^\s*\([^)]{0,200}\)/, ''))?.[0] ?? '',
    body,
    alternative,
  }
}

const hyphen = 0x2d

/** The bytes between the lines with this boundary. What is never closed ends with its mail. */
function split(body: Uint8Array, boundary: string, most: number): Uint8Array[] {
  if (!boundary) return []
  const mark = Buffer.from(`--${boundary}`, 'utf8')
  const found: Uint8Array[] = []
  let start = -1
  for (let at = 0; at < body.length; ) {
    const next = after(body, at)
    const kind = body[at] === hyphen && body[at + 1] === hyphen ? delimiter(body.subarray(at, next), mark) : null
    if (kind) {
      if (start >= 0) found.push(body.subarray(start, Math.max(start, withoutLineEnd(body, at))))
      if (found.length > most) throw new BrokenBound('parts')
      start = kind === 'end' ? -1 : next
      if (kind === 'end') break
    }
    at = next
  }
  if (start >= 0) found.push(body.subarray(start))
  return found
}

function delimiter(line: Uint8Array, mark: Uint8Array): 'next' | 'end' | null {
  if (line.length < mark.length) return null
  if (Buffer.compare(line.subarray(0, mark.length), mark) !== 0) return null
  const rest = Buffer.from(line.subarray(mark.length, mark.length + 200))
    .toString('latin1')
    .trim()
  return rest === '' ? 'next' : rest === '--' ? 'end' : null
}

function after(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(10, at)
  return end < 0 ? bytes.length : end + 1
}

function withoutLineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at - 1] !== 10) return at
  return bytes[at - 2] === 13 ? at - 2 : at - 1
}

const lineEnd = (bytes: Uint8Array, at: number): number => (bytes[at] === 10 ? 1 : bytes[at] === 13 ? 2 : 0)
