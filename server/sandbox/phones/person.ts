import { randomInt } from 'node:crypto'
import { kindKey, rawKey } from './noise.ts'
import {
  bigEndian,
  type KeyPair,
  node,
  type PreKeyBundle,
  type Proto,
  type SignalStorage,
  type SignedPreKey,
  type WireLibrary,
  type WireNode,
} from './wire.ts'

/** Who writes or is written to, by number and device, whatever the wire calls them. */
export type DeviceName = { number: string; device: number }
export type Ciphertext = { type: 'pkmsg' | 'msg'; bytes: Uint8Array }
export type SavedPerson = {
  name: DeviceName
  identity: KeyPair
  registration: number
  signed: SignedPreKey
  preKeys: Map<number, KeyPair>
  sessions: Map<string, Uint8Array>
  senderKeys: Map<string, Uint8Array>
  lastPreKey: number
}
export type SavedLinkedKeys = {
  identity: Buffer
  registration: number
  signed: { id: number; value: Buffer; signature: Buffer } | null
  preKeys: { id: number; value: Buffer }[]
}

/** One device of somebody: its identity, keys without an end, and what it can read. */
export class PersonDevice {
  readonly #library: WireLibrary
  readonly name: DeviceName
  readonly identity: KeyPair
  readonly #registration: number
  readonly #signed: SignedPreKey
  readonly #preKeys: Map<number, KeyPair>
  readonly #sessions: Map<string, Uint8Array>
  readonly #senderKeys: Map<string, Uint8Array>
  readonly #storage: SignalStorage
  #turn: Promise<unknown> = Promise.resolve()
  #lastPreKey: number

  constructor(library: WireLibrary, { name, ...saved }: { name: DeviceName } & Partial<SavedPerson>) {
    const { bridge } = library
    this.#library = library
    this.name = name
    this.identity = saved.identity ?? bridge.generateIdentityKeyPair()
    this.#registration = saved.registration ?? bridge.generateRegistrationId()
    this.#signed = saved.signed ?? bridge.generateSignedPreKey(this.identity, 1)
    this.#preKeys = saved.preKeys ?? new Map()
    this.#sessions = saved.sessions ?? new Map()
    this.#senderKeys = saved.senderKeys ?? new Map()
    this.#lastPreKey = saved.lastPreKey ?? 0
    this.#storage = {
      loadSession: (address) => this.#sessions.get(address),
      storeSession: (address, record) => void this.#sessions.set(address, record.serialize()),
      storeSessionRaw: (address, data) => void this.#sessions.set(address, new Uint8Array(data)),
      getOurIdentity: () => this.identity,
      getOurRegistrationId: () => this.#registration,
      isTrustedIdentity: () => true,
      loadPreKey: (id) => this.#preKeys.get(id),
      removePreKey: (id) => void this.#preKeys.delete(id),
      loadSignedPreKey: () => this.#signed,
      loadSenderKey: (id) => this.#senderKeys.get(id),
      storeSenderKey: (id, record) => void this.#senderKeys.set(id, new Uint8Array(record)),
    }
  }

  saved(): SavedPerson {
    return {
      name: this.name,
      identity: this.identity,
      registration: this.#registration,
      signed: this.#signed,
      preKeys: this.#preKeys,
      sessions: this.#sessions,
      senderKeys: this.#senderKeys,
      lastPreKey: this.#lastPreKey,
    }
  }

  /** With a key that is given to nobody else, as WhatsApp hands it to who writes for the first time. */
  bundleFor(jid: string): WireNode {
    return node('user', { jid }, [this.registration(), ...this.#bundle()])
  }

  /** For who has written what could not be opened: a session is begun anew with it. */
  keysForRetry(): WireNode {
    return node('keys', {}, this.#bundle())
  }

  registration(): WireNode {
    return node('registration', {}, bigEndian(this.#registration, 4))
  }

  #bundle(): WireNode[] {
    const { keyId, keyPair } = this.#library.bridge.generatePreKey(++this.#lastPreKey)
    this.#preKeys.set(keyId, keyPair)
    return [
      node('type', {}, Buffer.from([5])),
      node('identity', {}, rawKey(this.identity)),
      node('skey', {}, [
        node('id', {}, bigEndian(this.#signed.keyId, 3)),
        node('value', {}, rawKey(this.#signed.keyPair)),
        node('signature', {}, Buffer.from(this.#signed.signature)),
      ]),
      node('key', {}, [node('id', {}, bigEndian(keyId, 3)), node('value', {}, rawKey(keyPair))]),
    ]
  }

  knows(other: DeviceName): boolean {
    return this.#sessions.has(`${other.number}.${other.device}`)
  }

  begin(other: DeviceName, bundle: PreKeyBundle): Promise<void> {
    const { SessionBuilder } = this.#library.bridge
    return this.#inTurn(() => new SessionBuilder(this.#storage, this.#address(other)).processPreKeyBundle(bundle))
  }

  encrypt(other: DeviceName, message: Proto): Promise<Ciphertext> {
    return this.#inTurn(async () => {
      const cipher = new this.#library.bridge.SessionCipher(this.#storage, this.#address(other))
      const { type, body } = await cipher.encrypt(this.#padded(message))
      return { type: type === 3 ? 'pkmsg' : 'msg', bytes: Buffer.from(body) }
    })
  }

  decrypt(other: DeviceName, { type, bytes }: Ciphertext): Promise<Proto> {
    return this.#inTurn(async () => {
      const cipher = new this.#library.bridge.SessionCipher(this.#storage, this.#address(other))
      const plain = await (type === 'pkmsg'
        ? cipher.decryptPreKeyWhisperMessage(bytes)
        : cipher.decryptWhisperMessage(bytes))
      return this.#opened(plain)
    })
  }

  /** What lets the others of a group read what this device writes there. */
  groupKey(group: string): Promise<Uint8Array> {
    const { GroupSessionBuilder, SenderKeyName } = this.#library.bridge
    return this.#inTurn(async () => {
      const name = new SenderKeyName(group, this.#address(this.name))
      return (await new GroupSessionBuilder(this.#storage).create(name)).serialize()
    })
  }

  learnGroupKey(group: string, other: DeviceName, key: Uint8Array): Promise<void> {
    const { GroupSessionBuilder, SenderKeyName, SenderKeyDistributionMessage } = this.#library.bridge
    return this.#inTurn(() => {
      const name = new SenderKeyName(group, this.#address(other))
      return new GroupSessionBuilder(this.#storage).process(name, SenderKeyDistributionMessage.deserialize(key))
    })
  }

  encryptForGroup(group: string, message: Proto): Promise<Uint8Array> {
    const { GroupCipher } = this.#library.bridge
    return this.#inTurn(() =>
      new GroupCipher(this.#storage, group, this.#address(this.name)).encrypt(this.#padded(message)),
    )
  }

  decryptFromGroup(group: string, other: DeviceName, bytes: Uint8Array): Promise<Proto> {
    const { GroupCipher } = this.#library.bridge
    return this.#inTurn(async () =>
      this.#opened(await new GroupCipher(this.#storage, group, this.#address(other)).decrypt(bytes)),
    )
  }

  #address({ number, device }: DeviceName) {
    return new this.#library.bridge.ProtocolAddress(number, device)
  }

  /** A session is read, changed and written: one thing after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work, work)
    this.#turn = done.catch(() => {})
    return done
  }

  /** As WhatsApp does it: 1 to 16 bytes, each saying how many. */
  #padded(message: Proto): Buffer {
    const { Message } = this.#library.proto
    const length = randomInt(1, 17)
    return Buffer.concat([Message.encode(Message.fromObject(message)).finish(), Buffer.alloc(length, length)])
  }

  #opened(padded: Uint8Array): Proto {
    const length = padded[padded.length - 1]!
    return this.#library.proto.Message.decode(padded.subarray(0, padded.length - length))
  }
}

/** The keys that a linked device has left with the server, for who writes to it. */
export class LinkedKeys {
  #identity: Buffer
  #registration: number
  #signed: SavedLinkedKeys['signed']
  readonly #preKeys: { id: number; value: Buffer }[]

  constructor(saved: Partial<SavedLinkedKeys> = {}) {
    this.#identity = saved.identity ?? Buffer.alloc(0)
    this.#registration = saved.registration ?? 0
    this.#signed = saved.signed ?? null
    this.#preKeys = saved.preKeys ?? []
  }

  saved(): SavedLinkedKeys {
    return {
      identity: this.#identity,
      registration: this.#registration,
      signed: this.#signed,
      preKeys: this.#preKeys,
    }
  }

  get count(): number {
    return this.#preKeys.length
  }

  keep(
    given: { identity: Buffer; registration: Buffer; signed: { id: Buffer; value: Buffer; signature: Buffer } | null },
    preKeys: { id: Buffer; value: Buffer }[],
  ): void {
    if (given.identity.length) this.#identity = given.identity
    if (given.registration.length) this.#registration = numberIn(given.registration)
    if (given.signed) this.#signed = { ...given.signed, id: numberIn(given.signed.id) }
    this.#preKeys.push(...preKeys.map(({ id, value }) => ({ id: numberIn(id), value })))
  }

  take(): PreKeyBundle {
    if (!this.#signed) throw new Error('the device has left no keys')
    const preKey = this.#preKeys.shift()
    return {
      registrationId: this.#registration,
      identityKey: kindKey(this.#identity),
      ...(preKey && { preKey: { keyId: preKey.id, publicKey: kindKey(preKey.value) } }),
      signedPreKey: {
        keyId: this.#signed.id,
        publicKey: kindKey(this.#signed.value),
        signature: this.#signed.signature,
      },
    }
  }
}

const numberIn = (bytes: Buffer): number => (bytes.length ? bytes.readUIntBE(0, Math.min(bytes.length, 6)) : 0)
