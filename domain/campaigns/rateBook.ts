/**
 * So many in a time: `{ many: 1, perMs: 1_000, atOnce: 1 }` is one a second, `perMs: 86_400_000` are days. `atOnce`: how many may
 * go together after a silence. `isSmoothed`: what sends them spaces them evenly (`makePacer`), so that all of them come back in
 * that time, and the bucket need not hold some back for those that went together.
 */
export type PaceRate = { many: number; perMs: number; atOnce: number; isSmoothed?: true }

/**
 * How much may go at once; every message costs `perMs`. All of it is whole numbers, so that a million messages later it is
 * still right.
 */
export type Bucket = { level: number; at: number }

/**
 * What comes back in `perMs`: with what the bucket held, no such time, wherever it begins, has more than it may. Of a smoothed rate
 * it is the whole.
 */
export const refillOf = ({ many, atOnce, isSmoothed }: PaceRate) => (isSmoothed ? many : many + 1 - atOnce)

/** A rate of messages in a second that are spaced as they leave. */
export const smoothedPerSecond = (many: number): PaceRate => ({ many, perMs: 1_000, atOnce: many, isSmoothed: true })

export const fullBucket = ({ perMs, atOnce }: PaceRate, at: number): Bucket => ({ level: atOnce * perMs, at })

/** A clock that was put back brings nothing. */
function filled({ level, at }: Bucket, rate: PaceRate, now: number): Bucket {
  const more = Math.max(0, now - at) * refillOf(rate)
  return { level: Math.min(rate.atOnce * rate.perMs, level + more), at: Math.max(at, now) }
}

/** The first moment from now on at which one may go. */
export function bucketAllows(bucket: Bucket, rate: PaceRate, now: number): number {
  const { level, at } = filled(bucket, rate, now)
  return level >= rate.perMs ? now : at + Math.ceil((rate.perMs - level) / refillOf(rate))
}

/** After one went. */
export function poured(bucket: Bucket, rate: PaceRate, now: number): Bucket {
  const { level, at } = filled(bucket, rate, now)
  return { level: level - rate.perMs, at }
}
