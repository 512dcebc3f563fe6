import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { LookUpAll } from '../../channels/callService.ts'

type SiteAnswer = (request: IncomingMessage, response: ServerResponse) => void

/** What the sites of a test were asked: host, path, when, and how many lines of the host were open then. */
type HeardRequest = { host: string; path: string; at: number; agent: string }

/**
 * Many sites behind one port of this machine, told apart by their names. A site is a table of paths; what is not in it is
 * not found. `names` says where a name leads, and can be changed.
 */
export async function openLocalWeb(sites: Record<string, Record<string, string | SiteAnswer>>) {
  const heard: HeardRequest[] = []
  const asked: string[] = []
  const lines = new Set<Socket>()
  const linesOf = new Map<string, Set<Socket>>()
  const listener: RequestListener = (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const path = request.url ?? '/'
    heard.push({ host, path, at: performance.now(), agent: request.headers['user-agent'] ?? '' })
    linesOf.set(host, (linesOf.get(host) ?? new Set()).add(request.socket))
    const answer = sites[host]?.[path]
    if (answer === undefined) return void response.writeHead(404, { 'content-length': 0 }).end()
    if (typeof answer === 'function') return answer(request, response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer)
  }
  const server = createServer(listener)
  server.on('connection', (socket) => {
    lines.add(socket)
    socket.on('close', () => lines.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const names = new Map<string, string[]>()
  const lookUp: LookUpAll = (host, _options, give) => {
    asked.push(host)
    const [address = '127.0.0.1', ...later] = names.get(host) ?? []
    // A name that leads elsewhere the next time.
    if (later.length) names.set(host, later)
    give(null, [{ address, family: 4 }])
  }
  return {
    heard,
    /** names that were looked up, as often as they were */
    asked,
    names,
    lookUp,
    port,
    linesOf,
    url: (host: string, path = '/') => new URL(path, `http://${host}:${port}`),
    /** this one address at this one port, as a guard would be told */
    allowedAt: (at: number) => (address: string) => address === '127.0.0.1' && at === port,
    async close() {
      for (const line of lines) line.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
