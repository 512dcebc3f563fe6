import { AppError } from '#domain/errors'
import type { limits } from '#domain/limits'
import type { Log, LogFields } from '../log.ts'

type Rate = { burst: number; perSecond: number }
export type Rates = Record<keyof typeof limits.rates, Rate>

/**
 * Admits calls, without asking the database: the buckets are in the memory of this process. Of several processes each
 * admits as much as one can bear; only what must be counted over all of them, tries to sign in, is a row
 * (`people/throttle.ts`).
 */
export type Limiter = { admit: (by: keyof Rates, key: string) => void }

export function makeLimiter(rates: Rates, log: Log, clock: () => number = () => performance.now()): Limiter {
  const kinds = Object.entries(rates).map(([by, rate]) => [by, new Buckets(rate)] as const)
  const buckets = Object.fromEntries(kinds) as Record<keyof Rates, Buckets>
  return {
    admit(by, key) {
      const { seconds, isFirst } = buckets[by].take(key, clock())
      if (isFirst) log('too many requests', { by, ...whoOf(by, key) })
      if (seconds) throw new AppError('tooManyRequests', { values: { seconds } })
    },
  }
}

/** The other keys are sessions, or of what a user asks for. */
function whoOf(by: keyof Rates, key: string): LogFields {
  if (by === 'address') return { address: key }
  return by === 'user' ? { user: key } : {}
}

type Bucket = { left: number; at: number; toldAt: number }

/** A bucket of tokens for every key, filled again as time goes by. */
export class Buckets {
  readonly #rate: Rate
  readonly #most: number
  readonly #byKey = new Map<string, Bucket>()

  constructor(rate: Rate, most = 50_000) {
    this.#rate = rate
    this.#most = most
  }

  get size(): number {
    return this.#byKey.size
  }

  /** Seconds to wait; 0 when a token was taken. `isFirst`: refused, for the first time in a minute. */
  take(key: string, now: number): { seconds: number; isFirst: boolean } {
    const { burst, perSecond } = this.#rate
    const { left, at, toldAt } = this.#byKey.get(key) ?? { left: burst, at: now, toldAt: -Infinity }
    const full = Math.min(burst, left + ((now - at) / 1_000) * perSecond)
    const isTaken = full >= 1
    const isFirst = !isTaken && now - toldAt >= 60_000
    // Put at the end: what was not used for longest stands first, and goes first.
    this.#byKey.delete(key)
    this.#byKey.set(key, { left: isTaken ? full - 1 : full, at: now, toldAt: isFirst ? now : toldAt })
    if (this.#byKey.size > this.#most) this.#byKey.delete(this.#byKey.keys().next().value!)
    return { seconds: isTaken ? 0 : Math.ceil((1 - full) / perSecond), isFirst }
  }
}
