import { setTimeout as sleep } from 'node:timers/promises'

/** Of one sender within one process; `perSecond` as it is now. Resolves when a message may leave, or at once when `signal` aborts. */
export type Pacer = (perSecond: number, signal: AbortSignal) => Promise<void>

/** A timer wakes no sooner than this. */
const finestMs = 4

const waited = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => {})

/** Spaces messages evenly: those that were claimed together leave one after the other. */
export function makePacer(clock: () => number = () => performance.now(), wait = waited): Pacer {
  let next = 0
  return async (perSecond, signal) => {
    const now = clock()
    const turn = Math.max(next, now)
    next = turn + 1_000 / perSecond
    if (turn - now >= finestMs) await wait(turn - now, signal)
  }
}
