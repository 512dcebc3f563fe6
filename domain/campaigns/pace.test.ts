import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { warmUpDaily } from '../email/sender/sender.ts'
import {
  afterAnswer,
  afterMail,
  type DomainPace,
  newDomainPace,
  newSenderPace,
  type PaceLimits,
  type SenderPace,
  turnOf,
  warmUpAt,
} from './pace.ts'
import { isSendingHour, openWeek, type Zones } from './sendHours.ts'
import { offsetAt } from './testing/offsets.ts'

const hour = 3_600_000
const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
const plain: PaceLimits = { hours: always, per_hour: 600, per_domain_hour: 60, warms_up: false }
const start = Date.parse('2026-03-27T10:00:00Z')

/** Sends as soon as it may, with pauses of the process between. */
function sent(limits: PaceLimits, mails: { domain: string; zones: Zones; pause: number }[]) {
  let sender: SenderPace = newSenderPace(limits, start)
  const domains = new Map<string, DomainPace>()
  let now = start
  return mails.map(({ domain: name, zones, pause }) => {
    const domain = domains.get(name) ?? newDomainPace(limits, start)
    const { at } = turnOf(limits, { sender, domain }, zones, now + pause, offsetAt)
    const after = afterMail(limits, { sender, domain }, at)
    sender = after.sender
    domains.set(name, after.domain)
    now = at
    return { name, zones, at }
  })
}

/** The most that went within any `span`, wherever it begins. */
function most(times: readonly number[], span: number): number {
  let [best, first] = [0, 0]
  times.forEach((time, index) => {
    while (time - times[first]! >= span) first++
    best = Math.max(best, index - first + 1)
  })
  return best
}

const mails = fc.array(
  fc.record({
    domain: fc.constantFrom('a.de', 'b.cn', 'c.com'),
    zones: fc.constantFrom<Zones>(['Europe/Berlin'], ['Asia/Shanghai'], ['America/New_York', 'America/Los_Angeles']),
    pause: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 * hour })),
  }),
  { minLength: 1, maxLength: 400 },
)
const limits = fc.record({
  hours: fc.constantFrom(always, { from: 9, to: 17, days: [0, 1, 2, 3, 4] }, { from: 21, to: 3, days: [2, 6] }),
  per_hour: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 100_000 })),
  per_domain_hour: fc.integer({ min: 1, max: 300 }),
  warms_up: fc.boolean(),
})

test('no hour, wherever it begins, has more mails than it may, in all and to a domain; none is out of hours', () => {
  fc.assert(
    fc.property(limits, mails, (limits, mails) => {
      const log = sent(limits, mails)
      const times = log.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(most(times, hour)).toBeLessThanOrEqual(limits.per_hour)
      for (const domain of ['a.de', 'b.cn', 'c.com']) {
        const own = log.filter(({ name }) => name === domain).map(({ at }) => at)
        expect(most(own, hour)).toBeLessThanOrEqual(limits.per_domain_hour)
      }
      const week = openWeek(limits.hours)
      for (const { zones, at } of log)
        for (const zone of zones) expect(isSendingHour(week, zone, at, offsetAt), `${zone} ${at}`).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('the pace that was set is reached, too: even by a mail every 36 milliseconds', () => {
  const berlin: Zones = ['Europe/Berlin']
  const run = (limits: PaceLimits, count: number) =>
    sent(
      limits,
      Array.from({ length: count }, () => ({ domain: 'a.de', zones: berlin, pause: 0 })),
    ).at(-1)!.at - start
  expect(run({ ...plain, per_hour: 1, per_domain_hour: 1 }, 4)).toBe(3 * hour)
  expect(run({ ...plain, per_domain_hour: 600 }, 600)).toBeLessThanOrEqual(hour)
  expect(run({ ...plain, per_hour: 100_000, per_domain_hour: 100_000 }, 100_000)).toBeLessThanOrEqual(hour)
})

describe('a new sender', () => {
  const limits = { ...plain, per_hour: 100_000, per_domain_hour: 100_000, warms_up: true }
  test('writes to few on the first day and to half as many more on the next', () => {
    const mail = { domain: 'a.de', zones: ['UTC'] as const, pause: 0 }
    const times = sent(
      limits,
      Array.from({ length: 250 }, () => mail),
    ).map(({ at }) => at - start)
    const onDay = [0, 1, 2].map((day) => times.filter((at) => Math.floor(at / (24 * hour)) === day).length)
    expect(onDay).toEqual([50, 75, 112])
    expect(onDay).toEqual([0, 1, 2].map(warmUpDaily))
  })
  test('does not grow warm by silence', () => {
    expect(warmUpAt({ day: 3, from: start, sent: 9 }, start + 24 * hour - 1).day).toBe(3)
    expect(warmUpAt({ day: 3, from: start, sent: 9 }, start + 1_000 * hour)).toEqual({
      day: 4,
      from: start + 1_000 * hour,
      sent: 0,
    })
  })
  test('is told what it waits for', () => {
    const domain = newDomainPace(limits, start)
    const tired = { ...newSenderPace(limits, start), warmUp: { day: 0, from: start, sent: 50 } }
    expect(turnOf(limits, { sender: tired, domain }, ['UTC'], start, offsetAt)).toEqual({
      at: start + 24 * hour,
      wait: 'warmUp',
    })
    const office = { ...limits, hours: { from: 12, to: 13, days: [4] } }
    const sender = newSenderPace(limits, start)
    expect(turnOf(office, { sender, domain }, ['UTC'], start, offsetAt)).toEqual({
      at: start + 2 * hour,
      wait: 'hours',
    })
    expect(turnOf(limits, { sender, domain }, ['UTC'], start, offsetAt)).toEqual({ at: start, wait: null })
  })
})

describe('a domain that puts us off', () => {
  const fresh = newDomainPace(plain, start)
  const waited = (domain: DomainPace, now: number) => (domain.until - now) / 60_000
  test.each([
    [421, 10],
    [450, 5],
    [451, 5],
    [452, 15],
  ])('with %i is left alone for %i minutes', (code, minutes) => {
    const after = afterAnswer(fresh, code, start)
    expect(waited(after, start)).toBe(minutes)
    const pace = { sender: newSenderPace(plain, start), domain: after }
    expect(turnOf(plain, pace, ['UTC'], start, offsetAt)).toEqual({ at: start + minutes * 60_000, wait: 'backOff' })
  })
  test('again and again is left alone for longer, up to four hours, and as before once it took one', () => {
    let domain = fresh
    const minutes = Array.from({ length: 8 }, () => {
      const now = Math.max(start, domain.until)
      domain = afterAnswer(domain, 421, now)
      return waited(domain, now)
    })
    expect(minutes).toEqual([10, 20, 40, 80, 160, 240, 240, 240])
    const taken = afterAnswer(domain, 250, domain.until)
    expect(waited(afterAnswer(taken, 421, taken.until), taken.until)).toBe(10)
  })
  test('by ten answers to mails that were under way counts once', () => {
    const once = afterAnswer(fresh, 451, start)
    for (const code of [421, 450, 250, 452, 550]) expect(afterAnswer(once, code, start + 1_000)).toBe(once)
  })
  test('is not what a refusal for good, or an answer that is none, makes of it', () => {
    for (const code of [550, 454, 0, Number.NaN]) expect(afterAnswer(fresh, code, start)).toBe(fresh)
  })
})

test('a clock that is put back neither brings mails nor loses the count', () => {
  const limits = { ...plain, per_hour: 1, per_domain_hour: 1 }
  const fresh = { sender: newSenderPace(limits, start), domain: newDomainPace(limits, start) }
  const after = afterMail(limits, fresh, start)
  expect(turnOf(limits, after, ['UTC'], start - 10 * hour, offsetAt)).toEqual({ at: start + hour, wait: 'senderPace' })
})
