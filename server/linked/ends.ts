/**
 * Why a session of a linked phone ended, and so what is next:
 * - `unlinked`: the phone or WhatsApp has taken the link away; its keys open nothing any more
 * - `banned`: WhatsApp has locked the number out
 * - `replaced`: the same link is used elsewhere; whoever goes on would fight with it
 * - `stale`: the keys are not those that WhatsApp knows, as after an older backup; the phone must be linked again
 * - `unscanned`: nobody scanned the QR codes in time
 * - `broken`: the connection is gone, and is tried again
 */
export type LinkEnd = 'unlinked' | 'banned' | 'replaced' | 'stale' | 'unscanned' | 'broken'

const ends: Record<number, LinkEnd> = { 401: 'unlinked', 403: 'banned', 411: 'stale', 440: 'replaced', 500: 'stale' }

/** `isLinked`: a phone has been linked; before that, 408 says that the last code has run out. */
export function linkEnd(code: number | null, isLinked: boolean): LinkEnd {
  if (code !== null && ends[code]) return ends[code]
  return isLinked ? 'broken' : 'unscanned'
}

const firstWaitMs = 1_000
const mostWaitMs = 60_000

/** How long after the nth failure the connection is tried again; `chance` from 0 to 1 keeps many from doing so at once. */
export const reconnectMs = (failures: number, chance: number): number =>
  Math.min(firstWaitMs * 2 ** failures, mostWaitMs) * (0.75 + chance / 2)
