import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { ProviderError, type ProviderErrorKind } from '../channel.ts'
import {
  type BodyOf,
  encodePdu,
  isAnswer,
  type Pdu,
  type PduCommand,
  type PduOf,
  pduReader,
  status,
  type Tags,
} from './pdu.ts'

export type SmppSettings = {
  host: string
  port: number
  /** TLS from the first byte */
  secure: boolean
  systemId: string
  password: string
  /** a number, or a name of up to 11 signs */
  from: string
  /** who cuts a long text: we do, or the message centre */
  long: 'parts' | 'payload'
  /** so many messages may wait for their answer at once */
  window: number
}

export type SmppTimes = {
  openMs: number
  answerMs: number
  /** Message centres drop the link after 60 s of silence, so we speak before. */
  silenceMs: number
  unbindMs: number
  /** between two tries to connect: at first, and at most */
  backOffMs: readonly [number, number]
}
export const usualTiming: SmppTimes = {
  openMs: 15_000,
  answerMs: 30_000,
  silenceMs: 45_000,
  unbindMs: 2_000,
  backOffMs: [1_000, 60_000],
}

/** A connection that the message centre has taken as ours. */
export type SmppSession = {
  /** Its answer, whatever it says. One that does not come leaves it open whether the message was taken. */
  ask: <C extends Question>(command: C, body: BodyOf<C>, asking?: PduRequest) => Promise<Pdu>
  /** when the connection is no more */
  ended: Promise<void>
  close: () => Promise<void>
}
type Question = 'bind_transceiver' | 'query_sm' | 'submit_sm' | 'enquire_link' | 'unbind'
type PduRequest = { tags?: Tags | undefined; signal?: AbortSignal; withinMs?: number }
type PendingPdu = { answered: (pdu: Pdu) => void; fail: (code: string) => void }
type PduReply = { told?: number; tags?: Tags | undefined }
/** What is rejected was not taken: the message centre is told so, and delivers it again. */
type OnDelivery = (pdu: PduOf<'deliver_sm'>) => Promise<void>

/** A line to the message centre, without TLS yet. What fails is a ProviderError. */
export type SmppReach = (to: { host: string; port: number }, signal: AbortSignal) => Promise<Socket>
const reachAnywhere: SmppReach = async ({ host, port }) => connectPlain({ host, port })

/** `signal` ends the attempt; a session that stands is closed by `close`. */
export async function openSmppSession(
  settings: SmppSettings,
  timing: SmppTimes,
  { signal, onDelivery, reach = reachAnywhere }: { signal: AbortSignal; onDelivery: OnDelivery; reach?: SmppReach },
): Promise<SmppSession> {
  const socket = secured(await reach(settings, signal), settings)
  const giveUp = () => socket.destroy(new Error('gave up'))
  const late = setTimeout(giveUp, timing.openMs)
  signal.addEventListener('abort', giveUp)
  try {
    await connected(socket, settings)
    const session = sessionOn(socket, timing, onDelivery)
    const bound = await session.ask('bind_transceiver', bindBody(settings), { withinMs: timing.openMs })
    if (bound.status !== status.ok) throw new ProviderError(kindOfBind(bound.status), hexOf(bound.status))
    return session
  } catch (error) {
    socket.destroy()
    if (!(error instanceof ProviderError) || error.kind !== 'uncertain') throw error
    // No message was handed over yet.
    throw new ProviderError('unreachable', error.code, error)
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', giveUp)
  }
}

const bindBody = ({ systemId, password }: SmppSettings): BodyOf<'bind_transceiver'> => ({
  system_id: systemId,
  password,
  system_type: '',
  interface_version: 0x34,
  addr_ton: 0,
  addr_npi: 0,
  address_range: '',
})

export const hexOf = (status: number) => `0x${status.toString(16).padStart(8, '0')}`

function kindOfBind(refusal: number): ProviderErrorKind {
  if (refusal === status.throttled) return 'limited'
  return refusal === status.alreadyBound || refusal === status.systemError ? 'later' : 'credentials'
}

function secured(socket: Socket, { host, secure }: SmppSettings): Socket {
  return secure ? connectTls({ socket, ...(isIP(host) ? { host } : { servername: host }) }) : socket
}

function connected(socket: Socket, { secure }: SmppSettings): Promise<void> {
  socket.setNoDelay().setKeepAlive(true)
  return new Promise((resolve, reject) => {
    if (!secure && !socket.connecting) resolve()
    else socket.once(secure ? 'secureConnect' : 'connect', () => resolve())
    // What breaks later is told by its end; unheard, this event would end the process.
    socket.on('error', (cause: NodeJS.ErrnoException) =>
      reject(new ProviderError('unreachable', cause.code ?? cause.message, cause)),
    )
    socket.once('close', () => reject(new ProviderError('unreachable', 'closed')))
  })
}

function sessionOn(socket: Socket, timing: SmppTimes, onDelivery: OnDelivery): SmppSession {
  const waiting = new Map<number, PendingPdu>()
  let last = 0
  const read = pduReader()
  const say = <C extends PduCommand>(
    command: C,
    sequence: number,
    body: BodyOf<C>,
    { told = status.ok, tags }: PduReply = {},
  ) => socket.write(encodePdu({ command, status: told, sequence, body, tags: tags ?? new Map<number, Buffer>() }))

  socket.on('data', (piece) => {
    try {
      for (const pdu of read(piece)) take(pdu)
    } catch (error) {
      socket.destroy(error as Error)
    }
  })
  socket.setTimeout(timing.silenceMs).on('timeout', check)
  const ended = new Promise<void>((over) =>
    socket.once('close', () => {
      for (const { fail } of waiting.values()) fail('connection lost')
      over()
    }),
  )

  function take(pdu: ReturnType<typeof read>[number]): void {
    if (pdu.command === null) {
      // An answer of an unknown kind answers nothing of ours.
      if (pdu.id < 0x80000000) say('generic_nack', pdu.sequence, {}, { told: status.invalidCommand })
    } else if (isAnswer(pdu.command)) waiting.get(pdu.sequence)?.answered(pdu)
    else if (pdu.command === 'deliver_sm') {
      const answer = (told: number) =>
        socket.writable && say('deliver_sm_resp', pdu.sequence, { message_id: '' }, { told })
      onDelivery(pdu).then(
        () => answer(status.ok),
        () => answer(status.temporaryError),
      )
    } else if (pdu.command === 'enquire_link') say('enquire_link_resp', pdu.sequence, {})
    else if (pdu.command === 'unbind') {
      say('unbind_resp', pdu.sequence, {})
      socket.end()
    } else say('generic_nack', pdu.sequence, {}, { told: status.invalidBindStatus })
  }

  /** Whether somebody is still there; a link that does not answer is none. */
  function check(): void {
    ask('enquire_link', {}).catch(() => socket.destroy())
  }

  function ask<C extends Question>(
    command: C,
    body: BodyOf<C>,
    { tags, signal, withinMs = timing.answerMs }: PduRequest = {},
  ): Promise<Pdu> {
    if (!socket.writable) return Promise.reject(new ProviderError('unreachable', 'closed'))
    last = (last % 0x7fffffff) + 1
    const sequence = last
    return new Promise<Pdu>((resolve, reject) => {
      const settle = (give: () => void) => {
        waiting.delete(sequence)
        clearTimeout(late)
        signal?.removeEventListener('abort', aborted)
        give()
      }
      const fail = (code: string) => settle(() => reject(new ProviderError('uncertain', code)))
      const aborted = () => fail('aborted')
      const late = setTimeout(() => {
        fail('no answer')
        if (command === 'submit_sm') check()
      }, withinMs)
      signal?.addEventListener('abort', aborted)
      waiting.set(sequence, { answered: (pdu) => settle(() => resolve(pdu)), fail })
      say(command, sequence, body, { tags })
    })
  }

  async function close(): Promise<void> {
    await ask('unbind', {}, { withinMs: timing.unbindMs }).catch(() => {})
    socket.destroy()
    await ended
  }

  return { ask, ended, close }
}
