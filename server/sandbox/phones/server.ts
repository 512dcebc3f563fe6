import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { PhoneServer } from '../../linked/protocol.ts'
import { loopbackCertificate } from './certificate.ts'
import { PhoneConnection } from './connection.ts'
import { openFileServer } from './files.ts'
import { readJid } from './names.ts'
import { makeAuthority } from './noise.ts'
import { Pairing } from './pairing.ts'
import { answerQuery } from './queries.ts'
import { retryKeysIn } from './retry.ts'
import { sayAgain, sendHistory } from './saying.ts'
import { takeFromDevice } from './taking.ts'
import { childNode, childNodes, node, type WireLibrary, type WireNode } from './wire.ts'
import { type LinkedDevice, PhoneWorld, type SavedPhoneWorld } from './world.ts'

export type PhoneSimulator = {
  address: PhoneServer
  world: PhoneWorld
  pairing: Pairing
  kick: (phone: string, code: number) => void
  connections: () => number
  close: () => Promise<void>
}

/**
 * WhatsApp's server for linked devices on loopback, with the phones and persons that it reaches. The client that it is for is the
 * unmodified library.
 */
export async function openPhoneSimulator(
  library: WireLibrary,
  host: PhoneWorld['host'],
  { saved = null, changed = () => {} }: { saved?: SavedPhoneWorld | null; changed?: () => void } = {},
): Promise<PhoneSimulator> {
  const authority = makeAuthority(library)
  const world = new PhoneWorld(library, authority, host, saved)
  const pairing = new Pairing(world)
  const certificate = loopbackCertificate(Date.now())
  const files = await openFileServer(world, certificate, saved?.mediaPort ?? 0)
  const server = createServer((_, response) => response.writeHead(404).end())
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    const connection: PhoneConnection = new PhoneConnection(socket, world, {
      wantsLink: () => pairing.offer(connection),
      stanza: (_, stanza) => readStanza(world, pairing, connection, stanza).finally(changed),
      ended: () => pairing.forget(connection),
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  for (const one of [server, sockets]) one.on('error', () => {})
  return {
    address: {
      url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws/chat`,
      root: authority.root.toString('base64'),
      certificate: certificate.cert,
    },
    world,
    pairing,
    kick: (phone, code) => kick(world, world.linkOf(phone), code),
    connections: () => sockets.clients.size,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      files.close()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function readStanza(
  world: PhoneWorld,
  pairing: Pairing,
  connection: PhoneConnection,
  stanza: WireNode,
): Promise<void> {
  if (stanza.tag === 'iq') {
    answerQuery(world, pairing, connection, stanza)
    if (stanza.attrs.xmlns === 'passive') await settle(world, connection)
  }
  if (stanza.tag === 'message') await takeFromDevice(world, connection, stanza)
  if (stanza.tag === 'receipt' && stanza.attrs.type === 'retry') await saidAgain(world, connection, stanza)
  else if (stanza.tag === 'receipt') keepReceipt(world, connection, stanza)
  if (stanza.tag === 'ack' && stanza.attrs.error === usedKeyError) await saidAgain(world, connection, stanza)
}

/** What the library says of a message whose key it has used before: the writer's session is older than its own. */
const usedKeyError = '487'

async function saidAgain(world: PhoneWorld, { link }: PhoneConnection, stanza: WireNode): Promise<void> {
  const keys = childNode(stanza, 'keys')
  if (link) await sayAgain(world, link, stanza.attrs.id ?? '', keys ? retryKeysIn(stanza, keys) : null)
}

/** A phone tells a device that it has just linked what it has had before, and the others nothing. */
async function settle(world: PhoneWorld, { link }: PhoneConnection): Promise<void> {
  if (!link || link.isSettled) return
  link.isSettled = true
  await sendHistory(world, link, world.pasts.get(link.phone) ?? [])
  world.host.linked(link.phone)
}

function keepReceipt(world: PhoneWorld, { link }: PhoneConnection, stanza: WireNode): void {
  if (!link) return
  const { id = '', to = '', type = 'delivered' } = stanza.attrs
  const more = childNodes(childNodes(stanza, 'list')[0], 'item').map(({ attrs }) => attrs.id!)
  for (const one of [id, ...more])
    world.receipts.push({ phone: link.phone, id: one, to: readJid(to).number, kind: type })
}

/** WhatsApp ends a connection, with its number for why. */
function kick(world: PhoneWorld, link: LinkedDevice, code: number): void {
  const { connection } = link
  if (code === 401) world.removeLink(link)
  if (code === 403) link.isBanned = true
  connection?.send(goodbye(code))
  connection?.close()
}

function goodbye(code: number): WireNode {
  if (code === 401) return node('stream:error', { code: '401' }, [node('conflict', { type: 'device_removed' })])
  if (code === 403) return node('failure', { reason: '403' })
  if (code === 440) return node('stream:error', {}, [node('conflict', { type: 'replaced' })])
  return node('stream:error', { code: String(code) })
}
