import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateOfHour } from './pace.ts'
import { type Bucket, bucketAllows, fullBucket, type PaceRate, poured, smoothedPerSecond } from './rateBook.ts'

/** The turns of messages that are asked for after these pauses. */
function turns(rate: PaceRate, pauses: readonly number[]): number[] {
  let bucket = fullBucket(rate, 0)
  let now = 0
  return pauses.map((pause) => {
    now = bucketAllows(bucket, rate, now + pause)
    bucket = poured(bucket, rate, now)
    return now
  })
}

/** How mails were counted before there were other channels: a point of an hour for each, and a minute's worth at once. */
function mailTurns(perHour: number, pauses: readonly number[]): number[] {
  const hourMs = 3_600_000
  const burst = Math.max(1, Math.floor(perHour / 60))
  const back = perHour + 1 - burst
  let bucket: Bucket = { level: burst * hourMs, at: 0 }
  const filled = (at: number) => ({
    level: Math.min(burst * hourMs, bucket.level + Math.max(0, at - bucket.at) * back),
    at: Math.max(bucket.at, at),
  })
  let now = 0
  return pauses.map((pause) => {
    const { level, at } = filled(now + pause)
    now = level >= hourMs ? now + pause : at + Math.ceil((hourMs - level) / back)
    const after = filled(now)
    bucket = { level: after.level - hourMs, at: after.at }
    return now
  })
}

const pauses = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 })), { maxLength: 20 })

test('a mail has the turn that it had when hours were all there was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), pauses, (perHour, given) => {
      expect(turns(rateOfHour(perHour), given)).toEqual(mailTurns(perHour, given))
    }),
    { numRuns: 20_000 },
  )
}, 60_000)

test('no time, wherever it begins, has more than it may', () => {
  const rates = fc.record({ many: fc.integer({ min: 1, max: 100 }), perMs: fc.integer({ min: 1, max: 86_400_000 }) })
  fc.assert(
    fc.property(rates, fc.double({ min: 0, max: 1, noNaN: true }), pauses, ({ many, perMs }, part, given) => {
      const at = turns({ many, perMs, atOnce: Math.max(1, Math.floor(many * part)) }, given)
      for (const [n, begin] of at.entries())
        expect(at.slice(n).filter((one) => one < begin + perMs).length).toBeLessThanOrEqual(many)
    }),
    { numRuns: 5_000 },
  )
}, 60_000)

test('one a second, one in six seconds, and a thousand in 24 hours are rates', () => {
  expect(turns({ many: 1, perMs: 1_000, atOnce: 1 }, [0, 0, 500, 5_000])).toEqual([0, 1_000, 2_000, 7_000])
  expect(turns({ many: 1, perMs: 6_000, atOnce: 1 }, [0, 0])).toEqual([0, 6_000])
  const day = turns({ many: 1_000, perMs: 86_400_000, atOnce: 100 }, Array<number>(1_001).fill(0))
  expect(day[99]).toBe(0)
  expect(day[1_000]).toBeGreaterThanOrEqual(86_400_000)
})

test('a queue that never ends goes at the whole of a smoothed rate', () => {
  for (const many of [1, 20, 80, 1_000]) {
    const seconds = 30
    const at = turns(smoothedPerSecond(many), Array<number>(many * (seconds + 1)).fill(0))
    // A second's worth at once, and then as many in each second as it says.
    expect(at[many - 1]).toBe(0)
    expect(at.at(-1)).toBeGreaterThan((seconds - 1) * 1_000)
    expect(at.at(-1)).toBeLessThanOrEqual(seconds * 1_000)
  }
})
