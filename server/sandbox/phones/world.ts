import type { Authority } from './noise.ts'
import { LinkedKeys, PersonDevice, type SavedLinkedKeys, type SavedPerson } from './person.ts'
import type { HistoryChat, PersonEnvelope, PersonLine, PhoneRule, ReceivedMessage, SandboxGroup } from './protocol.ts'
import type { Proto, WireLibrary, WireNode } from './wire.ts'

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

/** What somebody has written, to be said again where the device could not open it. */
export type SaidAgain = { said: PersonEnvelope; message: Proto; times: number }
type SavedLink = Pick<LinkedDevice, 'phone' | 'device' | 'waiting' | 'isBanned' | 'isSettled'> & {
  keys: SavedLinkedKeys
}
export type SavedPhoneWorld = {
  people: SavedPerson[]
  links: Map<string, SavedLink>
  groups: PhoneWorld['groups']
  rules: PhoneWorld['rules']
  pasts: PhoneWorld['pasts']
  receipts: PhoneWorld['receipts']
  said: PersonLine[]
  sent: Map<string, SaidAgain>
  received: ReceivedMessage[]
  locks: Map<string, number>
  known: Map<string, Set<string>>
  mediaPort: number
}

type WorldHost = {
  received: (message: ReceivedMessage) => void
  linked: (phone: string) => void
  /** a device has been linked, which must not be forgotten */
  mustKeep?: () => void
}
const mostSent = 1_000
/** how often a message is said again, or asked for again */
export const mostRetries = 4

/** All phones, and what WhatsApp's server knows of them. */
export class PhoneWorld {
  readonly library: WireLibrary
  readonly authority: Authority
  readonly host: WorldHost
  /** by the key with which a device signs in */
  readonly links = new Map<string, LinkedDevice>()
  readonly groups: Map<string, SandboxGroup>
  readonly rules: Map<string, PhoneRule>
  /** the chats that a phone has had before it is linked */
  readonly pasts: Map<string, HistoryChat[]>
  readonly files = new Map<string, Buffer>()
  readonly receipts: { phone: string; id: string; to: string; kind: string }[]
  readonly said: PersonLine[]
  readonly sent: Map<string, SaidAgain>
  /** how often a device was asked for a message again */
  readonly askedAgain = new Map<string, number>()
  readonly counts = { messages: 0, queries: {} as Record<string, number> }
  readonly #people = new Map<string, PersonDevice>()
  readonly #received: ReceivedMessage[]
  readonly #shown: Set<string>
  readonly #locks: Map<string, number>
  readonly #known: Map<string, Set<string>>
  mediaHost = ''
  aheadMs = 0

  constructor(library: WireLibrary, authority: Authority, host: WorldHost, saved: SavedPhoneWorld | null = null) {
    this.library = library
    this.authority = authority
    this.host = host
    this.groups = saved?.groups ?? new Map()
    this.rules = saved?.rules ?? new Map()
    this.pasts = saved?.pasts ?? new Map()
    this.receipts = saved?.receipts ?? []
    this.said = saved?.said ?? []
    this.sent = saved?.sent ?? new Map()
    this.#received = saved?.received ?? []
    this.#shown = new Set(this.#received.map(shownAs))
    this.#locks = saved?.locks ?? new Map()
    this.#known = saved?.known ?? new Map()
    for (const one of saved?.people ?? []) this.#people.set(deviceKey(one.name), new PersonDevice(library, one))
    for (const [key, one] of saved?.links ?? [])
      this.links.set(key, { ...one, keys: new LinkedKeys(one.keys), connection: null })
  }

  saved(): SavedPhoneWorld {
    return {
      people: [...this.#people.values()].map((one) => one.saved()),
      links: new Map(
        [...this.links].map(([key, { connection: _, keys, ...link }]) => [key, { ...link, keys: keys.saved() }]),
      ),
      groups: this.groups,
      rules: this.rules,
      pasts: this.pasts,
      receipts: this.receipts,
      said: this.said,
      sent: this.sent,
      received: this.#received,
      locks: this.#locks,
      known: this.#known,
      mediaPort: Number(this.mediaHost.split(':')[1] ?? 0),
    }
  }

  person(number: string, device = 0): PersonDevice {
    const key = deviceKey({ number, device })
    const found = this.#people.get(key)
    if (found) return found
    const made = new PersonDevice(this.library, { name: { number, device } })
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
    this.host.mustKeep?.()
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
    const key = shownAs(message)
    if (this.#shown.has(key)) return
    this.#shown.add(key)
    this.#received.push(message)
    this.host.received(message)
  }

  hasShown(message: ShownName): boolean {
    return this.#shown.has(shownAs(message))
  }

  /** The last ones can be said again. */
  keepSent(id: string, sent: SaidAgain): void {
    this.sent.set(id, sent)
    for (const oldest of this.sent.keys()) if (this.sent.size > mostSent) this.sent.delete(oldest)
  }

  get allReceived(): readonly ReceivedMessage[] {
    return this.#received
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

  now(): number {
    return Date.now() + this.aheadMs
  }

  seconds(): string {
    return String(Math.floor(this.now() / 1_000))
  }

  lockedUntil(phone: string): number | null {
    const until = this.#locks.get(phone) ?? 0
    return until > this.now() ? until : null
  }

  /** A locked number may go on with whom it knows. */
  isLockedOut(phone: string, number: string): boolean {
    return this.lockedUntil(phone) !== null && !this.#known.get(phone)?.has(number)
  }

  writtenTo(phone: string): number {
    return this.#known.get(phone)?.size ?? 0
  }
}

type ShownName = Pick<ReceivedMessage, 'number' | 'device' | 'id'>
const deviceKey = ({ number, device }: { number: string; device: number }) => `${number}.${device}`
const shownAs = (message: ShownName) => `${deviceKey(message)} ${message.id}`
