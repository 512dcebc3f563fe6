import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { AppError, errors } from '#domain/errors'
import { Id } from '#domain/shared/schema'
import { type LiveMessage, livePath } from '#domain/sync/protocol'
import type { Database } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import { guarded } from '../guarded.ts'
import { addressOfRequest } from '../http/address.ts'
import { bareAnswer, securityHeaders } from '../http/headers.ts'
import type { Limiter } from '../http/limiter.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { Refusals } from '../http/refusals.ts'
import { readSessionCookie } from '../http/sessionCookie.ts'
import type { Log } from '../log.ts'
import { errorFields } from '../log.ts'
import { endedAmong, findSession, type SignedIn, sessionChannel } from '../people/sessions.ts'
import { asideChannel, isForUser, readAside } from './asides.ts'
import { Hints, type Listener } from './hints.ts'
import { listen, pokeChannel, readPoke } from './listen.ts'
import { readHead } from './scopes.ts'

/** open at once; a device needs one */
export const socketsPerSession = 10

const socketsPerAddress = 1_000

/** The sub-protocol's name; the token travels as a second one, since a browser can set no header here. */
export const liveProtocol = 'fairlead'

const pingMs = 25_000
const recheckMs = 4_000
const goodbyeMs = 500
const refusedMs = 2_000

type Socket = {
  ws: WebSocket
  user: SignedIn
  address: string
  heard: boolean
  /** hears of the chats of one linked phone alone */
  isOfPhone: boolean
}

type PhoneNews = { hasNews: NewsSince; head: number }

export type Live = { attach: (server: Server) => void; stop: () => Promise<void> }

/** Whether somebody asks for the socket; any other wish to upgrade is declined by answering the request as it stands. */
export const asksForLive = ({ url = '', headers }: IncomingMessage): boolean =>
  url.split('?')[0] === livePath && headers.upgrade?.toLowerCase() === 'websocket'

/** Whether there is anything for this socket above that number. */
export type NewsSince = (since: number) => Promise<boolean>

type Needs = {
  log: Log
  limiter: Limiter
  refusals: Refusals
  publicUrl: string | null
  /** what is news for a socket that names a linked phone in its query; it refuses whose phone that is not */
  ofPhone: (user: SignedIn, uuid: string) => Promise<NewsSince>
}

/** The WebSocket that only hints: "there is something new". What is new, a pull tells, under the caller's own rights. */
export async function startLive(
  database: Database,
  { log, limiter, refusals, publicUrl, ofPhone }: Needs,
): Promise<Live> {
  const headers = securityHeaders({ https: publicUrl?.startsWith('https:') ?? false })
  const sockets = new Set<Socket>()
  /** Connections that the HTTP server has handed over: nobody else listens to them, waits for them or ends them. */
  const taken = new Set<Duplex>()
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: 1_024,
    handleProtocols: (offered) => (offered.has(liveProtocol) ? liveProtocol : false),
  })
  const hints = new Hints(log)
  const onPoke = (payload: string) => hints.hear(readPoke(payload))
  const channels = { [pokeChannel]: onPoke, [sessionChannel]: recheck, [asideChannel]: tellAll }
  const listening = await listen(database, log, { channels, onReconnect: () => hints.hearAnything() })
  const pinging = setInterval(guarded(log, 'live sockets could not be pinged', ping), pingMs)
  const rechecking = setInterval(
    guarded(log, 'live sessions could not be checked', () => recheck()),
    recheckMs,
  )

  function tellAll(payload: string): void {
    const aside = readAside(payload)
    for (const socket of sockets) if (!socket.isOfPhone && isForUser(aside, socket.user)) send(socket, aside.message)
  }

  function ping(): void {
    for (const socket of sockets) {
      if (!socket.heard) socket.ws.terminate()
      socket.heard = false
      send(socket, { t: 'ping' })
      if (socket.ws.readyState === WebSocket.OPEN) socket.ws.ping()
    }
  }

  /** `user`: whose sessions ended, or who may do something else than before and asks for it. */
  async function recheck(user?: string): Promise<void> {
    const asked = [...sockets].filter((socket) => user === undefined || socket.user.user === user)
    if (asked.length === 0) return
    const sessions = new Set(asked.map((socket) => socket.user.session))
    const ended = new Set(await endedAmong(database, [...sessions]))
    for (const socket of asked) {
      if (ended.has(socket.user.session)) part(socket)
      else if (socket.user.user === user) send(socket, { t: 'auth' })
    }
  }

  function part(socket: Socket): void {
    send(socket, { t: 'auth' })
    socket.ws.close(4401, 'auth')
  }

  async function upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    // First of all: an error of this connection that nobody hears ends the process.
    raw.on('error', () => raw.destroy())
    taken.add(raw)
    raw.once('close', () => taken.delete(raw))
    try {
      if (!asksForLive(request)) throw new AppError('notFound')
      const user = await admitted(request)
      const phone = await phoneAsked(request, user)
      wss.handleUpgrade(request, raw, head, (ws) => welcome(ws, user, { address: addressOfRequest(request), phone }))
    } catch (error) {
      if (error instanceof AppError) {
        const who = { address: addressOfRequest(request) }
        refusals.note(error, who, { method: 'GET', route: livePath })
      } else log('a connection could not be upgraded', errorFields(error))
      refuse(raw, error, headers)
    }
  }

  async function admitted(request: IncomingMessage): Promise<SignedIn> {
    const address = addressOfRequest(request)
    limiter.admit('address', address)
    if ([...sockets].filter((socket) => socket.address === address).length >= socketsPerAddress)
      throw new AppError('tooManyRequests', { values: { seconds: pingMs / 1_000 } })
    const { origin, host, cookie } = request.headers
    const site = request.headers['sec-fetch-site']
    if (!isOwnOrigin({ origin, host, site: typeof site === 'string' ? site : undefined }, publicUrl))
      throw new AppError('originRefused')
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
    const user = await findSession(database, {
      cookie: readSessionCookie(cookie, { publicUrl, host }),
      token: offered.find((name) => name !== liveProtocol) ?? '',
    })
    limiter.admit('session', user.session)
    limiter.admit('user', user.user)
    return user
  }

  /** An identifier alone: who asks is known by the session, and whether the phone is theirs is looked up. */
  async function phoneAsked({ url = '' }: IncomingMessage, user: SignedIn): Promise<PhoneNews | null> {
    const uuid = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('uuid')
    if (!url.includes('?') || uuid === null) return null
    if (!z.safeParse(Id, uuid).success) throw new AppError('notFound')
    const hasNews = await ofPhone(user, uuid)
    const { head } = await withScope(database, user, (connection) => readHead(connection, user))
    return { hasNews, head }
  }

  type Arrival = { address: string; phone: PhoneNews | null }

  function welcome(ws: WebSocket, user: SignedIn, { address, phone }: Arrival): void {
    const socket: Socket = { ws, user, address, heard: true, isOfPhone: phone !== null }
    const poke = (head: number) => send(socket, { t: 'poke', head })
    const listener: Listener = { user, tell: phone ? tellNews(phone, poke) : poke }
    // A phone that moves between networks leaves dead ones behind: the oldest makes room, the newest is let in.
    const mine = [...sockets].filter((one) => one.user.session === user.session)
    for (const old of mine.slice(0, Math.max(0, mine.length + 1 - socketsPerSession))) old.ws.terminate()
    sockets.add(socket)
    hints.add(listener)
    const heard = guarded(log, 'a live socket could not be heard', () => {
      socket.heard = true
      if (!isAdmitted(limiter, user)) ws.terminate()
    })
    ws.on('ping', heard)
    ws.on('pong', () => (socket.heard = true))
    ws.on('message', heard)
    ws.on('error', () => ws.terminate())
    const closed = () => {
      sockets.delete(socket)
      hints.remove(listener)
    }
    ws.on('close', guarded(log, 'a live socket could not be let go', closed))
  }

  /** One look after the other, each from where the last one stood. */
  function tellNews({ hasNews, head: begin }: PhoneNews, poke: (head: number) => void): (head: number) => void {
    let since = begin
    let last = Promise.resolve()
    const look = async (head: number) => {
      const isNews = await hasNews(since)
      since = Math.max(since, head)
      if (isNews) poke(since)
    }
    return (head) => {
      last = last
        .then(() => look(head))
        .catch((error: unknown) => log('a live socket could not be told', errorFields(error)))
    }
  }

  return {
    attach(server) {
      server.on('upgrade', guarded(log, 'a connection could not be upgraded', upgrade))
    },
    async stop() {
      clearInterval(pinging)
      clearInterval(rechecking)
      for (const socket of sockets) socket.ws.close(1001, 'stopping')
      await listening.stop()
      const end = () => {
        for (const raw of taken) raw.destroy()
      }
      setTimeout(end, goodbyeMs).unref()
    },
  }
}

function refuse(raw: Duplex, error: unknown, headers: Record<string, string>): void {
  const { code, values } = error instanceof AppError ? error : new AppError('serverBusy')
  const wait = values.seconds ? { 'retry-after': String(values.seconds) } : {}
  raw.end(bareAnswer(errors[code].status, { ...headers, ...wait }))
  // What still comes is read and dropped, so that the answer is not lost; who does not hang up is cut off.
  raw.resume()
  const late = setTimeout(() => raw.destroy(), refusedMs)
  raw.once('close', () => clearTimeout(late))
}

function isAdmitted(limiter: Limiter, { session }: SignedIn): boolean {
  try {
    limiter.admit('socketMessage', session)
    return true
  } catch {
    return false
  }
}

function send({ ws }: Socket, message: LiveMessage): void {
  if (ws.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message))
}
