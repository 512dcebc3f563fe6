import { Agent } from 'node:https'
import type {
  AckState,
  KeyChange,
  LinkedEvent,
  LinkedMessage,
  OutgoingLinkedMessage,
  SessionStart,
} from '../protocol.ts'
import { ArrivalOrder } from './arrivalOrder.ts'
import { linkedMessageOf, plainJid } from './contents.ts'
import { historyPortions } from './history.ts'
import { storedKeys } from './keys.ts'
import {
  type Library,
  quietLogger,
  type WaCredentials,
  type WaEvents,
  type WaMessage,
  type WaNode,
  type WaSocket,
} from './library.ts'
import { contentFor, optionsFor } from './outgoing.ts'

export type SessionHost = {
  /** done when it is written down, or when nobody waits for that any longer */
  happened: (event: LinkedEvent) => Promise<void>
  loadKeys: (kind: string, ids: string[]) => Promise<Record<string, string>>
  storeKeys: (changes: KeyChange[]) => Promise<void>
  storeCredentials: (text: string) => Promise<void>
}

const restartRequired = 515
/** More answers than this in five seconds are the library going round in a circle: about the app's state, and all together. */
const mostAnswers = { 'CB:iq,,sync': 50, 'CB:iq': 2_000 }
const countedMs = 5_000
const receiptStates: Record<number, AckState> = { 3: 'delivered', 4: 'read', 5: 'played' }

/** One linked phone: its connection, and what happens on it in our words. */
export class LinkedSession {
  readonly #library: Library
  readonly #host: SessionHost
  readonly #options: SessionStart
  readonly #credentials: WaCredentials
  readonly #keys: ReturnType<typeof storedKeys>
  #socket: WaSocket | null = null
  #written: Promise<void> = Promise.resolve()
  #isOver = false
  #history: Promise<void> = Promise.resolve()
  readonly #sending = new Map<string, Promise<unknown>>()
  readonly #arrivals = new ArrivalOrder()

  constructor(library: Library, options: SessionStart, host: SessionHost) {
    this.#library = library
    this.#options = options
    this.#host = host
    this.#credentials = options.credentials
      ? (JSON.parse(options.credentials, library.BufferJSON.reviver) as WaCredentials)
      : library.initAuthCreds()
    this.#keys = storedKeys(library, quietLogger, { load: host.loadKeys, store: host.storeKeys })
  }

  connect(): void {
    const { server } = this.#options
    const socket = this.#library.makeWASocket({
      auth: { creds: this.#credentials, keys: this.#keys },
      logger: quietLogger,
      syncFullHistory: false,
      markOnlineOnConnect: false,
      emitOwnEvents: false,
      generateHighQualityLinkPreview: false,
      getMessage: () => Promise.resolve(undefined),
      ...(server && { waWebSocketUrl: server.url, fetchAgent: new Agent({ ca: server.certificate }) }),
    })
    this.#socket = socket
    socket.ev.on('creds.update', (update) => this.#keep(update))
    socket.ev.on('connection.update', (update) => this.#onConnection(socket, update))
    socket.ev.on('messages.upsert', ({ messages }) => {
      for (const one of messages)
        for (const message of this.#readable(one))
          this.#tell({ kind: 'message', message: this.#arrivals.placed(message) })
    })
    socket.ev.on('messages.update', (updates) => {
      for (const { key, update } of updates) {
        const state = receiptStates[update.status ?? 0]
        if (state && key.fromMe && key.id && key.remoteJid)
          this.#tell({ kind: 'ack', id: key.id, chat: plainJid(key.remoteJid), state, code: null })
      }
    })
    socket.ev.on('messaging-history.set', (history) => {
      this.#history = this.#history.then(() => this.#onHistory(history))
    })
    // The library says nothing of a message that WhatsApp has taken, and of one that it refused in three places.
    socket.ws.on('CB:ack,class:message', (node) => this.#onAck(node))
    // The library works on several at once: the first message of somebody may come after their second one.
    socket.ws.on('CB:message', (node) => this.#arrivals.came(node))
    this.#watch(socket)
  }

  /** Not before all that the library has changed is on the disk. */
  async ready(): Promise<WaSocket> {
    await this.#written
    if (!this.#socket) throw new Error('the session is closed')
    return this.#socket
  }

  /** Done when its keys are on the disk; it is told as accepted no sooner. */
  async send(message: OutgoingLinkedMessage): Promise<void> {
    const socket = await this.ready()
    const sending = socket.sendMessage(message.to, contentFor(message), optionsFor(message))
    this.#sending.set(message.id, sending)
    try {
      await sending
    } finally {
      this.#sending.delete(message.id)
    }
  }

  async end(): Promise<void> {
    this.#isOver = true
    const socket = this.#socket
    this.#socket = null
    await socket?.end(undefined)
    await this.#written
  }

  #keep(update: Record<string, unknown>): void {
    Object.assign(this.#credentials, update)
    const text = JSON.stringify(this.#credentials, this.#library.BufferJSON.replacer)
    this.#written = this.#written.then(() => this.#host.storeCredentials(text))
    // What could not be kept must not be gone on with; the next beginning reads what is kept.
    this.#written.catch(() => this.#socket && this.#breakOff(this.#socket))
  }

  #onConnection(socket: WaSocket, update: WaEvents['connection.update']): void {
    if (this.#isOver || socket !== this.#socket) return
    const { connection, qr, lastDisconnect, reachoutTimeLock } = update
    if (reachoutTimeLock) this.#tell({ kind: 'locked', until: lockEnd(reachoutTimeLock) })
    if (qr) this.#tell({ kind: 'qr', qr })
    if (connection === 'open') this.#opened()
    if (connection !== 'close') return
    this.#socket = null
    const code = lastDisconnect?.error?.output?.statusCode ?? null
    // WhatsApp asks for it after a phone has been linked.
    if (code === restartRequired) this.#written.then(() => this.connect()).catch(() => this.#closed(null))
    else this.#closed(code)
  }

  #tell(event: LinkedEvent): void {
    this.#host.happened(event).catch(() => {})
  }

  #opened(): void {
    const { id = '', lid = '', name = '' } = this.#credentials.me ?? {}
    this.#tell({ kind: 'linked', jid: plainJid(id), lid: plainJid(lid), name })
    this.#tell({ kind: 'open' })
  }

  #closed(code: number | null): void {
    this.#isOver = true
    this.#tell({ kind: 'closed', code })
  }

  /** A hundred thousand messages are handed over no faster than they are written down. */
  async #onHistory({ chats, messages, progress }: WaEvents['messaging-history.set']): Promise<void> {
    const portions = historyPortions({
      messages: messages.flatMap((one) => this.#readable(one)),
      chats: chats.map(({ id, name }) => ({ id: plainJid(id ?? ''), name: name ?? '' })),
      progress: progress ?? null,
    })
    for (const one of portions) await this.#host.happened(one)
  }

  /** One that breaks the reading of it ends neither the worker nor the messages after it. */
  #readable(message: WaMessage): LinkedMessage[] {
    try {
      const read = linkedMessageOf(this.#library, message)
      return read ? [read] : []
    } catch {
      return []
    }
  }

  #onAck({ attrs }: WaNode): void {
    const { id, from, error } = attrs
    if (!id || !from) return
    const refused = error !== undefined
    const code = refused ? Number(error) : null
    const state = refused ? 'failed' : 'accepted'
    const tell = () => this.#tell({ kind: 'ack', id, chat: plainJid(from), state, code })
    const sending = this.#sending.get(id)
    if (sending) sending.then(tell, () => {})
    else tell()
  }

  /** An answer about the app's state without what it should have makes the library ask again at once, without an end. */
  #watch(socket: WaSocket): void {
    for (const [name, most] of Object.entries(mostAnswers)) {
      let since = Date.now()
      let count = 0
      socket.ws.on(name, () => {
        const now = Date.now()
        if (now - since > countedMs) [since, count] = [now, 0]
        count += 1
        if (count > most && socket === this.#socket) this.#breakOff(socket)
      })
    }
  }

  #breakOff(socket: WaSocket): void {
    this.#socket = null
    Promise.resolve(socket.end(undefined)).catch(() => {})
    this.#closed(null)
  }
}

type TimeLock = { isActive?: boolean; timeEnforcementEnds?: Date }
/** Until when strangers may not be written to; null: they may, or nobody says until when not. */
export const lockEnd = ({ isActive, timeEnforcementEnds }: TimeLock): number | null =>
  isActive ? (timeEnforcementEnds?.getTime() ?? null) : null
