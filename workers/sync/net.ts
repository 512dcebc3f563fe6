import * as z from 'zod/mini'
import { limits } from '#domain/limits'
import type { Call, Envelope } from '#domain/shared/call'
import { syncCalls } from '#domain/sync/protocol'
import type { Session } from '../api.ts'
import type { Net, Reply } from './core/ports.ts'

const packAbove = 50_000

/** The sync calls over fetch. What came of one is told by its structure alone, never by its words. */
export function fetchNet(session: Session, signal: AbortSignal, fetcher: typeof fetch = fetch): Net {
  const ask = <C extends Call>(call: C) => {
    return (body: unknown): Promise<Reply<z.output<C['output']>>> => send(session, signal, fetcher, call, body)
  }
  const { hello, push, pull, verify } = syncCalls
  return { hello: ask(hello), push: ask(push), pull: ask(pull), verify: ask(verify) }
}

async function send<C extends Call>(
  session: Session,
  stopped: AbortSignal,
  fetcher: typeof fetch,
  call: C,
  input: unknown,
): Promise<Reply<z.output<C['output']>>> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(limits.requestTimeoutMs)])
  try {
    const body = await packed(JSON.stringify(input))
    const headers = { ...headersOf(session), ...(body.gzip && { 'content-encoding': 'gzip' }) }
    const options = { method: call.method, headers, body: body.bytes, signal, cache: 'no-store' as const }
    const response = await fetcher(call.path, { ...options, redirect: 'manual' })
    return await read(call, response)
  } catch (error) {
    return { kind: 'unknown', reason: (error as Error).name === 'TimeoutError' ? 'timeout' : 'offline' }
  }
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

async function packed(json: string): Promise<{ bytes: BodyInit; gzip: boolean }> {
  if (json.length < packAbove) return { bytes: json, gzip: false }
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))
  return { bytes: await new Response(stream).arrayBuffer(), gzip: true }
}

async function read<C extends Call>(call: C, response: Response): Promise<Reply<z.output<C['output']>>> {
  if (isCaught(response)) return captivePortal
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '')
  const envelope = isJson ? envelopeOf(await response.text()) : null
  const { status } = response
  if (status === 429 || status >= 500) return { kind: 'busy', retryAfter: retryAfter(response) }
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

export function envelopeOf(text: string): Envelope | null {
  try {
    const answer = JSON.parse(text) as unknown
    return typeof answer === 'object' && answer !== null && 'code' in answer && 'data' in answer
      ? (answer as Envelope)
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
