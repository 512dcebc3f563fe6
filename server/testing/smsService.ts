import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type ServiceCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
/** null: no answer ever comes */
type ServiceReply = { status: number; body: unknown } | null

/** A service of text messages on loopback: it keeps what it is asked, and says what the test says. */
export type TestService = {
  url: string
  port: number
  heard: ServiceCall[]
  answer: (call: ServiceCall) => ServiceReply
  stop: () => Promise<void>
}

export async function openTestService(): Promise<TestService> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const call = { method, path: url, headers, body: Buffer.concat(parts).toString() }
      service.heard.push(call)
      const reply = service.answer(call)
      if (reply)
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const service: TestService = {
    url: `http://127.0.0.1:${port}`,
    port,
    heard: [],
    answer: () => ({ status: 500, body: {} }),
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
  return service
}
