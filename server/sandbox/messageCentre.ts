import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import {
  type BodyOf,
  encodePdu,
  isAnswer,
  MalformedPdu,
  type Pdu,
  type PduCommand,
  type PduOf,
  pduReader,
  status,
  type Tags,
  tag,
} from '../channels/sms/pdu.ts'
import type { SmppSettings } from '../channels/sms/smppSession.ts'
import { decodeSmsText } from '../channels/sms/smsText.ts'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import type { Inbox } from './inbox.ts'

type MessageCentre = { settings: SmppSettings; stop: () => Promise<void> }

/** A message centre on loopback that speaks SMPP 3.4 and passes nothing on; what it takes has arrived at once. */
export async function openMessageCentre(inbox: Inbox, log: Log): Promise<MessageCentre> {
  const systemId = 'fairlead'
  const password = randomBytes(4).toString('hex')
  const sockets = new Set<Socket>()
  const take = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // A client that hangs up is no matter of ours.
    socket.on('error', () => {})
    serve(socket, { inbox, log }, (bind) => whyNotBound(bind, { systemId, password }))
  }
  const server = createServer(guarded(log, 'the sandbox could not take a connection', take))
  server.on('error', (error) => log('the message centre of the sandbox failed', errorFields(error)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      host: '127.0.0.1',
      port,
      secure: false,
      systemId,
      password,
      from: 'Fairlead',
      long: 'parts',
      window: 10,
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function whyNotBound(bind: BodyOf<'bind_transceiver'>, { systemId, password }: { systemId: string; password: string }) {
  if (bind.system_id !== systemId) return status.invalidSystemId
  return bind.password === password ? status.ok : status.invalidPassword
}

type ReplyOptions = { told?: number; tags?: Tags }

function serve(
  socket: Socket,
  { inbox, log }: { inbox: Inbox; log: Log },
  bindStatus: (bind: BodyOf<'bind_transceiver'>) => number,
): void {
  const read = pduReader()
  const join = joinParts()
  let isBound = false
  let asked = 0
  const say = <C extends PduCommand>(
    command: C,
    sequence: number,
    body: BodyOf<C>,
    { told = status.ok, tags = new Map() }: ReplyOptions = {},
  ) => socket.write(encodePdu({ command, status: told, sequence, body, tags }))

  socket.on('data', (piece) => {
    try {
      for (const pdu of read(piece)) {
        if (pdu.command === null) say('generic_nack', pdu.sequence, {}, { told: status.invalidCommand })
        else if (!isAnswer(pdu.command)) answer(pdu)
      }
    } catch (error) {
      if (!(error instanceof MalformedPdu)) log('the sandbox could not take a message', errorFields(error))
      socket.destroy()
    }
  })

  function answer(pdu: Pdu): void {
    const { command, sequence } = pdu
    if (command === 'bind_transceiver') {
      const told = isBound ? status.alreadyBound : bindStatus(pdu.body)
      isBound ||= told === status.ok
      say('bind_transceiver_resp', sequence, { system_id: 'sandbox' }, { told })
    } else if (command === 'enquire_link') say('enquire_link_resp', sequence, {})
    else if (command === 'unbind') {
      say('unbind_resp', sequence, {})
      socket.end()
    } else if (command === 'submit_sm' && isBound) take(pdu)
    else say('generic_nack', sequence, {}, { told: status.invalidBindStatus })
  }

  function take(pdu: PduOf<'submit_sm'>): void {
    const { destination_addr: to, source_addr: from, registered_delivery } = pdu.body
    const message_id = randomBytes(8).toString('hex')
    if (!/^[1-9]\d{4,14}$/.test(to)) {
      say('submit_sm_resp', pdu.sequence, { message_id: '' }, { told: status.invalidDestination })
      return
    }
    const text = join(pdu)
    if (text !== null) inbox.take({ kind: 'sms', from, to, subject: '', text, html: '', at: new Date() })
    say('submit_sm_resp', pdu.sequence, { message_id })
    if (registered_delivery & 1) say('deliver_sm', ++asked, receiptOf(pdu.body, message_id))
  }
}

/** The text of a message; of one in parts, when the last one is here. */
function joinParts(): (pdu: PduOf<'submit_sm'>) => string | null {
  const begun = new Map<string, Map<number, Buffer>>()
  return ({ body: { esm_class, short_message, data_coding, destination_addr }, tags }) => {
    const octets = tags.get(tag.messagePayload) ?? short_message
    if (!(esm_class & 0x40)) return decodeSmsText(data_coding, octets)
    const [, , , reference, total, number] = octets
    const key = `${destination_addr} ${reference}`
    const parts = begun.get(key) ?? new Map<number, Buffer>()
    begun.set(key, parts.set(number!, octets.subarray(6)))
    if (parts.size < total!) return null
    begun.delete(key)
    const inOrder = [...parts].sort(([one], [other]) => one - other)
    return decodeSmsText(data_coding, Buffer.concat(inOrder.map(([, part]) => part)))
  }
}

/** As appendix B of the specification writes it. */
function receiptOf(message: BodyOf<'submit_sm'>, id: string): BodyOf<'deliver_sm'> {
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(2, 12)
  const text = `id:${id} sub:001 dlvrd:001 submit date:${time} done date:${time} stat:DELIVRD err:000 text:`
  return {
    ...message,
    source_addr_ton: message.dest_addr_ton,
    source_addr_npi: message.dest_addr_npi,
    source_addr: message.destination_addr,
    dest_addr_ton: message.source_addr_ton,
    dest_addr_npi: message.source_addr_npi,
    destination_addr: message.source_addr,
    esm_class: 0x04,
    registered_delivery: 0,
    data_coding: 0,
    short_message: Buffer.from(text, 'latin1'),
  }
}
