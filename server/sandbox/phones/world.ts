import type { Authority } from './noise.ts'
import { LinkedKeys, PersonDevice } from './person.ts'
import type { PhoneRule, ReceivedMessage, SandboxGroup } from './protocol.ts'
import type { WireLibrary, WireNode } from './wire.ts'

/** A device that a phone has linked, whether it is connected or not. */
export type LinkedDevice = {
  phone: string
  device: number
  keys: LinkedKeys
  connection: { isOpen: boolean; send: (node: WireNode) => void; close: () => void } | null
  /** what waits until it is connected */
  waiting: WireNode[]
  isBanned: boolean
  /** the first sign-in is over, and the history has been sent */
  isSettled: boolean
}

type WorldHost = { received: (message: ReceivedMessage) => void; linked: (phone: string) => void }

/** All phones, and what WhatsApp's server knows of them. */
export class PhoneWorld {
  readonly library: WireLibrary
  readonly authority: Authority
  readonly host: WorldHost
  /** by the key with which a device signs in */
  readonly links = new Map<string, LinkedDevice>()
  readonly groups = new Map<string, SandboxGroup>()
  readonly rules = new Map<string, PhoneRule>()
  readonly files = new Map<string, Buffer>()
  readonly receipts: { phone: string; id: string; to: string; kind: string }[] = []
  readonly counts = { messages: 0, queries: {} as Record<string, number> }
  readonly #people = new Map<string, PersonDevice>()
  readonly #received: ReceivedMessage[] = []
  readonly #shown = new Set<string>()
  readonly #locks = new Map<string, number>()
  readonly #known = new Map<string, Set<string>>()
  mediaHost = ''

  constructor(library: WireLibrary, authority: Authority, host: WorldHost) {
    this.library = library
    this.authority = authority
    this.host = host
  }

  person(number: string, device = 0): PersonDevice {
    const key = `${number}.${device}`
    const found = this.#people.get(key)
    if (found) return found
    const made = new PersonDevice(this.library, { number, device })
    this.#people.set(key, made)
    return made
  }

  rule(number: string): PhoneRule {
    return this.rules.get(number) ?? {}
  }

  linkOf(phone: string): LinkedDevice {
    const found = [...this.links.values()].findLast((one) => one.phone === phone)
    if (!found) throw new Error(`${phone} has linked no device`)
    return found
  }

  addLink(noiseKey: string, phone: string): LinkedDevice {
    const device = 1 + Math.max(0, ...[...this.links.values()].map((one) => (one.phone === phone ? one.device : 0)))
    const link: LinkedDevice = {
      phone,
      device,
      keys: new LinkedKeys(),
      connection: null,
      waiting: [],
      isBanned: false,
      isSettled: false,
    }
    this.links.set(noiseKey, link)
    return link
  }

  removeLink(link: LinkedDevice): void {
    for (const [key, one] of this.links) if (one === link) this.links.delete(key)
  }

  /** At once, or when it is connected again. */
  hand(link: LinkedDevice, stanza: WireNode): void {
    if (link.connection?.isOpen) link.connection.send(stanza)
    else link.waiting.push(stanza)
  }

  /** A phone shows a message once, however often it comes. */
  receive(message: ReceivedMessage): void {
    const key = `${message.number}.${message.device} ${message.id}`
    if (this.#shown.has(key)) return
    this.#shown.add(key)
    this.#received.push(message)
    this.host.received(message)
  }

  receivedBy(number: string): ReceivedMessage[] {
    return this.#received.filter((one) => one.number === number)
  }

  /** These two have written to each other. */
  meet(phone: string, number: string): void {
    const known = this.#known.get(phone) ?? new Set()
    this.#known.set(phone, known.add(number))
  }

  lock(phone: string, until: number | null): void {
    if (until === null) this.#locks.delete(phone)
    else this.#locks.set(phone, until)
  }

  lockedUntil(phone: string): number | null {
    const until = this.#locks.get(phone) ?? 0
    return until > Date.now() ? until : null
  }

  /** A locked number may go on with whom it knows. */
  isLockedOut(phone: string, number: string): boolean {
    return this.lockedUntil(phone) !== null && !this.#known.get(phone)?.has(number)
  }

  writtenTo(phone: string): number {
    return this.#known.get(phone)?.size ?? 0
  }
}
