import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'

/** npm's `smpp`, which has no types: as much of it as a message centre needs. */
type PeerPdu = {
  destination_addr: string
  esm_class: number
  short_message: { message: string; udh?: Buffer[] }
  response(fields: object): PeerPdu
}
type PeerSession = {
  on(event: 'bind_transceiver' | 'submit_sm' | 'unbind', hear: (pdu: PeerPdu) => void): void
  on(event: 'error', hear: () => void): void
  send(pdu: PeerPdu): void
  deliver_sm(fields: object): void
}
type Peer = { createServer(serve: (session: PeerSession) => void): Server }
const peer = createRequire(import.meta.url)('smpp') as Peer

/** Takes everything, names it in hexadecimal and reports it in decimal. */
export async function openPeerCentre() {
  const taken: PeerPdu[] = []
  const server = peer.createServer((session) => {
    session.on('error', () => {})
    session.on('bind_transceiver', (pdu) => session.send(pdu.response({ system_id: 'peer' })))
    session.on('unbind', (pdu) => session.send(pdu.response({})))
    session.on('submit_sm', (pdu) => {
      taken.push(pdu)
      const id = 0xa00 + taken.length
      session.send(pdu.response({ message_id: id.toString(16) }))
      session.deliver_sm({
        source_addr: pdu.destination_addr,
        destination_addr: '4412345',
        esm_class: 4,
        short_message: `id:${id} sub:001 dlvrd:001 submit date:2611260930 done date:2611260931 stat:DELIVRD err:000 text:`,
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
