import { createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { limits } from '#domain/limits'
import {
  type CallService,
  type HttpCall,
  jsonOf,
  type ServiceAnswer,
  ServiceUnanswered,
} from '../channels/callService.ts'
import { pausePercent, regainMs, usedPercent } from './usage.ts'

/** Where Meta's Graph of pages and accounts is. `version` such as `v25.0`; `appSecret` signs each question, null: none is known. */
export type MetaAddress = { url: string; version: string; appSecret: string | null }

/** `path` without the version, such as `pages/search`; `token`: in whose name. */
export type MetaQuestion = {
  token: string
  path: string
  method?: HttpCall['method']
  query?: Readonly<Record<string, string>>
  body?: object
  /** instead of a body: fields, and a file */
  form?: MetaForm
}
export type MetaForm = {
  fields: Readonly<Record<string, string>>
  file: { name: string; mime: string; bytes: Uint8Array }
}

/**
 * What Meta said. Only `said` can mean that there is nothing.
 * - `wait`: a limit, a block, or nobody answered; `until` null: it does not say. `mayHaveActed`: what was asked may have been done.
 * - `tooMuch`: the same with a smaller page
 * - `token`: it has ended, was withdrawn, or is none
 * - `forbidden`: the app or the token lacks a permission, which `said` names
 * - `gone`: nothing of that name, or nothing that this token may see: deleted, private, limited by age, renamed
 * - `moved`: it is another one now
 */
export type MetaAnswer =
  | { kind: 'said'; data: unknown }
  | { kind: 'wait'; problem: MetaWait; until: number | null; code: string; mayHaveActed: boolean }
  | { kind: 'tooMuch'; code: string }
  | { kind: 'token'; code: string }
  | { kind: 'forbidden'; code: string; said: string }
  | { kind: 'gone'; code: string; said: string }
  | { kind: 'moved'; to: string; code: string }
  | { kind: 'refused'; code: string; said: string }
export type MetaWait = 'limited' | 'blocked' | 'busy' | 'unreachable'

export type MetaGraph = {
  ask: (question: MetaQuestion, signal: AbortSignal) => Promise<MetaAnswer>
  /** until when nothing is read in a token's name, for its app has used most of what it may; null: now */
  restsUntil: (token: string) => number | null
}

type GraphNeeds = { call: CallService; clock: () => number }

/** Reads of one token go one after the other, so that each knows what the one before it used. What is written never waits. */
export function openMetaGraph(address: MetaAddress, { call, clock }: GraphNeeds): MetaGraph {
  const rests = new Map<string, number>()
  const turns = new Map<string, Promise<unknown>>()

  async function askNow(question: MetaQuestion, signal: AbortSignal): Promise<MetaAnswer> {
    const rest = restsUntil(question.token)
    if (rest !== null && isRead(question)) return limited(rest, `usage ${pausePercent}`)
    try {
      const answer = await call(metaCall(address, question), signal)
      const used = usedPercent(answer.headers)
      if (used >= pausePercent) rests.set(question.token, clock() + (regainMs(answer.headers) ?? restMs))
      const read = readMetaAnswer(answer, clock())
      if (read.kind !== 'wait' || read.problem !== 'limited') return read
      const until = read.until ?? clock() + restMs
      rests.set(question.token, until)
      return { ...read, until }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ServiceUnanswered)) throw error
      const { code, isBeforeSending } = error
      const mayHaveActed = !isRead(question) && !isBeforeSending
      return { kind: 'wait', problem: 'unreachable', until: null, code, mayHaveActed }
    }
  }

  function restsUntil(token: string): number | null {
    const until = rests.get(token) ?? 0
    if (until > clock()) return until
    rests.delete(token)
    return null
  }

  function inTurn(question: MetaQuestion, signal: AbortSignal): Promise<MetaAnswer> {
    const { token } = question
    const mine = (turns.get(token) ?? Promise.resolve())
      .then(() => askNow(question, signal))
      .finally(() => turns.get(token) === settled && turns.delete(token))
    const settled: Promise<unknown> = mine.catch(() => {})
    turns.set(token, settled)
    return mine
  }

  return { ask: (question, signal) => (isRead(question) ? inTurn : askNow)(question, signal), restsUntil }
}

const restMs = limits.metaRestMinutes * 60_000
const isRead = ({ method = 'GET' }: MetaQuestion) => method === 'GET'
const limited = (until: number | null, code: string): MetaAnswer => ({
  kind: 'wait',
  problem: 'limited',
  until,
  code,
  mayHaveActed: false,
})

function metaCall({ url, version, appSecret }: MetaAddress, question: MetaQuestion): HttpCall {
  const { token, path, method = 'GET', query = {}, body, form } = question
  const signed = appSecret ? { appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex') } : {}
  const search = new URLSearchParams({ ...query, ...signed }).toString()
  return {
    url: `${url}/${version}/${path}${search && `?${search}`}`,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: bytesOfForm(form) }),
  }
}

/** So long and without order that no file has it. */
const boundary = `fairlead-${randomUUID()}`

function bytesOfForm({ fields, file: { name, mime, bytes } }: MetaForm): Buffer {
  const head = (of: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${of}"`
  const texts = Object.entries(fields).map(([field, value]) => `${head(field)}\r\n\r\n${value}\r\n`)
  const quoted = name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign))
  const start = `${head('filedata')}; filename="${quoted}"\r\ncontent-type: ${mime}\r\n\r\n`
  return Buffer.concat([Buffer.from(texts.join('') + start), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

const MetaFault = z.object({
  error: z.object({
    code: z.number(),
    message: z._default(z.string(), ''),
    error_subcode: z.optional(z.number()),
    error_user_msg: z.optional(z.string()),
  }),
})

/** https://developers.facebook.com/docs/graph-api/guides/error-handling and …/overview/rate-limiting */
export function readMetaAnswer({ status, headers, text }: ServiceAnswer, now: number): MetaAnswer {
  const data = jsonOf(text)
  const fault = z.safeParse(MetaFault, data)
  if (fault.success) return meaningOf(fault.data.error, headers, now)
  if (status === 429) return limited(null, '429')
  if (status >= 200 && status < 300 && data !== null) return { kind: 'said', data }
  // A page where data was asked for: of a proxy, or a wall.
  const problem = status >= 500 ? 'busy' : 'blocked'
  return { kind: 'wait', problem, until: null, code: String(status), mayHaveActed: status >= 500 || status < 300 }
}

type Fault = z.output<typeof MetaFault>['error']

function meaningOf(fault: Fault, headers: Headers, now: number): MetaAnswer {
  const { code, error_subcode: subcode, message } = fault
  const said = (fault.error_user_msg ?? message).slice(0, limits.lineLength)
  const name = subcode === undefined ? String(code) : `${code}/${subcode}`
  if (limitCodes.has(code) || isBusinessLimit(code)) {
    const ms = regainMs(headers)
    return limited(ms === null ? null : now + ms, name)
  }
  if (code === 1 && /reduce the amount of data/i.test(message)) return { kind: 'tooMuch', code: name }
  if (code === 190 || code === 102) return { kind: 'token', code: name }
  if (code === 368) return { kind: 'wait', problem: 'blocked', until: null, code: name, mayHaveActed: false }
  if (code === 21) return movedTo(message, name)
  if (isGone(code, subcode)) return { kind: 'gone', code: name, said }
  if (code === 10 || code === 3 || (code >= 200 && code <= 299)) return { kind: 'forbidden', code: name, said }
  // "An unknown error occurred" and "service temporarily unavailable".
  if (code === 1 || code === 2) return { kind: 'wait', problem: 'busy', until: null, code: name, mayHaveActed: true }
  return { kind: 'refused', code: name, said }
}

/** Of an app, a user, a page, and of one kind of question. */
const limitCodes = new Set([4, 17, 32, 613, 341])
const isBusinessLimit = (code: number) => code >= 80_000 && code <= 80_014

/** An id that is not there or not for this token, a name that nobody has, an account that is no professional one. */
const isGone = (code: number, subcode: number | undefined) =>
  code === 803 || (code === 100 && subcode === 33) || (code === 110 && subcode === 2_207_013) || code === 24

/** "(#21) Page ID 1 was migrated to page ID 2. Please update your API calls to the new ID" */
function movedTo(message: string, code: string): MetaAnswer {
  const to = /migrated to page ID (\d+)/i.exec(message)?.[1]
  return to ? { kind: 'moved', to, code } : { kind: 'gone', code, said: message.slice(0, limits.lineLength) }
}
