import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { SignedRequest } from '#domain/auth/clientCode'
import { AppError, type ErrorCode, isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { opens } from '#domain/products'
import type { Call, InputOf, OutputOf } from '#domain/shared/call'
import type { Database } from '../db/connect.ts'
import { asParty, currentPartyContext, withPatience } from '../db/party.ts'
import { findSession, type SignedIn } from '../people/sessions.ts'
import type { User } from '../people/users.ts'
import type { Settings } from '../settings.ts'
import { clientAddress } from './address.ts'
import { failure, httpStatusOf, InputError, languageOf, success } from './answer.ts'
import { isForm, readJson, readMultipart } from './body.ts'
import type { Limiter } from './limiter.ts'
import { isOwnOrigin } from './origin.ts'
import { deviceCookieName, readDeviceCookie, readSessionCookie, sessionCookie } from './sessionCookie.ts'
import type { Load } from './underWay.ts'

const mostBodyBytes = 1_000_000

/** What a handler may know of the request besides its input. */
export type RequestContext = {
  /** where it comes from, for throttling and for the log */
  address: string
  request: Request
  device: string
  /** null: this browser is signed out */
  setCookie: (value: string | null) => void
  /** the secret of this browser, '' where it has none yet */
  knownDevice: string
  setKnownDevice: (secret: string) => void
  /** whose request it turns out to be, for the log, also where it is refused */
  noteWho: (user: Pick<User, 'id' | 'account_id'>) => void
  /** whose session this is, for a call that anybody may make */
  signedIn: () => Promise<SignedIn>
}

/** JSON that is ready already, so that a page of rows is not parsed and written again. */
export class ReadyJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Handler<C extends Call, A> = (
  input: InputOf<C>,
  user: C['access'] extends 'anyone' ? null : SignedIn,
  asking: A,
) => Promise<OutputOf<C> | ReadyJson | Response> | OutputOf<C> | ReadyJson | Response

/** `turn`: which restore was the last one when the request came */
export type Variables = {
  route: string
  who: { user: string; account: string }
  turn: number
}
export type HttpApp = Hono<{ Variables: Variables }>
type Ctx = Context<{ Variables: Variables }>

/** `A`: what the handlers of an area are given of the request. */
export type Route<A = RequestContext> = <C extends Call>(call: C, handler: Handler<C, A>) => void

/** What it takes to answer calls, whatever they are about. */
type RouteServices = {
  settings: Settings
  database: Database
  limiter: Limiter
  load: Load
  /** the main account whose client code made this signature */
  findSigner: (signature: SignedRequest & { sign: string }) => Promise<SignedIn>
}

/** Joins a call of the domain with its work: reads, checks and answers, the same for all. */
export function makeRoute(app: HttpApp, services: RouteServices): Route {
  return function route<C extends Call>(call: C, handler: Handler<C, RequestContext>): void {
    const properties = propertiesOf(call.input)
    // Hono looks up HEAD as GET and leaves the body out.
    app.on(call.method === 'HEAD' ? 'GET' : call.method, call.path, async (c, next) => {
      if (call.method === 'HEAD' && c.req.method !== 'HEAD') return next()
      c.set('route', call.path)
      const changes = call.method === 'POST' || call.method === 'PUT'
      if (changes && !isOwn(c, services)) throw new AppError('originRefused')
      const user = call.access === 'anyone' ? null : await signedIn(c, call, services)
      if (user) {
        c.set('who', { user: user.user, account: user.account })
        admit(user, services)
      }
      if (call.access === 'main' && user?.role !== 'main') throw new AppError('forbidden')
      if (!opens(user?.products ?? [], call.product)) throw new AppError('productMissing')
      const work = async (counted: CountBytes) => {
        const input = checked(call.input, await rawInput(c, call, properties, counted)) as InputOf<C>
        const output = await handler(input, user as never, asking(c, call, services))
        return output instanceof Response ? output : answer(c, output, services)
      }
      return user ? charged(c, call, user, services, work) : work(() => {})
    })
  }
}

/** Hears of more bytes that a request has than it came with. */
type CountBytes = (bytes: number) => void

/** What a signed-in user asks is counted, and charged to them and their company, until the answer is taken. */
async function charged<T>(
  c: Ctx,
  call: Call,
  { account, user }: SignedIn,
  { load }: RouteServices,
  work: (counted: CountBytes) => Promise<T>,
) {
  const party = { company: account, user }
  const answered = load.requests.add(party)
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
  outgoing?.once('close', answered)
  const bodies: (() => void)[] = []
  const counted = (bytes: number) => void bodies.push(load.bodyBytes.add(party, bytes))
  try {
    counted(bodyBytes(c, call))
    return await asParty('request', party, () => inSearch(call, load, () => work(counted)))
  } finally {
    for (const read of bodies) read()
    if (!outgoing || outgoing.closed) answered()
  }
}

/** What may read all that a company has takes turns, and is broken off where it takes too long. */
async function inSearch<T>({ searchSeconds }: Call, { searches }: Load, work: () => Promise<T>): Promise<T> {
  if (searchSeconds === undefined) return work()
  try {
    return await searches.run(currentPartyContext().party, () => withPatience(searchSeconds * 1_000, work))
  } catch (error) {
    if ((error as { code?: unknown }).code !== brokenOff) throw error
    throw new AppError('searchTooLong', { cause: error })
  }
}
/** PostgreSQL's word for a statement that took longer than it may. */
const brokenOff = '57014'

/** What its body may take of the memory, as it comes; what it has more, once it is unpacked, is counted then. */
function bodyBytes(c: Ctx, call: Call): number {
  if (call.method !== 'POST' && call.method !== 'PUT') return 0
  const most = call.method === 'PUT' ? limits.blobChunkBytes : bodyLimit(call)
  const said = c.req.header('content-length')
  return said === undefined ? most : Math.min(most, Number(said) || 0)
}

const isOwn = (c: Ctx, { settings }: RouteServices) =>
  isOwnOrigin(
    { origin: c.req.header('origin'), host: c.req.header('host'), site: c.req.header('sec-fetch-site') },
    settings.url,
  )

const placeOf = (c: Ctx, { settings }: RouteServices) => ({ publicUrl: settings.url, host: c.req.header('host') })

function signedIn(c: Ctx, { evenDisabled, signed }: Call, services: RouteServices): Promise<SignedIn> {
  const sign = c.req.header('sign')
  if (signed && sign !== undefined) return services.findSigner(signatureOf(c, sign))
  const claim = {
    cookie: readSessionCookie(c.req.header('cookie'), placeOf(c, services)),
    token: c.req.header('token') ?? '',
    username: c.req.header('username'),
    parentuser: c.req.header('parentuser'),
  }
  return findSession(services.database, claim, { evenDisabled: evenDisabled === true })
}

/** Headers hold no Chinese: a name may come percent-encoded. */
function decoded(header: string): string {
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

const signatureOf = ({ req }: Ctx, sign: string) => ({
  sign,
  username: decoded(req.header('username') ?? ''),
  timestamp: req.header('timestamp') ?? '',
  method: req.method,
  path: req.path,
})

function admit({ user, session }: SignedIn, { limiter }: RouteServices): void {
  limiter.admit('session', session)
  limiter.admit('user', user)
}

function rawInput(c: Ctx, call: Call, properties: Properties, counted: CountBytes): Promise<unknown> | unknown {
  if (call.method !== 'POST' || call.raw) return fromQuery(properties, { ...c.req.query(), ...c.req.param() })
  if (call.form && isForm(c.req.raw))
    return readMultipart(c.req.raw, bodyLimit(call), (fields) => fromQuery(properties, fields))
  return readJson(c.req.raw, bodyLimit(call), counted)
}

function bodyLimit({ access, bodyBytes }: Call): number {
  return access === 'anyone' ? limits.anonymousBodyBytes : (bodyBytes ?? mostBodyBytes)
}

type Properties = Record<string, unknown>
const propertiesOf = (schema: Call['input']): Properties =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}

/** A query and a path are text; what the schema wants as a number or a yes/no becomes one. */
function fromQuery(properties: Properties, query: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const wanted = Object.hasOwn(properties, name) ? properties[name] : undefined
      const { type } = (wanted ?? {}) as { type?: unknown }
      if ((type === 'integer' || type === 'number') && value.trim() !== '') return [name, Number(value)]
      if (type === 'boolean') return [name, value === 'true' || value === '1']
      return [name, value]
    }),
  )
}

function checked(schema: Call['input'], raw: unknown): unknown {
  const outcome = z.safeParse(schema, raw)
  if (outcome.success) return outcome.data
  throw new InputError(fieldErrors(outcome.error.issues))
}

function fieldErrors(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, ErrorCode> {
  const fields: Record<string, ErrorCode> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= isErrorCode(message) ? message : 'inputInvalid'
  return fields
}

function asking(c: Ctx, call: Call, services: RouteServices): RequestContext {
  const { name, secure } = sessionCookie(placeOf(c, services))
  const keep = (cookie: string, value: string, days: number) =>
    setCookie(c, cookie, value, {
      path: '/',
      httpOnly: true,
      secure,
      sameSite: 'Strict',
      maxAge: value ? days * 24 * 3600 : 0,
    })
  return {
    address: clientAddress(c),
    request: c.req.raw,
    device: (c.req.header('device') ?? 'web').slice(0, 100),
    setCookie(value) {
      // Pictures of contacts lie in the browser's cache; what waits to be sent lies elsewhere and stays.
      if (value === null) c.header('clear-site-data', '"cache"')
      // The server ends what nobody uses; as long as somebody does, the cookie has to last.
      keep(name, value ?? '', limits.sessionMostDays)
    },
    knownDevice: readDeviceCookie(c.req.header('cookie'), placeOf(c, services)),
    setKnownDevice: (secret) => keep(deviceCookieName(placeOf(c, services)), secret, limits.knownDeviceDays),
    noteWho: ({ id, account_id }) => c.set('who', { user: id, account: account_id }),
    signedIn: () => signedIn(c, call, services),
  }
}

/* ---------- answers ---------- */

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
const worthPacking = 2_000

async function answer(c: Ctx, output: unknown, { load }: RouteServices): Promise<Response> {
  const text =
    output instanceof ReadyJson ? `{"code":1,"msg":"","data":${output.text}}` : JSON.stringify(success(output))
  c.header('content-type', 'application/json; charset=utf-8')
  c.header('cache-control', 'no-store')
  const accepted = c.req.header('accept-encoding') ?? ''
  if (text.length < worthPacking) return c.body(text)
  c.header('vary', 'accept-encoding')
  const pack = (work: () => Promise<Uint8Array>) => load.packing.run(currentPartyContext().party, work)
  // Fast levels: the network of a fair is slow, but a first sync must not cost the server seconds either.
  if (/\bbr\b/.test(accepted)) {
    c.header('content-encoding', 'br')
    const params = { [constants.BROTLI_PARAM_QUALITY]: 3 }
    return c.body(new Uint8Array(await pack(() => brotlied(text, { params }))))
  }
  if (!/\bgzip\b/.test(accepted)) return c.body(text)
  c.header('content-encoding', 'gzip')
  return c.body(new Uint8Array(await pack(() => gzipped(text, { level: 3 }))))
}

export function answerError(c: Context, error: AppError): Response {
  const status = httpStatusOf(error)
  if (status === 503 || status === 429) c.header('retry-after', String(error.values.seconds ?? retryAfter(error)))
  c.header('cache-control', 'no-store')
  return c.json(failure(error, languageOf(c.req.header('lang'))), status as 400)
}

const retryAfter = (error: AppError) => (error.values.minutes ? Number(error.values.minutes) * 60 : 2)
