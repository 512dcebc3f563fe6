import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/**
 * What stands in a mail's links and addresses: whose mail it is, and for a click which link, with a signature. It names a
 * row of the ledger and nothing else, so that nobody can make one up, read an address from it, or use it for another purpose.
 */
export const urlPurposes = ['open', 'unsubscribe', 'view'] as const
/** In the local part of an address: `bounce` in the envelope, `reply` in Reply-To, `leave` in the mailto of List-Unsubscribe. */
export const addressPurposes = ['bounce', 'reply', 'leave'] as const
export type AddressPurpose = (typeof addressPurposes)[number]
export type TokenPurpose = (typeof urlPurposes)[number] | AddressPurpose
type ClickToken = { receiver: string; link: number }

export type MailTokens = {
  /** `receiver`: the id of its row in the ledger */
  make: (purpose: TokenPurpose, receiver: string) => string
  /** The receiver; null where the token was not made here, or for something else. */
  read: (purpose: TokenPurpose, token: string) => string | null
  makeClick: (click: ClickToken) => string
  readClick: (token: string) => ClickToken | null
}

/** Of several keys the first one signs, and what any of them signed is known. */
export function mailTokens(keys: readonly Buffer[]): MailTokens {
  if (keys.some((key) => key.length < 32)) throw new Error('tokens need keys of 32 bytes or more')
  // Made of its bytes each time, a key costs five times what it signs with.
  const secrets = keys.map((key) => createSecretKey(key))
  const [newest] = secrets
  if (!newest) throw new Error('tokens need keys of 32 bytes or more')
  const sign = (purpose: TokenPurpose | 'click', body: Buffer) => Buffer.concat([body, macOf(newest, purpose, body)])
  const isOurs = (purpose: TokenPurpose | 'click', body: Buffer, mac: Buffer) =>
    secrets.some((secret) => timingSafeEqual(macOf(secret, purpose, body), mac))
  const opened = (purpose: TokenPurpose | 'click', token: string, bodyBytes: number): Buffer | null => {
    const bytes = formOf(purpose).decode(token)
    if (bytes?.length !== bodyBytes + macBytes) return null
    const body = bytes.subarray(0, bodyBytes)
    return isOurs(purpose, body, bytes.subarray(bodyBytes)) ? body : null
  }
  return {
    make: (purpose, receiver) => formOf(purpose).encode(sign(purpose, idBytes(receiver))),
    read(purpose, token) {
      const body = opened(purpose, token, 16)
      return body && idOf(body)
    },
    makeClick({ receiver, link }) {
      const body = Buffer.alloc(18)
      idBytes(receiver).copy(body)
      // More than two bytes hold is an error here, not another link.
      body.writeUInt16BE(link, 16)
      return base64url.encode(sign('click', body))
    },
    readClick(token) {
      const body = opened('click', token, 18)
      return body && { receiver: idOf(body), link: body.readUInt16BE(16) }
    },
  }
}

/** 96 bits: it can only be guessed at our own door, and a token in an address leaves room for the mailbox before it. */
const macBytes = 12

const macOf = (key: KeyObject, purpose: TokenPurpose | 'click', body: Buffer) =>
  createHmac('sha256', key).update(`fairlead mail ${purpose}\0`).update(body).digest().subarray(0, macBytes)

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function idBytes(id: string): Buffer {
  if (!idPattern.test(id)) throw new Error('a token names a row by its id')
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Null for what it would not have written itself: there is one way to write a token, and no other is one. */
type Form = { encode: (bytes: Buffer) => string; decode: (text: string) => Buffer | null }

const isAddressPurpose = (purpose: string): purpose is AddressPurpose =>
  (addressPurposes as readonly string[]).includes(purpose)
const formOf = (purpose: TokenPurpose | 'click'): Form => (isAddressPurpose(purpose) ? base32 : base64url)

const longest = 100

const base64url: Form = {
  encode: (bytes) => bytes.toString('base64url'),
  decode(text) {
    if (text.length > longest) return null
    const bytes = Buffer.from(text, 'base64url')
    return bytes.toString('base64url') === text ? bytes : null
  },
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** RFC 4648 without padding. Servers on the way change the case of a local part, so either is read. */
const base32: Form = {
  encode(bytes) {
    let text = ''
    let [bits, held] = [0, 0]
    for (const byte of bytes) {
      held = (held << 8) | byte
      bits += 8
      for (; bits >= 5; bits -= 5) text += letters[(held >> (bits - 5)) & 31]
      held &= 31
    }
    return bits ? text + letters[(held << (5 - bits)) & 31] : text
  },
  decode(text) {
    if (text.length > longest || !/^[a-z2-7]*$/i.test(text)) return null
    const bytes: number[] = []
    let [bits, held] = [0, 0]
    for (const letter of text.toLowerCase()) {
      held = (held << 5) | letters.indexOf(letter)
      bits += 5
      if (bits < 8) continue
      bits -= 8
      bytes.push(held >> bits)
      held &= (1 << bits) - 1
    }
    const decoded = Buffer.from(bytes)
    return base32.encode(decoded) === text.toLowerCase() ? decoded : null
  },
}
