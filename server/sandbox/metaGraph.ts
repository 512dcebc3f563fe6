import type { Log } from '../log.ts'
import { openSandboxSource, type SourceRequest, type SourceResponse } from './sources/service.ts'

/** A token that Meta gave out: to whom, what it may, until when (null: for ever). `app`: whose questions are counted together. */
export type MetaToken = {
  app: string
  permissions: readonly string[]
  ends_at: number | null
}

/** One question, after its token and version were found to be good. `path`: without the version. */
export type MetaRequest = {
  method: string
  path: string
  query: URLSearchParams
  /** JSON, or a form as an object; {} where there is none */
  body: Record<string, unknown>
  token: MetaToken
  now: number
}
/** What it answers; null: not its path. Refuses by a `MetaFault`. */
export type MetaRoute = (request: MetaRequest) => object | null

/** Meta's own words for a refusal: `code` and `subcode` of the Graph. */
export class MetaFault extends Error {
  readonly code: number
  readonly subcode: number | undefined
  readonly status: number
  constructor(code: number, message: string, { subcode, status = 400 }: { subcode?: number; status?: number } = {}) {
    super(message)
    this.code = code
    this.subcode = subcode
    this.status = status
  }
}

export type SandboxMetaGraph = {
  url: string
  /** good tokens by their text: add, end or take them away while it runs */
  tokens: Map<string, MetaToken>
  /** what was asked of it, each as `GET pages/search?q=…`, without tokens */
  asked: string[]
  /** what it answers to the next questions instead of the truth */
  next: SourceResponse[]
  /** how often an app asked more than it may */
  crossed: () => number
  stop: () => Promise<void>
}

type Options = {
  log: Log
  clock: () => number
  routes: readonly MetaRoute[]
  tokens?: Iterable<readonly [string, MetaToken]>
  /** questions of an app in an hour */
  perHour?: number
  port?: number
  /** what stands at an address for whoever has it */
  fileAt?: (path: string) => { mime: string; bytes: Uint8Array } | null
}

/** The versions that Meta answers. */
const versions = new Set(['v24.0', 'v25.0'])

/**
 * Meta's Graph of pages and accounts on loopback, as strict as its documentation: versions, tokens that end, permissions, an hour's
 * questions counted in `X-App-Usage`, codes. What there is to be asked are its `routes`.
 */
export async function openSandboxMetaGraph({
  log,
  clock,
  routes,
  tokens: given = [],
  perHour = 200,
  port = 0,
  fileAt = () => null,
}: Options): Promise<SandboxMetaGraph> {
  const tokens = new Map(given)
  const asked: string[] = []
  const hours = new Map<string, number[]>()
  let crossed = 0

  /** Counts the question, and says how much of its hour the app has used, in percent. */
  function count(app: string): number {
    const from = clock() - 3_600_000
    const recent = (hours.get(app) ?? []).filter((at) => at > from)
    hours.set(app, [...recent, clock()])
    return Math.floor(((recent.length + 1) / perHour) * 100)
  }

  function answer(request: SourceRequest): SourceResponse {
    const file = fileAt(request.path)
    if (file) return { headers: { 'content-type': file.mime }, body: file.bytes }
    asked.push(shownQuestion(request))
    const now = clock()
    try {
      const path = pathOf(request.path)
      const token = tokenOf(request, tokens, now)
      const used = token ? count(token.app) : 0
      const headers = { 'x-app-usage': JSON.stringify({ call_count: used, total_cputime: 1, total_time: 1 }) }
      if (used > 100) {
        crossed++
        return { ...faultAnswer(new MetaFault(4, '(#4) Application request limit reached')), headers }
      }
      const question = { method: request.method, path, query: request.query, body: bodyOf(request), now }
      return { ...answerOfRoutes(routes, { ...question, token: token ?? nobody }, token !== null), headers }
    } catch (error) {
      if (error instanceof MetaFault) return faultAnswer(error)
      throw error
    }
  }

  const source = await openSandboxSource(log, answer, { port })
  return { url: source.url, tokens, asked, next: source.next, crossed: () => crossed, stop: source.stop }
}

/** Who asks without a token: the exchange of a code for one is such a question, all others are refused. */
const nobody: MetaToken = { app: '', permissions: [], ends_at: null }

function answerOfRoutes(routes: readonly MetaRoute[], request: MetaRequest, isKnown: boolean): SourceResponse {
  if (!isKnown && !request.path.startsWith('oauth/'))
    throw new MetaFault(104, 'An access token is required to request this resource.')
  try {
    for (const route of routes) {
      const body = route(request)
      if (body) return { body }
    }
    throw new MetaFault(
      100,
      `Unsupported ${request.method.toLowerCase()} request. Object with ID '${request.path.split('/')[0]!}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
      { subcode: 33 },
    )
  } catch (error) {
    // A refusal counts as a question.
    if (error instanceof MetaFault) return faultAnswer(error)
    throw error
  }
}

function pathOf(path: string): string {
  const [, version, rest] = /^\/(v\d+\.\d+)\/(.+)$/.exec(path) ?? []
  if (!version || !rest) throw new MetaFault(2500, 'Unknown path components')
  if (!versions.has(version))
    throw new MetaFault(2635, `You are calling a deprecated version of the Ads API: ${version}`)
  return decodeURIComponent(rest)
}

/** null: no token was given. */
function tokenOf(
  { headers, query }: SourceRequest,
  tokens: ReadonlyMap<string, MetaToken>,
  now: number,
): MetaToken | null {
  const text = headers.authorization?.replace(/^(Bearer|OAuth) /, '') ?? query.get('access_token')
  if (!text) return null
  const token = tokens.get(text)
  if (!token) throw new MetaFault(190, 'Invalid OAuth access token - Cannot parse access token', { status: 401 })
  if (token.ends_at !== null && token.ends_at <= now)
    throw new MetaFault(190, 'Error validating access token: Session has expired', { subcode: 463, status: 401 })
  return token
}

function bodyOf({ headers, body, bytes }: SourceRequest): Record<string, unknown> {
  if (!body) return {}
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(headers['content-type'] ?? '')?.[1]
  if (boundary) return formOf(bytes.toString('latin1'), boundary)
  if (headers['content-type']?.startsWith('application/json')) return JSON.parse(body) as Record<string, unknown>
  return Object.fromEntries(new URLSearchParams(body))
}

export type SandboxFormFile = { name: string; mime: string; bytes: Buffer }

/** Fields as text, files with their names and types. */
function formOf(text: string, boundary: string): Record<string, string | SandboxFormFile> {
  const parts = text.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.slice(2, -2).split('\r\n\r\n')
      const said = Buffer.from(rest.join('\r\n\r\n'), 'latin1')
      const field = /name="([^"]*)"/.exec(head)?.[1] ?? ''
      const name = /filename="([^"]*)"/.exec(head)?.[1]
      const mime = /content-type: (\S+)/i.exec(head)?.[1] ?? ''
      const shown = name && Buffer.from(name, 'latin1').toString()
      return [field, shown === undefined ? said.toString() : { name: shown, mime, bytes: said }]
    }),
  )
}

function shownQuestion({ method, path, query }: SourceRequest): string {
  const shown = new URLSearchParams([...query].filter(([name]) => !secretNames.has(name))).toString()
  return `${method} ${path.replace(/^\/v\d+\.\d+\//, '')}${shown && `?${shown}`}`
}
const secretNames = new Set(['access_token', 'appsecret_proof', 'client_secret', 'code'])

const faultAnswer = ({ code, subcode, status, message }: MetaFault): SourceResponse => ({
  status,
  body: {
    error: { message, type: 'OAuthException', code, ...(subcode && { error_subcode: subcode }), fbtrace_id: 'sandbox' },
  },
})

/** Whoever lacks one of them is refused, as Meta does where App Review did not grant it. */
export function mustHavePermission({ token }: MetaRequest, ...anyOf: readonly string[]): void {
  if (!anyOf.some((one) => token.permissions.includes(one)))
    throw new MetaFault(10, `(#10) This endpoint requires the '${anyOf.join("' or '")}' permission or feature.`, {
      status: 403,
    })
}
