import type { LinkEnd } from '#domain/linked/phone'

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
