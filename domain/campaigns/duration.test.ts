import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Crowd, expectedDuration, type SendingPlan } from './duration.ts'
import { afterMail, type DomainPace, newDomainPace, newSenderPace, type PaceLimits, turnOf } from './pace.ts'
import type { Zones } from './sendHours.ts'
import { offsetAt } from './testing/offsets.ts'

const hour = 3_600_000
const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
const start = Date.parse('2026-05-04T00:00:00Z')
const limits: PaceLimits = { hours: always, per_hour: 60, per_domain_hour: 60, warms_up: false }
const utc: Zones = ['UTC']
const plan = (more: Partial<PaceLimits>): SendingPlan => ({
  limits: { ...limits, ...more },
  warmUp: null,
  start,
  offsetAt,
})
const hoursFor = (crowds: Crowd[], more: Partial<PaceLimits>) =>
  (expectedDuration(crowds, plan(more)).last! - start) / hour

test('the pace of the sender, or that of one domain, tells how long it takes', () => {
  const crowd = (domain: string, receivers: number): Crowd => ({ domain, zones: utc, receivers })
  expect(hoursFor([crowd('a.de', 600)], {})).toBeCloseTo(10, 1)
  expect(hoursFor([crowd('a.de', 300), crowd('b.de', 300)], { per_domain_hour: 10 })).toBeCloseTo(30, 0)
  const many = Array.from({ length: 300 }, (_, index) => crowd(`d${index}.de`, 1))
  expect(hoursFor([...many, crowd('big.com', 100)], { per_hour: 100, per_domain_hour: 10 })).toBeCloseTo(10, 0)
})

test('nights and weekends of the receivers are waited for', () => {
  const office = { from: 9, to: 17, days: [0, 1, 2, 3, 4] }
  const crowds: Crowd[] = [{ domain: 'a.de', zones: ['Europe/Berlin'], receivers: 60 * 8 * 6 }]
  const { first, last } = expectedDuration(crowds, plan({ hours: office }))
  expect(first).toBe(Date.parse('2026-05-04T07:00:00Z'))
  // Six working days: the sixth is the next Monday.
  expect(Math.abs(last! - Date.parse('2026-05-11T15:00:00Z'))).toBeLessThan(5 * 60_000)
})

test('a new sender needs days where an old one needs hours', () => {
  const crowds: Crowd[] = [{ domain: 'a.de', zones: utc, receivers: 50 + 75 + 112 + 1 }]
  const fast = { per_hour: 10_000, per_domain_hour: 10_000 }
  expect(hoursFor(crowds, { ...fast, warms_up: true })).toBeCloseTo(72, 0)
  expect(hoursFor(crowds, fast)).toBeLessThan(1)
})

test('what takes longer than a year says so, and what is left then', () => {
  const expected = expectedDuration(
    [{ domain: 'a.de', zones: utc, receivers: 10_000 }],
    plan({ per_hour: 1, per_domain_hour: 1 }),
  )
  expect(expected).toEqual({ first: start, last: null, left: 10_000 - 366 * 24 })
})

const crowdIn = (zone: fc.Arbitrary<Zones>) =>
  fc.record({
    domain: fc.constantFrom('a.de', 'b.cn', 'c.com'),
    zones: zone,
    receivers: fc.integer({ min: 1, max: 60 }),
  })
const someZone = fc.constantFrom<Zones>(['Europe/Berlin'], ['Asia/Shanghai'], ['America/New_York', 'America/Denver'])
const someLimits = fc.record({
  hours: fc.constantFrom(always, { from: 9, to: 17, days: [0, 1, 2, 3, 4] }, { from: 20, to: 4, days: [1, 3] }),
  per_hour: fc.integer({ min: 5, max: 200 }),
  per_domain_hour: fc.integer({ min: 5, max: 100 }),
  warms_up: fc.constant(false),
})

test('is what sending in that pace really takes where the sender is what holds it up', () => {
  const crowds = someZone.chain((zone) => fc.array(crowdIn(fc.constant(zone)), { minLength: 1, maxLength: 6 }))
  fc.assert(
    fc.property(crowds, someLimits, (crowds, limits) => {
      const own = { ...limits, per_domain_hour: limits.per_hour }
      const { last } = expectedDuration(crowds, plan(own))
      expect(Math.abs(last! - reallyTakes(crowds, own))).toBeLessThanOrEqual(hour / 2)
    }),
    { numRuns: 40 },
  )
})

test('leaves nobody out, and is never shorter than the pace allows', () => {
  fc.assert(
    fc.property(
      fc.array(crowdIn(someZone), { minLength: 1, maxLength: 6 }),
      someLimits,
      fc.boolean(),
      (crowds, limits, warms_up) => {
        const { first, last, left } = expectedDuration(crowds, plan({ ...limits, warms_up }))
        expect(left).toBe(0)
        const all = crowds.reduce((sum, { receivers }) => sum + receivers, 0)
        expect(last! - first!).toBeGreaterThanOrEqual(((all - 1) / limits.per_hour) * hour - 1)
        if (warms_up) expect(last! - first!).toBeGreaterThanOrEqual(all > 125 ? 24 * hour : 0)
      },
    ),
    { numRuns: 60 },
  )
})

/** Always the mail that may go first. */
function reallyTakes(crowds: Crowd[], limits: PaceLimits): number {
  let sender = newSenderPace(limits, start)
  const domains = new Map<string, DomainPace>()
  const left = crowds.map((crowd) => ({ ...crowd }))
  let now = start
  while (left.some(({ receivers }) => receivers > 0)) {
    const turns = left
      .filter(({ receivers }) => receivers > 0)
      .map((crowd) => {
        const domain = domains.get(crowd.domain) ?? newDomainPace(limits, start)
        return { crowd, domain, at: turnOf(limits, { sender, domain }, crowd.zones, now, offsetAt).at }
      })
    const { crowd, domain, at } = turns.reduce((best, one) => (one.at < best.at ? one : best))
    const after = afterMail(limits, { sender, domain }, at)
    sender = after.sender
    domains.set(crowd.domain, after.domain)
    crowd.receivers--
    now = at
  }
  return now
}
