import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { SettingError } from '../environment.ts'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import { bareAnswer, securityHeaders } from './headers.ts'

/** longer than a proxy keeps one for its next request (a minute): else that one meets a connection that is being closed */
const idleConnectionSeconds = 75

const headerSeconds = 20

type ListenOptions = {
  fetch: (request: Request, env: never) => Response | Promise<Response>
  /** whether a request that asks for an upgrade gets it; all others are answered as if they had not asked */
  upgrades: (request: IncomingMessage) => boolean
  https: boolean
  requestSeconds: number
  log: Log
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** The HTTP server around the app. Every answer has the security headers, also one that the app never heard of. */
export function makeServer({ fetch, upgrades, https, requestSeconds, log }: ListenOptions): Server {
  const headers = securityHeaders({ https })
  const serverOptions: ServerOptions = {
    ...patience(requestSeconds),
    shouldUpgradeCallback: upgrades,
    // Node would answer without headers; the app's adapter refuses a request without a host as well.
    requireHostHeader: false,
  }
  const answered = guarded(
    log,
    'a request could not be answered',
    async (request: IncomingMessage, response: ServerResponse, answer: Answer) => {
      try {
        await answer(request, response)
      } catch (error) {
        response.destroy()
        throw error
      }
    },
  )
  const server = createAdaptorServer({
    fetch: fetch as Parameters<typeof createAdaptorServer>[0]['fetch'],
    serverOptions,
    createServer: ((options: ServerOptions, answer: Answer) =>
      createServer(options, (request, response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        // Such as a part of an answer that comes when the connection is gone.
        response.on('error', () => response.destroy())
        answered(request, response, answer)
      })) as typeof createServer,
    // A client that slowly sends what is refused unread still hears the answer: Node reads on until the request's time is
    // over, the adapter would cut it off after half a second.
    autoCleanupIncoming: false,
  }) as Server
  // Nothing moves in either direction: not a request that comes, nor an answer that is taken.
  server.setTimeout(requestSeconds * 1_000)
  server.on('error', (error) => log('a connection could not be taken', errorFields(error)))
  const unheard = 'a request that is none could not be refused'
  server.on(
    'clientError',
    guarded(log, unheard, (error: Error, raw: Duplex) => refuse(raw, error, headers)),
  )
  server.on(
    'checkExpectation',
    guarded(log, unheard, (_: IncomingMessage, response: ServerResponse) => response.writeHead(417, headers).end()),
  )
  return server
}

/** A client that sends byte by byte must not hold a connection for ever. */
const patience = (requestSeconds: number) => ({
  requestTimeout: requestSeconds * 1_000,
  headersTimeout: Math.min(requestSeconds, headerSeconds) * 1_000,
  keepAliveTimeout: idleConnectionSeconds * 1_000,
  connectionsCheckingInterval: Math.min(requestSeconds, 5) * 1_000,
})

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What came is no HTTP, or did not come in time. As Node answers it, with the headers. */
function refuse(raw: Duplex, { code = '' }: NodeJS.ErrnoException, headers: Record<string, string>): void {
  // A part of another answer may be on the line already.
  const { _httpMessage: begun } = raw as { _httpMessage?: { headersSent: boolean } | null }
  if (!raw.writable || begun?.headersSent) raw.destroy()
  else raw.end(bareAnswer(statusOf[code] ?? 400, headers), () => raw.destroy())
}

export function listenOn(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new SettingError(`Port ${port} is taken. Set PORT to another one.`) : error)
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      const { address, port } = server.address() as AddressInfo
      // Every address of this machine: for the one who reads it, that is here.
      const here =
        { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? (address.includes(':') ? `[${address}]` : address)
      resolve(`http://${here}:${port}`)
    })
  })
}

/** Requests that have begun are answered; after ten seconds nobody is waited for. */
export async function closeServer(server: Server, stopLive: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  await stopLive()
  // A connection whose last request is answered waits for another one; none comes.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), 10_000)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
