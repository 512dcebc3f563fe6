import { once } from 'node:events'
import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { limits } from '#domain/limits'
import { type AllowedAt, hostNotAllowed, type LookUpAll, lookupAllowed } from '../channels/callService.ts'
import { rememberNames } from './hostNames.ts'

/**
 * One answer of a host. `moved` is not followed here: whoever goes on asks the rules of the next host first. `isWhole`:
 * the page ended before the cap on its bytes did. `software`: what the server says of itself.
 */
export type PageAnswer =
  | { kind: 'read'; status: number; isWhole: boolean; software: string[] }
  | { kind: 'moved'; status: number; to: string | null }
  /** a status that is no page, or something that is not HTML: nothing of it was read */
  | { kind: 'nothing'; status: number }
  /** nobody answered, or too slowly, or nobody may be asked */
  | { kind: 'failed'; code: string }

export type PageRequest = {
  url: URL
  signal: AbortSignal
  /** which content types are read; none: all */
  accepts?: (contentType: string) => boolean
  mostBytes?: number
  /** takes the body as it comes, unpacked */
  onBytes: (bytes: Uint8Array, contentType: string) => void
}

export type FetchPage = (request: PageRequest) => Promise<PageAnswer>

type PageFetchOptions = {
  /** which addresses may be connected to at a port; on the internet `isPublicAddress` at 80 and 443 */
  allowedAt: AllowedAt
  /** who asks, and where one can complain */
  agentName: string
  lookUp?: LookUpAll
  timeoutMs?: number
}

/** A line that was used is closed before the host does, and not before the next page of the same site is due. */
const lineIdleMs = 3_000

/**
 * Reads pages of strangers: every connection goes to the very address that was judged, one connection to a host, and a page
 * has so many seconds and so many bytes, packed and unpacked.
 */
export function openPageFetch({ allowedAt, agentName, lookUp, timeoutMs = limits.crawlPageMs }: PageFetchOptions): {
  fetchPage: FetchPage
  stop: () => void
} {
  const lines = { keepAlive: true, timeout: lineIdleMs, maxSockets: 1 }
  const plain = new HttpAgent(lines)
  const secure = new HttpsAgent(lines)
  const names = rememberNames(lookUp)
  const headers = {
    'user-agent': agentName,
    accept: 'text/html,application/xhtml+xml;q=0.9',
    'accept-encoding': 'gzip, deflate, br',
  }

  function open(url: URL, signal: AbortSignal): ClientRequest {
    const isSecure = url.protocol === 'https:'
    const isAllowed = allowedAt(Number(url.port) || (isSecure ? 443 : 80))
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) throw hostNotAllowed()
    return (isSecure ? httpsRequest : httpRequest)(url, {
      headers,
      agent: isSecure ? secure : plain,
      lookup: lookupAllowed(isAllowed, names),
      signal,
    })
  }

  async function fetchPage(asked: PageRequest): Promise<PageAnswer> {
    const late = AbortSignal.timeout(timeoutMs)
    try {
      if (!/^https?:$/.test(asked.url.protocol)) throw hostNotAllowed()
      return await answerOf(open(asked.url, AbortSignal.any([asked.signal, late])), asked)
    } catch (error) {
      asked.signal.throwIfAborted()
      return { kind: 'failed', code: late.aborted ? 'tooSlow' : codeOf(error) }
    }
  }

  return {
    fetchPage,
    stop() {
      plain.destroy()
      secure.destroy()
    },
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown'

async function answerOf(request: ClientRequest, asked: PageRequest): Promise<PageAnswer> {
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // What goes wrong from here on is the body's, and is heard where that is read.
  request.on('error', () => {})
  const status = response.statusCode ?? 0
  const type = response.headers['content-type'] ?? ''
  if (status >= 300 && status < 400) {
    leave(response)
    return { kind: 'moved', status, to: response.headers.location ?? null }
  }
  if (status !== 200 || (asked.accepts && !asked.accepts(type))) {
    leave(response)
    return { kind: 'nothing', status }
  }
  return { kind: 'read', status, isWhole: await readBody(response, asked, type), software: softwareOf(response) }
}

const softwareOf = ({ headers }: IncomingMessage): string[] =>
  [headers.server, headers['x-powered-by']].flat().flatMap((said) => (said ? [said.slice(0, 200)] : []))

/** Short words beside a status are read, so that the line can be used again; of anything else the line is closed. */
const shortBytes = 16_000
function leave(response: IncomingMessage): void {
  const length = Number(response.headers['content-length'] ?? Number.NaN)
  if (length <= shortBytes) response.resume()
  else response.destroy()
}

async function readBody(response: IncomingMessage, asked: PageRequest, type: string): Promise<boolean> {
  const most = asked.mostBytes ?? limits.crawlPageBytes
  let bytes = 0
  for await (const part of unpack(response) as AsyncIterable<Buffer>) {
    bytes += part.length
    asked.onBytes(bytes > most ? part.subarray(0, part.length - (bytes - most)) : part, type)
    // Leaving the loop ends the stream and its line; a bomb is never unpacked beyond the cap and one piece.
    if (bytes >= most) return false
  }
  return true
}

function unpack(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase()
  const unpacker =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : null
  // An error on either side ends both; the reader meets it.
  return unpacker ? pipeline(response, unpacker, () => {}) : response
}
