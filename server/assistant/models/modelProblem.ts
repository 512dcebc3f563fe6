import type { IncomingMessage } from 'node:http'
import type { ModelProblem } from '#domain/assistant/model'
import { jsonOf } from '../../channels/callService.ts'

/** A model's server, or the way there, failed; the words are the server's, for the log. */
export class ModelFailure extends Error {
  readonly problem: ModelProblem
  constructor(problem: ModelProblem, said: string, cause?: unknown) {
    super(said.slice(0, 300), { cause })
    this.name = 'ModelFailure'
    this.problem = problem
  }
}

/** What an answer that is none means, by its status and by what it says of itself. */
export function problemOf(status: number, said: string): ModelProblem {
  const words = said.toLowerCase()
  if (/insufficient_quota|insufficient balance|exceeded your current quota|billing/.test(words)) return 'quota'
  if (/context_length|maximum context|context window|too many tokens|prompt is too long|too large/.test(words))
    return 'tooLong'
  if (/model_not_found|model.{0,80}(?:not found|does not exist|not exist)|no such model|unknown model/.test(words))
    return 'missing'
  if (/invalid_api_key|incorrect api key|authentication|unauthori[sz]ed|expired/.test(words) && status < 500)
    return 'key'
  if (status === 401 || status === 403) return 'key'
  if (status === 402) return 'quota'
  if (status === 404) return 'missing'
  if (status === 413) return 'tooLong'
  if (status === 429 || status === 503 || status === 529 || /overloaded|rate.?limit/.test(words)) return 'busy'
  if (status >= 300 && status < 400) return 'unreadable'
  return 'failed'
}

/** What the line itself failed with. */
export function modelFailureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { code, name, message } = error as Error & { code?: string }
  return new ModelFailure(code === 'hostNotAllowed' ? 'forbidden' : 'unreachable', code ?? name ?? message, error)
}

const mostSaid = 64_000

export async function responseText(response: IncomingMessage, most = mostSaid): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > most) break
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The words of an error, wherever a server puts them: `{error: {message}}`, `{error: "…"}`, `{message}`. */
export function errorWordsOf(body: string): string {
  const json = jsonOf(body) as { error?: unknown; message?: unknown } | null
  const error = json?.error ?? json?.message ?? body
  return typeof error === 'string' ? error : JSON.stringify(error)
}
