import * as z from 'zod/mini'
import { Bundle, type BundleReceiver } from '#domain/fair/bundle'
import { limits } from '#domain/limits'

export const bundleJsonBytes = 30_000_000

/**
 * A bundle goes over a table in sight of everybody, or as a file through somebody else's messenger; so it is sealed for
 * the one phone that has shown its code, by a key that both make for this one time (ECDH on P-256, HKDF, AES-GCM). No
 * secret of the company has to be on every phone, and none can be taken away by who leaves. Whose company and user it is
 * for is part of what is sealed: another one's phone cannot open it, whatever it is told.
 */
export type Lock = {
  receiver: BundleReceiver
  /** PKCS #8: bytes, because a device under a PIN seals what it keeps, and a key of the browser's own cannot be sealed. */
  privateKey: Uint8Array<ArrayBuffer>
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const magic = new TextEncoder().encode('FLB1')
const [keyLength, ivLength] = [65, 12]

/** What a phone that takes a bundle makes and keeps until it has come. */
export async function newLock({ account, user }: { account: string; user: string }): Promise<Lock> {
  const made = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  const key = new Uint8Array(await crypto.subtle.exportKey('raw', made.publicKey))
  const privateKey = new Uint8Array(await crypto.subtle.exportKey('pkcs8', made.privateKey))
  return { receiver: { account, user, key }, privateKey }
}

export async function seal(bundle: Bundle, receiver: BundleReceiver): Promise<Uint8Array<ArrayBuffer>> {
  const mine = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const spoken = new Uint8Array(await crypto.subtle.exportKey('raw', mine.publicKey))
  const theirs = await crypto.subtle.importKey('raw', receiver.key, curve, false, [])
  const key = await sharedKey(mine.privateKey, theirs, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const plain = await through(new TextEncoder().encode(JSON.stringify(bundle)), new CompressionStream('deflate-raw'))
  const hidden = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: about(receiver, spoken) },
    key,
    plain,
  )
  return joined([magic, spoken, iv, new Uint8Array(hidden)])
}

export type BundleResult =
  | { kind: 'bundle'; bundle: Bundle }
  /** not a bundle · not for this phone, or damaged on its way · of another version, or of no shape we know */
  | { kind: 'refused'; why: 'notOne' | 'foreign' | 'unreadable' }

export async function open(bytes: Uint8Array<ArrayBuffer>, { receiver, privateKey }: Lock): Promise<BundleResult> {
  const body = bytes.subarray(magic.length)
  const isOne = magic.every((byte, at) => bytes[at] === byte) && body.length > keyLength + ivLength
  if (!isOne || bytes.length > limits.bundleBytes) return { kind: 'refused', why: 'notOne' }
  const plain = await unsealed(body, { receiver, privateKey })
  if (!plain) return { kind: 'refused', why: 'foreign' }
  const bundle = z.safeParse(Bundle, await readJson(plain))
  const isOurs = bundle.success && bundle.data.account === receiver.account && bundle.data.from !== receiver.user
  return isOurs ? { kind: 'bundle', bundle: bundle.data } : { kind: 'refused', why: 'unreadable' }
}

async function unsealed(body: Uint8Array<ArrayBuffer>, { receiver, privateKey }: Lock) {
  const spoken = body.subarray(0, keyLength)
  const iv = body.subarray(keyLength, keyLength + ivLength)
  try {
    const theirs = await crypto.subtle.importKey('raw', spoken, curve, false, [])
    const mine = await crypto.subtle.importKey('pkcs8', privateKey, curve, false, ['deriveBits'])
    const shared = await sharedKey(mine, theirs, ['decrypt'])
    const rest = body.subarray(keyLength + ivLength)
    const how = { name: 'AES-GCM', iv, additionalData: about(receiver, spoken) }
    return new Uint8Array(await crypto.subtle.decrypt(how, shared, rest))
  } catch {
    // Of another phone, or not as it was sent: the two cannot be told apart.
    return null
  }
}

async function sharedKey(mine: CryptoKey, theirs: CryptoKey, uses: ('encrypt' | 'decrypt')[]): Promise<CryptoKey> {
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, mine, 256)
  const secret = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: magic, info: new TextEncoder().encode('fairlead lead bundle') }
  return crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, uses)
}

const about = ({ account, user, key }: BundleReceiver, spoken: Uint8Array) =>
  joined([new TextEncoder().encode(`${account} ${user} `), key, spoken])

/** Counted while it is unpacked: what was packed may be a thousand times as much. */
async function readJson(packed: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    const plain = await through(packed, new DecompressionStream('deflate-raw'), bundleJsonBytes)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) as unknown
  } catch {
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  pipe: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(pipe).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(parts)
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new RangeError('more than a bundle may hold')
    }
    parts.push(value)
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
