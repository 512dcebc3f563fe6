import { once } from 'node:events'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { type AllowedAt, hostNotAllowed, lookupAllowed } from '../../channels/callService.ts'

/** `isOwn`: the operator's own choice, or the sandbox's: it may be anywhere. */
export type ModelServer = { url: string; key: string | null; isOwn: boolean }
export type ModelCall = { path: string; body?: unknown }
export type OpenModelAnswer = (server: ModelServer, call: ModelCall, signal: AbortSignal) => Promise<IncomingMessage>

/** A model may think for long before its first word; nothing for so long is no answer. */
const silenceMs = 90_000

/**
 * Asks servers of models at the very addresses that were judged, as other services are asked: no redirects, for a key goes where the setting
 * says and nowhere else. The answer is read by whoever asked, as it comes.
 */
export function openModelCalls(allowedAt: AllowedAt): { ask: OpenModelAnswer; stop: () => void } {
  const lines = { keepAlive: true, timeout: 2_000 }
  const plain = new HttpAgent(lines)
  const secure = new HttpsAgent(lines)

  async function ask({ url, key, isOwn }: ModelServer, { path, body }: ModelCall, signal: AbortSignal) {
    const target = new URL(url.replace(/\/+$/, '') + path)
    const isSecure = target.protocol === 'https:'
    const isAllowed = isOwn ? () => true : allowedAt(Number(target.port) || (isSecure ? 443 : 80))
    const host = target.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) throw hostNotAllowed()
    const text = body === undefined ? null : JSON.stringify(body)
    const request = (isSecure ? httpsRequest : httpRequest)(target, {
      method: text === null ? 'GET' : 'POST',
      headers: {
        accept: 'text/event-stream, application/json',
        ...(key && { authorization: `Bearer ${key}` }),
        ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
      agent: isSecure ? secure : plain,
      lookup: lookupAllowed(isAllowed),
      signal,
    })
    request.setTimeout(silenceMs, () => request.destroy(Object.assign(new Error('silent'), { code: 'silent' })))
    request.end(text ?? undefined)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    // What goes wrong from here on is the body's, and is heard where that is read.
    request.on('error', () => {})
    return response
  }

  return {
    ask,
    stop() {
      plain.destroy()
      secure.destroy()
    },
  }
}
