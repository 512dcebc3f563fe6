import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { Buckets, makeLimiter } from './limiter.ts'

test('so many at once, then as many as time brings back; the wait is told in whole seconds', () => {
  const buckets = new Buckets({ burst: 3, perSecond: 0.5 })
  const at = (now: number) => buckets.take('me', now).seconds
  expect([at(0), at(0), at(0), at(0)]).toEqual([0, 0, 0, 2])
  expect([at(1_000), at(2_000), at(2_000)]).toEqual([1, 0, 2])
  expect([at(1e9), at(1e9), at(1e9), at(1e9)]).toEqual([0, 0, 0, 2])
})

test('asking while refused makes nobody wait longer', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 })
  for (let now = 0; now < 1_000; now += 10) buckets.take('me', now)
  expect(buckets.take('me', 1_000).seconds).toBe(0)
})

test('one does not pay for another', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 })
  expect(['me', 'me', 'you', 'you'].map((key) => buckets.take(key, 0).seconds)).toEqual([0, 1, 0, 1])
})

test('ten thousand made-up keys cost no more memory than the most that are kept', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 0.001 }, 3)
  buckets.take('me', 0)
  buckets.take('me', 0)
  for (let n = 0; n < 10_000; n++) {
    buckets.take(`made-up ${n}`, 0)
    if (n % 2) expect(buckets.take('me', 0).seconds).toBeGreaterThan(0)
  }
  expect(buckets.size).toBe(3)
})

test('a flood is one line in the log, which says where it comes from', () => {
  const lines: unknown[] = []
  let now = 0
  const rates = { ...limits.rates, address: { burst: 1, perSecond: 1 } }
  const limiter = makeLimiter(
    rates,
    (...line) => lines.push(line),
    () => now,
  )
  const flood = () => {
    for (let n = 0; n < 500; n++)
      try {
        limiter.admit('address', '198.51.100.7')
      } catch {}
  }
  flood()
  expect(lines).toEqual([['too many requests', { by: 'address', address: '198.51.100.7' }]])
  now = 60_000
  flood()
  expect(lines).toHaveLength(2)
})

test('ten first syncs behind one address, as fast as a server answers, are never refused', () => {
  let now = 0
  const limiter = makeLimiter(
    limits.rates,
    () => {},
    () => now,
  )
  // 100,000 contacts are 50 pages; each device also sends what waits: 10,000 mutations are 100 requests.
  const requests = 50 + 100 + 10
  for (let n = 0; n < requests; n++, now += 20)
    for (let device = 0; device < 10; device++) {
      limiter.admit('address', 'office')
      limiter.admit('session', `session ${device}`)
      limiter.admit('user', `user ${device}`)
    }
})

test('eleven devices that follow ten people who type all day are never refused', () => {
  let now = 0
  const limiter = makeLimiter(
    limits.rates,
    () => {},
    () => now,
  )
  // Pokes come at most every 50 ms: that is how often a device asks, and one of its own changes a second goes up.
  for (let second = 0; second < 600; second++)
    for (let n = 0; n < 21; n++, now += 1_000 / 21)
      for (let device = 0; device < 11; device++) {
        limiter.admit('address', 'office')
        limiter.admit('session', `session ${device}`)
        limiter.admit('user', `user ${device}`)
      }
})
