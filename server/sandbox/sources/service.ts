import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guarded } from '../../guarded.ts'
import { errorFields, type Log } from '../../log.ts'

export type SourceRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  bytes: Buffer
}
/** `body`: text and bytes as they stand, anything else as JSON. */
export type SourceResponse = { status?: number; headers?: Record<string, string>; body: unknown }

/** A source on loopback. `next`: what it answers to the next questions instead of the truth; `asked`: their paths. */
export type SandboxSource = { url: string; next: SourceResponse[]; asked: string[]; stop: () => Promise<void> }

/** `spares`: paths that no `next` is for. */
export async function openSandboxSource(
  log: Log,
  answer: (request: SourceRequest, own: string) => SourceResponse,
  { port = 0, spares = [] }: { port?: number; spares?: readonly string[] } = {},
): Promise<SandboxSource> {
  const next: SourceResponse[] = []
  const asked: string[] = []
  const server = createServer(
    guarded(
      log,
      'a source of the sandbox could not answer',
      async (incoming: IncomingMessage, response: ServerResponse) => {
        const request = await readRequest(incoming)
        asked.push(incoming.url!)
        const said = (spares.includes(request.path) ? undefined : next.shift()) ?? answer(request, url())
        const isText = typeof said.body === 'string'
        response.writeHead(said.status ?? 200, {
          'content-type': isText ? 'text/plain' : 'application/json',
          ...said.headers,
        })
        response.end(isText || said.body instanceof Uint8Array ? said.body : JSON.stringify(said.body))
      },
    ),
  )
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.on('error', (error) => log('a source of the sandbox failed', errorFields(error)))
  return {
    url: url(),
    next,
    asked,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function readRequest(incoming: IncomingMessage): Promise<SourceRequest> {
  const parts: Buffer[] = []
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part)
  const { pathname, searchParams } = new URL(incoming.url!, 'http://source')
  const { method, headers } = incoming
  const bytes = Buffer.concat(parts)
  return { method: method!, path: pathname, query: searchParams, headers, body: bytes.toString(), bytes }
}
