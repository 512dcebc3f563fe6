import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { mediaKeys } from '../../linked/media.ts'
import type { MediaKind } from '../../linked/protocol.ts'
import type { Proto } from './wire.ts'
import type { PhoneWorld } from './world.ts'

type SaidFile = {
  media: MediaKind
  bytes: Uint8Array
  mime: string
  name?: string
  caption?: string
  isVoice?: boolean
}

/** Where linked devices leave files, and fetch them: by TLS, as WhatsApp's own hosts. */
export async function openFileServer(
  world: PhoneWorld,
  certificate: { key: string; cert: string },
  wishedPort: number,
): Promise<{ close: () => void }> {
  const server = createServer(certificate, (request, response) => {
    answer(world, request, response).catch(() => response.destroy())
  })
  await listenAgain(server, wishedPort)
  server.on('error', () => {})
  world.mediaHost = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Where it listened before, for that address stands in messages; elsewhere where somebody has taken it. */
async function listenAgain(server: Server, wishedPort: number): Promise<void> {
  try {
    server.listen(wishedPort, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    if (wishedPort === 0) throw error
    await listenAgain(server, 0)
  }
}

async function answer(world: PhoneWorld, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').split('?')[0]!
  if (request.method === 'POST' && path.startsWith('/mms/')) {
    const url = keep(world, await buffer(request))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ url, direct_path: new URL(url).pathname }))
    return
  }
  const found = world.files.get(path)
  if (!found) response.writeHead(404).end()
  else response.writeHead(200, { 'content-length': found.length }).end(found)
}

function keep(world: PhoneWorld, bytes: Buffer): string {
  const path = `/v/${randomBytes(12).toString('hex')}`
  world.files.set(path, bytes)
  return `https://${world.mediaHost}${path}`
}

const messageTypes: Record<MediaKind, string> = {
  image: 'imageMessage',
  video: 'videoMessage',
  audio: 'audioMessage',
  document: 'documentMessage',
  sticker: 'stickerMessage',
}

/** What the phone of somebody who sends a file does with it. */
export function storeFile(world: PhoneWorld, { media, bytes, mime, name, caption, isVoice }: SaidFile): Proto {
  const key = randomBytes(32).toString('base64')
  const { iv, cipher, mac } = mediaKeys(media, key)
  const aes = createCipheriv('aes-256-cbc', cipher, iv)
  const body = Buffer.concat([aes.update(bytes), aes.final()])
  const encrypted = Buffer.concat([body, createHmac('sha256', mac).update(iv).update(body).digest().subarray(0, 10)])
  const url = keep(world, encrypted)
  return {
    [messageTypes[media]]: {
      url,
      directPath: new URL(url).pathname,
      mediaKey: key,
      mimetype: mime,
      fileLength: bytes.length,
      fileSha256: base64Hash(bytes),
      fileEncSha256: base64Hash(encrypted),
      ...(name !== undefined && { fileName: name }),
      ...(caption !== undefined && { caption }),
      ...(isVoice && { ptt: true }),
    },
  }
}

const base64Hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')
