import { saysBlocked } from '#domain/leadSources/blockedPage'
import { failedTrouble, laterTrouble, type SourceTrouble } from '#domain/leadSources/sourceAnswer'
import { type CallService, type HttpCall, ServiceUnanswered } from '../channels/callService.ts'

/** How a source is reached. `agent`: who we are, with an address for complaints, as public services ask for. */
export type SourceReach = { call: CallService; agent: string; clock: () => number }

export type SourceQuestion = {
  url: string
  method?: HttpCall['method']
  headers?: HttpCall['headers']
  body?: string
  /** where a service says in its own way how long it wants to be left alone */
  readRate?: (headers: Headers, now: number) => SourceTrouble
}
export type SourceReply = { kind: 'said'; status: number; headers: Headers; text: string }

/** More than a thousand stores or results are; what is longer is asked for in parts. */
const mostBytes = 8_000_000

/**
 * Asks, and reads what any service may say: that we are too fast, that it is busy, that it takes us for a robot. What is
 * `said` is the adapter's to read.
 */
export async function askSource(
  { call, agent, clock }: SourceReach,
  { url, method = 'GET', headers = {}, body, readRate }: SourceQuestion,
  signal: AbortSignal,
): Promise<SourceReply | SourceTrouble> {
  const request = { url, method, headers: { 'user-agent': agent, ...headers }, most: mostBytes }
  try {
    const answer = await call(body === undefined ? request : { ...request, body }, signal)
    if (!answer.bytes) return failedTrouble('tooLarge', String(answer.status))
    const text = answer.bytes.toString('utf8')
    const reply: SourceReply = { kind: 'said', status: answer.status, headers: answer.headers, text }
    if (reply.status === 429 && readRate) return readRate(reply.headers, clock())
    return troubleOf(reply, clock()) ?? reply
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ServiceUnanswered)) throw error
    return error.code === 'hostNotAllowed'
      ? failedTrouble('forbidden', error.code)
      : laterTrouble('unreachable', error.code)
  }
}

function troubleOf({ status, headers, text }: SourceReply, now: number): SourceTrouble | null {
  const code = String(status)
  if (status === 429) return laterTrouble('rate', code, retryAfterOf(headers, now))
  if (status === 401) return failedTrouble('key', code)
  if (status === 402) return laterTrouble('quota', code, retryAfterOf(headers, now))
  if (status === 403) return saysBlocked(text) ? laterTrouble('blocked', code) : failedTrouble('forbidden', code)
  if (status >= 500) return laterTrouble('busy', code, retryAfterOf(headers, now))
  // A page where data was asked for: of a login, a proxy, or a wall against robots.
  if (status < 300 && isPage(headers, text))
    return saysBlocked(text) ? laterTrouble('blocked', code) : failedTrouble('unreadable', code)
  return null
}

const isPage = (headers: Headers, text: string): boolean =>
  /^text\/html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype html|html)/i.test(text)

/** Seconds, or a date (RFC 9110, 10.2.3); no longer than a day, whatever it says. */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')
  if (!text) return null
  const at = /^\d+$/.test(text.trim()) ? now + Number(text) * 1_000 : Date.parse(text)
  return Number.isFinite(at) ? Math.min(Math.max(at, now), now + 86_400_000) : null
}
