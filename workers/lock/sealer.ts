import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'

/**
 * Seals bytes with a key of 32 bytes. The browser's own ciphers answer later, and a transaction of IndexedDB does not wait
 * for them; random nonces of 24 bytes never meet.
 */
export function sealer(key: Uint8Array) {
  const cipher = managedNonce(xchacha20poly1305)(key)
  return {
    seal: (bytes: Uint8Array) => cipher.encrypt(bytes) as Uint8Array<ArrayBuffer>,
    /** Throws when the key is another one or the bytes were changed. */
    open: (sealed: Uint8Array) => cipher.decrypt(sealed) as Uint8Array<ArrayBuffer>,
  }
}
export type Sealer = ReturnType<typeof sealer>
