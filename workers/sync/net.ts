import * as z from 'zod/mini'
import { limits } from '#domain/limits'
import type { AnswerEnvelope, Call } from '#domain/shared/call'
import { syncCalls } from '#domain/sync/protocol'
import type { Session } from '../session.ts'
import type { Net, Reply } from './core/ports.ts'

/** A request may take this much longer for every so many bytes that go up: a slow line is not a dead one. */
const slowestBytesPerSecond = 1_000

/** Smaller ones are on their way before they are packed. */
const packAbove = 8_000
/** What an answer that is coming is told by; a large one comes in thousands of pieces. */
const tellEveryMs = 250

type OnBytes = (received: number) => void

/** The sync calls over fetch. What came of one is told by its structure alone, never by its words. */
export function fetchNet(session: Session, signal: AbortSignal, fetcher: typeof fetch = fetch): Net {
  const ask = <C extends Call>(call: C) => {
    return (body: unknown, onBytes?: OnBytes): Promise<Reply<z.output<C['output']>>> =>
      send({ session, signal, fetcher }, call, body, onBytes)
  }
  const { hello, push, pull, verify } = syncCalls
  return { hello: ask(hello), push: ask(push), pull: ask(pull), verify: ask(verify) }
}

type Way = { session: Session; signal: AbortSignal; fetcher: typeof fetch }

/** A call without a body, whose path says all. */
export const askOnce = <C extends Call>(session: Session, call: C): Promise<Reply<z.output<C['output']>>> =>
  send({ session, signal: new AbortController().signal, fetcher: fetch }, call, null)

async function send<C extends Call>(
  { session, signal, fetcher }: Way,
  call: C,
  input: unknown,
  onBytes?: OnBytes,
): Promise<Reply<z.output<C['output']>>> {
  const body = await packed(JSON.stringify(input))
  const patience = patienceFor(body.size)
  const heard = { bytes: 0 }
  try {
    const headers = { ...headersOf(session), ...(body.gzip && { 'content-encoding': 'gzip' }) }
    const options = {
      method: call.method,
      headers,
      ...(call.method !== 'GET' && { body: body.bytes }),
      cache: 'no-store' as const,
    }
    const ending = AbortSignal.any([signal, patience.signal])
    const response = await fetcher(call.path, { ...options, signal: ending, redirect: 'manual' })
    if (isCaught(response)) return captivePortal
    return await read(call, response, () => textOf(response, patience, heard, onBytes))
  } catch (error) {
    const reason = (error as Error).name === 'TimeoutError' ? 'timeout' : 'offline'
    return { kind: 'unknown', reason, ...(heard.bytes > 0 && { received: heard.bytes }) }
  } finally {
    patience.end()
  }
}

type Patience = ReturnType<typeof patienceFor>

/**
 * Ends a request on which nothing moves. How far an upload is a browser does not say, so what goes up gets the time that a
 * slow line takes for it; from then on the time counts from the last byte that came, and not for the whole.
 */
function patienceFor(bytesUp: number) {
  const ending = new AbortController()
  const end = () => ending.abort(new DOMException('Nothing came for too long', 'TimeoutError'))
  let timer = setTimeout(end, limits.requestTimeoutMs + (bytesUp / slowestBytesPerSecond) * 1_000)
  return {
    signal: ending.signal,
    end: () => clearTimeout(timer),
    goesOn() {
      clearTimeout(timer)
      timer = setTimeout(end, limits.requestTimeoutMs)
    },
  }
}

/** The whole of it, piece by piece. */
async function textOf(
  response: Response,
  patience: Patience,
  heard: { bytes: number },
  onBytes?: OnBytes,
): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  const parts: string[] = []
  let told = Date.now()
  const reader = response.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    patience.goesOn()
    heard.bytes += piece.value.length
    parts.push(decoder.decode(piece.value, { stream: true }))
    if (Math.abs(Date.now() - told) < tellEveryMs) continue
    told = Date.now()
    onBytes?.(heard.bytes)
  }
  parts.push(decoder.decode())
  return parts.join('')
}

/** The specification's headers. A user name may be Chinese, which a header may not. */
export const headersOf = ({ token, username, parentuser, lang }: Session): Record<string, string> => ({
  'content-type': 'application/json',
  token,
  username: encodeURIComponent(username),
  lang: lang === 'zh-CN' ? 'zh-cn' : 'en',
  device: 'web',
  ...(parentuser && { parentuser: encodeURIComponent(parentuser) }),
})

async function packed(json: string): Promise<{ bytes: BodyInit; size: number; gzip: boolean }> {
  if (json.length < packAbove) return { bytes: json, size: json.length, gzip: false }
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = await new Response(stream).arrayBuffer()
  return { bytes, size: bytes.byteLength, gzip: true }
}

async function read<C extends Call>(
  call: C,
  response: Response,
  text: () => Promise<string>,
): Promise<Reply<z.output<C['output']>>> {
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '')
  const envelope = isJson ? envelopeOf(await text()) : null
  const { status } = response
  if (status === 429 || status >= 500)
    return {
      kind: 'busy',
      retryAfter: retryAfter(response),
      ...(status === 507 && envelope?.error && { code: envelope.error }),
    }
  // A proxy before the server that takes less at once than the server does.
  if (!envelope && status === 413) return { kind: 'refused', code: 'tooLarge' }
  if (!envelope) return isJson ? garbled : captivePortal
  const code = envelope.error ?? 'operationFailed'
  if (status === 401) return { kind: 'signedOut', code }
  if (!response.ok || envelope.error) return { kind: 'refused', code, data: envelope.data }
  const checked = z.safeParse(call.output, envelope.data)
  return checked.success ? { kind: 'ok', body: checked.data as z.output<C['output']> } : garbled
}

/** Our server never redirects: whoever does stands between us. */
export const isCaught = ({ type, redirected, status }: Response) =>
  type === 'opaqueredirect' || redirected || status === 511

const captivePortal = { kind: 'unknown', reason: 'captivePortal' } as const
const garbled = { kind: 'unknown', reason: 'garbled' } as const

export function envelopeOf(text: string): AnswerEnvelope | null {
  try {
    const answer = JSON.parse(text) as unknown
    return typeof answer === 'object' && answer !== null && 'code' in answer && 'data' in answer
      ? (answer as AnswerEnvelope)
      : null
  } catch {
    return null
  }
}

/** Seconds or a date, in ms. */
export function retryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after')
  if (!header) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
