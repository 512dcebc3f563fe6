import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * An id that follows from what it is of, so that two devices, or a device and the server, make the same row. Nobody can look
 * for a spelling that makes the id of somebody else's row: it is a SHA-256.
 */
export const derivedId = (...of: readonly string[]): string => dashed(hexOf(of))

/** The same, sorted by the time of another id (UUIDv7). */
export const derivedIdAt = (timed: string, ...of: readonly string[]): string =>
  dashed(timed.replaceAll('-', '').slice(0, 12) + hexOf(of).slice(12))

/** The same, and within that time by a number below 2^24: what comes later stands behind, so a store of sorted rows grows at its end. */
export function derivedIdAfter(timed: string, number: number, ...of: readonly string[]): string {
  const place = number.toString(16).padStart(6, '0')
  return dashed(
    `${timed.replaceAll('-', '').slice(0, 12)}0${place.slice(0, 3)}0${place.slice(3)}${hexOf(of).slice(0, 12)}`,
  )
}

const hexOf = (of: readonly string[]) => bytesToHex(sha256(utf8ToBytes(JSON.stringify(of)))).slice(0, 32)

/** Version 8 of RFC 9562: made by a rule of one's own. */
const dashed = (hex: string): string =>
  [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16) + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-')
