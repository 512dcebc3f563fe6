import type { WebSocket } from 'ws'
import { host, lidOf } from './names.ts'
import { Frames, framed, NoiseResponder, type Transport } from './noise.ts'
import { childNode, contentBytes, node, type Proto, seconds, type WireNode } from './wire.ts'
import type { LinkedDevice, PhoneWorld } from './world.ts'

/** What a connection leaves to others. */
export type ConnectionWork = {
  wantsLink: (connection: PhoneConnection) => void
  stanza: (connection: PhoneConnection, stanza: WireNode) => Promise<void>
  ended: (connection: PhoneConnection) => void
}

/** One device that speaks to the server: the handshake, and then stanzas, each after the one before it. */
export class PhoneConnection {
  readonly #socket: WebSocket
  readonly #world: PhoneWorld
  readonly #work: ConnectionWork
  readonly #frames = new Frames()
  readonly #noise: NoiseResponder
  #transport: Transport | null = null
  #turn: Promise<void> = Promise.resolve()
  noiseKey = ''
  link: LinkedDevice | null = null

  constructor(socket: WebSocket, world: PhoneWorld, work: ConnectionWork) {
    this.#socket = socket
    this.#world = world
    this.#work = work
    this.#noise = new NoiseResponder(world.library.bridge, world.authority)
    socket.on('message', (bytes) => {
      // A device that says what cannot be read is cut off, as WhatsApp does it.
      this.#turn = this.#turn.then(() => this.#take(bytes as Buffer)).catch(() => socket.close())
    })
    socket.on('error', () => socket.close())
    socket.on('close', () => this.#onClose())
  }

  get isOpen(): boolean {
    return this.#transport !== null && this.#socket.readyState === this.#socket.OPEN
  }

  send(stanza: WireNode): void {
    if (this.#transport && this.isOpen) this.#sendRaw(this.#transport.seal(this.#world.library.encodeNode(stanza)))
  }

  close(): void {
    this.#socket.close()
  }

  /** What waited for it, and then that this was all. */
  settle(): void {
    if (!this.link) return
    const waiting = this.link.waiting.splice(0)
    for (const stanza of waiting) this.send({ ...stanza, attrs: { ...stanza.attrs, offline: '0' } })
    this.send(node('ib', { from: host }, [node('offline', { count: String(waiting.length) })]))
  }

  async #take(bytes: Buffer): Promise<void> {
    for (const frame of this.#frames.read(bytes)) await this.#read(frame)
  }

  async #read(frame: Buffer): Promise<void> {
    if (!this.#transport) return this.#shake(frame)
    await this.#work.stanza(this, await this.#world.library.decodeNode(this.#transport.open(frame)))
  }

  #shake(frame: Buffer): void {
    const { HandshakeMessage, ClientPayload } = this.#world.library.proto
    const { clientHello, clientFinish } = HandshakeMessage.decode(frame) as Record<
      string,
      Record<string, Uint8Array> | null
    >
    if (clientHello) {
      const serverHello = this.#noise.hello(clientHello.ephemeral!)
      this.#sendRaw(HandshakeMessage.encode({ serverHello }).finish())
      return
    }
    const { key, payload, transport } = this.#noise.finish(clientFinish!.static!, clientFinish!.payload!)
    this.#transport = transport
    this.noiseKey = key.toString('base64')
    this.#begin(ClientPayload.decode(payload))
  }

  #begin(payload: Proto): void {
    if (payload.devicePairingData) return this.#work.wantsLink(this)
    const link = this.#world.links.get(this.noiseKey)
    if (!link || link.isBanned) return this.#refuse(link ? '403' : '401')
    // The same device a second time: the first one has to go.
    link.connection?.send(node('stream:error', {}, [node('conflict', { type: 'replaced' })]))
    link.connection?.close()
    link.connection = this
    this.link = link
    this.send(node('success', { t: seconds(), lid: lidOf(link.phone, link.device), creation: '1' }))
  }

  #refuse(reason: string): void {
    this.send(node('failure', { reason }))
    this.close()
  }

  #sendRaw(bytes: Uint8Array): void {
    this.#socket.send(framed(bytes))
  }

  #onClose(): void {
    if (this.link?.connection === this) this.link.connection = null
    this.#work.ended(this)
  }
}

/** The keys that a device leaves with the server, as it says them. */
export function keysIn(stanza: WireNode) {
  const signed = childNode(stanza, 'skey') ?? childNode(childNode(stanza, 'rotate'), 'skey')
  const part = (of: WireNode, tag: string) => contentBytes(childNode(of, tag))
  return {
    identity: contentBytes(childNode(stanza, 'identity')),
    registration: contentBytes(childNode(stanza, 'registration')),
    signed: signed
      ? { id: part(signed, 'id'), value: part(signed, 'value'), signature: part(signed, 'signature') }
      : null,
  }
}
