import { argon2idAsync } from '@noble/hashes/argon2.js'
import { fromBase64, toBase64 } from '../base64.ts'
import type { Protection } from '../database/device.ts'
import { sealer } from './sealer.ts'

/** Half a second on a laptop, two on a slow phone; whoever tries PINs needs 32 MB for each of them. */
const cost = { m: 32_768, t: 3, p: 1 }

type Bytes = Uint8Array<ArrayBuffer>
const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

/** `secret` in base64 */
type NewProtection = { secret: string; protection: Protection }

/** A new key, opened by the PIN, and by a secret that only the server will have. */
export async function makeProtection(
  owner: string,
  pin: string,
  idleMinutes: Protection['idleMinutes'],
): Promise<NewProtection> {
  const key = random(32)
  const secret = random(32)
  const protection: Protection = {
    owner,
    device: crypto.randomUUID(),
    state: 'sealing',
    idleMinutes,
    pin: await underPin(key, pin),
    escrow: sealer(secret).seal(key),
    tries: 0,
    notBefore: 0,
  }
  return { secret: toBase64(secret), protection }
}

export async function underPin(key: Bytes, pin: string): Promise<NonNullable<Protection['pin']>> {
  const salt = random(16)
  return { salt, cost, wrapped: sealer(await stretched(pin, salt, cost)).seal(key) }
}

/** Null: it is another PIN. */
export async function openWithPin({ salt, cost, wrapped }: NonNullable<Protection['pin']>, pin: string) {
  return opened(await stretched(pin, salt, cost), wrapped)
}

export const openWithSecret = ({ escrow }: Protection, secret: string) => opened(fromBase64(secret), escrow)

function opened(with_: Uint8Array, wrapped: Uint8Array): Bytes | null {
  try {
    return sealer(with_).open(wrapped)
  } catch {
    return null
  }
}

// Typed on another keyboard it is the same PIN.
const stretched = (pin: string, salt: Uint8Array, { m, t, p }: typeof cost) =>
  argon2idAsync(pin.normalize('NFKC'), salt, { m, t, p, dkLen: 32 })
