import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guarded } from '../../guarded.ts'
import { errorFields, type Log } from '../../log.ts'

type FileServer = { url: string; asked: string[]; stop: () => Promise<void> }

/** Serves files by parts, as S3 does, with a listing at `/`. */
export async function openSandboxFiles(log: Log, files: ReadonlyMap<string, Uint8Array>): Promise<FileServer> {
  const asked: string[] = []
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const name = (request.url ?? '/').slice(1).split('?')[0]!
    asked.push(`${name} ${request.headers.range ?? ''}`.trim())
    const file = files.get(name)
    if (file) sendPart(file, request.headers.range ?? '', response)
    else if (name === '') response.end(listing([...files.keys()]))
    else response.writeHead(404).end()
  }
  const server = createServer(guarded(log, 'a source of the sandbox could not answer', answer))
  server.on('error', (error) => log('a source of the sandbox failed', errorFields(error)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function sendPart(file: Uint8Array, range: string, response: ServerResponse): void {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const start = from === '' ? Math.max(0, file.length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? file.length : Math.min(file.length, Number(to) + 1)
  response.writeHead(206, { 'content-range': `bytes ${start}-${end - 1}/${file.length}` })
  response.end(file.subarray(start, end))
}

const listing = (names: readonly string[]): string =>
  `<?xml version="1.0"?><ListBucketResult>${names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`
