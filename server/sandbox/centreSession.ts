import type { Socket } from 'node:net'
import {
  type BodyOf,
  encodePdu,
  isAnswer,
  MalformedPdu,
  type Pdu,
  type PduCommand,
  pduReader,
  status,
} from '../channels/sms/pdu.ts'
import { errorFields, type Log } from '../log.ts'
import type { PhoneNetwork } from './phoneNetwork.ts'

/** Who has signed in, and takes what comes for that name. */
export type CentreSession = {
  system: string
  canTake: () => boolean
  /** `told`: its answer; none where the connection broke before */
  deliver: (pdu: Uint8Array, told: (status: number) => void) => void
}

type Needs = { network: PhoneNetwork; log: Log; bindStatus: (bind: BodyOf<'bind_transceiver'>) => number }

/** So many deliveries may wait for their answers. */
const mostWaiting = 200
const sequenceAt = 12

/** One connection to the demo's message centre. */
export function serveCentre(socket: Socket, { network, log, bindStatus }: Needs): void {
  const read = pduReader()
  const waiting = new Map<number, (status: number) => void>()
  let session: CentreSession | null = null
  let last = 0
  const say = <C extends PduCommand>(command: C, sequence: number, body: BodyOf<C>, told: number = status.ok) =>
    socket.write(encodePdu({ command, status: told, sequence, body, tags: new Map() }))

  socket.on('data', (piece) => {
    try {
      for (const pdu of read(piece)) {
        if (pdu.command === null) say('generic_nack', pdu.sequence, {}, status.invalidCommand)
        else if (isAnswer(pdu.command)) settle(pdu)
        else answer(pdu)
      }
    } catch (error) {
      if (!(error instanceof MalformedPdu)) log('the sandbox could not take a message', errorFields(error))
      socket.destroy()
    }
  })
  socket.once('close', () => session && network.leave(session))

  function settle({ sequence, status: told }: Pdu): void {
    waiting.get(sequence)?.(told)
    waiting.delete(sequence)
  }

  function answer(pdu: Pdu): void {
    const { command, sequence } = pdu
    if (command === 'bind_transceiver') {
      const told = session ? status.alreadyBound : bindStatus(pdu.body)
      say('bind_transceiver_resp', sequence, { system_id: 'sandbox' }, told)
      if (told === status.ok) join(pdu.body.system_id)
    } else if (command === 'enquire_link') say('enquire_link_resp', sequence, {})
    else if (command === 'unbind') {
      say('unbind_resp', sequence, {})
      socket.end()
    } else if (command === 'submit_sm' && session) {
      const { refusal = status.ok, message_id = '' } = network.submit(session, pdu)
      say('submit_sm_resp', sequence, { message_id }, refusal)
    } else say('generic_nack', sequence, {}, status.invalidBindStatus)
  }

  function join(system: string): void {
    session = {
      system,
      canTake: () => socket.writable && waiting.size < mostWaiting,
      deliver(pdu, told) {
        const sequence = ++last
        waiting.set(sequence, told)
        const copy = Buffer.from(pdu)
        copy.writeUInt32BE(sequence, sequenceAt)
        socket.write(copy)
      },
    }
    network.enter(session)
  }
}
