import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import type { SmsHeard, SmsRequest } from './services/service.ts'
import { smppRoute } from './smpp.ts'

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

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Takes everything, names it in hexadecimal and reports it in decimal. */
async function independentCentre() {
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
  ends.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { port: (server.address() as AddressInfo).port, taken }
}

const request = (text: string): SmsRequest => ({
  key: 'k',
  to: '351912345678',
  from: '',
  text,
  template: null,
  reportTo: null,
})

test('an independent message centre reads what we send, letter by letter, and we hear what it reports', async () => {
  const { port, taken } = await independentCentre()
  const heard: SmsHeard[] = []
  const address = { host: '127.0.0.1', port, secure: false, systemId: 'us', password: 'secret' }
  const route = smppRoute(
    { ...address, from: 'Lighthouse', long: 'parts', window: 10 },
    {
      log: noLog,
      hear: async (one) => {
        heard.push(one)
      },
    },
  )
  ends.push(route.stop)
  const handing = { onHandedOver: async () => {}, signal: new AbortController().signal }
  const texts = ['Stand 5B, {hall} €3 ~ ü', 'a'.repeat(152) + '€'.repeat(80), '您好，展位 5B。😀'.repeat(20)]
  for (const text of texts) {
    const before = taken.length
    const outcome = await route.send(request(text), handing)
    const parts = taken.slice(before)
    expect(parts.map(({ short_message }) => short_message.message).join('')).toBe(text)
    const names = parts.map((_, n) => (0xa00 + before + n + 1).toString(16))
    expect(outcome).toEqual({ kind: 'accepted', refs: names })
  }
  await expect.poll(() => heard.length).toBe(taken.length)
  expect(heard[0]).toMatchObject({ kind: 'receipt', ref: String(0xa01), state: 'delivered' })
})
