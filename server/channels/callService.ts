import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export type HttpCall = {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: string | Uint8Array
  /** fetches a file of at most so many bytes */
  most?: number
}

/** `bytes`: the file, where the call fetches one (`text` is '' then); null: it was larger than `most`. */
export type ServiceAnswer = { status: number; headers: Headers; text: string; bytes?: Buffer | null }
export type CallService = (call: HttpCall, signal: AbortSignal) => Promise<ServiceAnswer>
/** Which addresses may be connected to at a port: a user may have typed the name. */
export type AllowedAt = (port: number) => (address: string) => boolean

/** `isBeforeSending`: there was no connection yet, so that nobody has heard anything. */
export class ServiceUnanswered extends Error {
  readonly code: string
  readonly isBeforeSending: boolean
  constructor(cause: unknown, isBeforeSending: boolean) {
    const { code, name } = cause as Error & { code?: string }
    super(code ?? name, { cause })
    this.code = code ?? name
    this.isBeforeSending = isBeforeSending
  }
}

const timeoutMs = 30_000
/** More than any of them answers; what is longer is cut off and read as no answer. */
const answerBytes = 1_000_000

/** A line that a service closes at the moment at which it is used again leaves a message uncertain: we close it before. */
const lineIdleMs = 2_000

/** `keepsLines`: for many messages; who sends one now and then opens a line for it. */
type ServiceCallOptions = { allowedAt?: AllowedAt; keepsLines?: boolean }

/**
 * Calls services at the very addresses that were judged, for a name could lead elsewhere the next time. No redirects:
 * credentials and a person's number go where the setting says, and nowhere else.
 */
export function openServiceCalls({ allowedAt = () => () => true, keepsLines = false }: ServiceCallOptions = {}): {
  call: CallService
  stop: () => void
} {
  const kept = keepsLines ? { keepAlive: true, timeout: lineIdleMs } : {}
  const plain = new HttpAgent(kept)
  const secure = new HttpsAgent(kept)

  async function call({ url, method, headers, body, most }: HttpCall, signal: AbortSignal): Promise<ServiceAnswer> {
    const target = new URL(url)
    const isSecure = target.protocol === 'https:'
    const isAllowed = allowedAt(Number(target.port) || (isSecure ? 443 : 80))
    const host = target.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) throw new ServiceUnanswered(hostNotAllowed(), true)
    const request = (isSecure ? httpsRequest : httpRequest)(target, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      agent: isSecure ? secure : plain,
      lookup: lookupAllowed(isAllowed),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const line = watchLine(request, isSecure)
    try {
      return await answerOf(request, body, most)
    } catch (error) {
      throw new ServiceUnanswered(error, !line.isOpen)
    }
  }

  return {
    call,
    stop() {
      plain.destroy()
      secure.destroy()
    },
  }
}

export const hostNotAllowed = () => Object.assign(new Error('host not allowed'), { code: 'hostNotAllowed' })

/** Looks a name up, all of its addresses. */
export type LookUpAll = (
  host: string,
  options: LookupOptions & { all: true },
  give: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

export const lookupAllowed =
  (isAllowed: (address: string) => boolean, ask: LookUpAll = lookup): LookupFunction =>
  (host, options, give) =>
    ask(host, { ...options, all: true }, (error, found) => {
      if (error) return give(error, [])
      const allowed = found.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return give(hostNotAllowed(), [])
      return options.all ? give(null, allowed) : give(null, first.address, first.family)
    })

/** Until the line is open nothing of a request has left. */
function watchLine(request: ClientRequest, isSecure: boolean): { isOpen: boolean } {
  const line = { isOpen: false }
  request.once('socket', (socket) => {
    if (!socket.connecting) line.isOpen = true
    else
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        line.isOpen = true
      })
  })
  return line
}

function answerOf(request: ClientRequest, body: HttpCall['body'], most: number | undefined): Promise<ServiceAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request.on('response', resolve)
  request.on('error', reject)
  request.end(body)
  return promise.then(async (response) => ({
    status: response.statusCode ?? 0,
    headers: new Headers(
      Object.entries(response.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    ),
    ...(most === undefined
      ? { text: (await bytesOf(response, answerBytes))?.toString('utf8') ?? '' }
      : { text: '', bytes: await bytesOf(response, most) }),
  }))
}

async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    // Leaving the loop ends the connection.
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Null: it is no JSON. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
