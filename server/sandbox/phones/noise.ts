import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto'
import type { Bridge, KeyPair, WireLibrary } from './wire.ts'

const mode = 'Noise_XX_25519_AESGCM_SHA256\0\0\0\0'
const header = Buffer.from([87, 65, 6, 3])
const tagLength = 16
const empty = Buffer.alloc(0)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const counterIv = (counter: number) => {
  const iv = Buffer.alloc(12)
  iv.writeUInt32BE(counter, 8)
  return iv
}

function gcmSeal(plain: Uint8Array, key: Buffer, counter: number, said: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, counterIv(counter)).setAAD(said)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function gcmOpen(sealed: Uint8Array, key: Buffer, counter: number, said: Buffer): Buffer {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', key, counterIv(counter), { authTagLength: tagLength }).setAAD(said)
  decipher.setAuthTag(bytes.subarray(-tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()])
}

/** After the handshake: both directions have a key and a counter. */
export type Transport = { seal: (plain: Uint8Array) => Buffer; open: (bytes: Uint8Array) => Buffer }

/** What vouches for the simulator: a root of its own, which a client that is to believe it must be told. */
export type Authority = { root: Buffer; own: KeyPair; chain: Uint8Array }

/** 32 bytes, as WhatsApp writes them; the bridge has the kind of key before them. */
export const rawKey = ({ pubKey }: KeyPair): Buffer => Buffer.from(pubKey).subarray(1)
export const kindKey = (key: Uint8Array): Buffer =>
  key.length === 33 ? Buffer.from(key) : Buffer.concat([Buffer.from([5]), key])

export function makeAuthority({ bridge, proto }: Pick<WireLibrary, 'bridge' | 'proto'>): Authority {
  const [root, between, own] = [bridge.generateKeyPair(), bridge.generateKeyPair(), bridge.generateKeyPair()]
  const details = (serial: number, issuerSerial: number, key: KeyPair) =>
    proto.CertChain.NoiseCertificate.Details.encode({ serial, issuerSerial, key: rawKey(key) }).finish()
  const signed = (by: KeyPair, what: Uint8Array) => ({
    details: what,
    signature: bridge.calculateSignature(by.privKey, what),
  })
  const chain = proto.CertChain.encode({
    intermediate: signed(root, details(1, 0, between)),
    leaf: signed(between, details(2, 1, own)),
  }).finish()
  return { root: rawKey(root), own, chain }
}

/** The server's side of Noise XX, as WhatsApp does it. */
export class NoiseResponder {
  readonly #bridge: Bridge
  readonly #authority: Authority
  readonly #ephemeral: KeyPair
  #hash: Buffer = Buffer.from(mode)
  #salt: Buffer = this.#hash
  #key: Buffer = this.#hash
  #counter = 0

  constructor(bridge: Bridge, authority: Authority) {
    this.#bridge = bridge
    this.#authority = authority
    this.#ephemeral = bridge.generateKeyPair()
  }

  /** The client's first message, and what is said to it. */
  hello(theirs: Uint8Array): { ephemeral: Buffer; static: Buffer; payload: Buffer } {
    const { own, chain } = this.#authority
    this.#authenticate(header)
    this.#authenticate(theirs)
    this.#authenticate(rawKey(this.#ephemeral))
    this.#mix(this.#ephemeral, theirs)
    const key = this.#seal(rawKey(own))
    this.#mix(own, theirs)
    return { ephemeral: rawKey(this.#ephemeral), static: key, payload: this.#seal(chain) }
  }

  /** The client's second message: who it is, and what it wants. */
  finish(theirs: Uint8Array, payload: Uint8Array): { key: Buffer; payload: Buffer; transport: Transport } {
    const key = this.#open(theirs)
    this.#mix(this.#ephemeral, key)
    const opened = this.#open(payload)
    return { key, payload: opened, transport: this.#split() }
  }

  #split(): Transport {
    const [toServer, toClient] = this.#derive(empty)
    let received = 0
    let told = 0
    return {
      seal: (plain) => gcmSeal(plain, toClient, told++, empty),
      open: (bytes) => gcmOpen(bytes, toServer, received++, empty),
    }
  }

  #authenticate(bytes: Uint8Array): void {
    this.#hash = sha256(Buffer.concat([this.#hash, bytes]))
  }

  #mix(ours: KeyPair, theirs: Uint8Array): void {
    const shared = this.#bridge.calculateAgreement(kindKey(theirs), ours.privKey)
    const [salt, key] = this.#derive(shared)
    this.#salt = salt
    this.#key = key
    this.#counter = 0
  }

  #derive(from: Uint8Array): [Buffer, Buffer] {
    const bytes = Buffer.from(hkdfSync('sha256', from, this.#salt, empty, 64))
    return [bytes.subarray(0, 32), bytes.subarray(32)]
  }

  #seal(plain: Uint8Array): Buffer {
    const sealed = gcmSeal(plain, this.#key, this.#counter++, this.#hash)
    this.#authenticate(sealed)
    return sealed
  }

  #open(sealed: Uint8Array): Buffer {
    const plain = gcmOpen(sealed, this.#key, this.#counter++, this.#hash)
    this.#authenticate(sealed)
    return plain
  }
}

/** Frames with their length before them; the first one has the protocol's name, after where it is to be routed. */
export class Frames {
  #bytes = Buffer.alloc(0)
  #isFirst = true

  read(more: Uint8Array): Buffer[] {
    this.#bytes = Buffer.concat([this.#bytes, more])
    if (this.#isFirst && !this.#readIntroduction()) return []
    const frames: Buffer[] = []
    while (this.#bytes.length >= 3) {
      const length = this.#bytes.readUIntBE(0, 3)
      if (this.#bytes.length < length + 3) break
      frames.push(this.#bytes.subarray(3, length + 3))
      this.#bytes = this.#bytes.subarray(length + 3)
    }
    return frames
  }

  #readIntroduction(): boolean {
    const routed = this.#bytes.subarray(0, 2).toString() === 'ED'
    if (routed && this.#bytes.length < 7) return false
    const start = routed ? 7 + this.#bytes.readUIntBE(4, 3) : 0
    if (this.#bytes.length < start + header.length) return false
    this.#bytes = this.#bytes.subarray(start + header.length)
    this.#isFirst = false
    return true
  }
}

export const framed = (bytes: Uint8Array): Buffer => Buffer.concat([bigEndian24(bytes.length), bytes])
const bigEndian24 = (length: number) => Buffer.from([length >> 16, (length >> 8) & 255, length & 255])
