import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableOffsetAt } from '../campaigns/zoneOffsets.ts'
import {
  afterAccepted,
  afterLimits,
  afterLock,
  afterTooMuch,
  afterWriting,
  type LinkedOrigin,
  type LinkedReceiver,
  mayWrite,
  newPhonePace,
  type PhonePace,
  pauseOf,
  strangerCount,
} from './governor.ts'
import { linkedRefusal, strangerRefusal } from './refusals.ts'
import { strangersAllowed, warmUpSteps } from './warmUp.ts'

const hour = 3_600_000
const day = 24 * hour
/** A Friday, 9:00 in Germany. */
const start = Date.parse('2026-11-27T08:00Z')
const stranger: LinkedReceiver = { heardAt: null, writtenAt: null, clock: '' }
const byHand: LinkedOrigin = { by: 'person' }
const byTask: LinkedOrigin = { by: 'task', hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }, home: 'UTC' }
const linked = (daysAgo: number, numberDaysAgo: number | null = null) =>
  newPhonePace({
    linkedAt: start - daysAgo * day,
    numberSince: numberDaysAgo === null ? null : start - numberDaysAgo * day,
  })
const turn = (phone: PhonePace, to: LinkedReceiver, at: number, origin: LinkedOrigin = byHand) =>
  mayWrite(phone, to, origin, at, tableOffsetAt)

/** Writes to as many strangers as it may at once. */
function filled(phone: PhonePace, at: number): PhonePace {
  let now = phone
  while (turn(now, stranger, at).may) now = afterWriting(now, stranger, at, 0)
  return now
}

test('a phone that was linked today writes to 20 strangers, then waits a day, and grows with its days', () => {
  expect(strangerCount(linked(0), start)).toEqual({
    used: 0,
    limit: 20,
    left: 20,
    next: null,
    rises: { at: start + 4 * day, strangers: 50 },
  })
  const full = filled(linked(0), start)
  expect(strangerCount(full, start + 1)).toMatchObject({
    used: 20,
    left: 0,
    next: { at: start + day, why: 'warmUp' },
  })
  expect(turn(full, stranger, start + day - 1)).toEqual({ may: false, until: start + day, why: 'warmUp' })
  expect(turn(full, stranger, start + day)).toEqual({ may: true })
  expect(warmUpSteps.map(({ fromDay }) => strangerCount(linked(fromDay), start).left)).toEqual([
    20, 50, 100, 200, 1_000,
  ])
})

test('the younger of the link and the number counts', () => {
  expect(strangerCount(linked(40, 2), start).limit).toBe(20)
  expect(strangerCount(linked(2, 400), start).limit).toBe(20)
  expect(strangerCount(linked(40, 400), start)).toMatchObject({ limit: 1_000, rises: null })
})

test('where the limit rises sooner than a day has gone, more may be written to at once', () => {
  const at = start + 4 * day - hour
  expect(turn(filled(linked(0), at), stranger, at)).toEqual({ may: false, until: start + 4 * day, why: 'warmUp' })
})

test('whatever the order, no 24 hours have more strangers than are allowed at their end, and who waits as told may write', () => {
  const step = fc.record({
    pause: fc.integer({ min: 0, max: hour / 3 }),
    waits: fc.boolean(),
    /** one of those who were written to before, and never answered */
    again: fc.option(fc.nat(), { freq: 2 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 300 }), fc.integer({ min: 0, max: 10 }), (steps, age) => {
      let phone = linked(age)
      let now = start
      const writtenAt: number[] = []
      for (const { pause, waits, again } of steps) {
        now += pause
        const who = again !== null && writtenAt.length ? again % writtenAt.length : writtenAt.length
        const to = { ...stranger, writtenAt: writtenAt[who] ?? null }
        const said = turn(phone, to, now)
        if (!said.may) {
          expect(turn(phone, to, said.until)).toEqual({ may: true })
          expect(turn(phone, to, said.until - 1).may).toBe(false)
          if (!waits) continue
          now = said.until
        }
        phone = afterWriting(phone, to, now, 0)
        writtenAt[who] = now
        const within = writtenAt.filter((time) => time > now - day).length
        expect(within).toBeLessThanOrEqual(strangersAllowed(phone, now))
        expect(strangerCount(phone, now).used).toBe(within)
      }
    }),
    { numRuns: 30 },
  )
})

test('1,000 in 24 hours is the most for the oldest phone', () => {
  const full = filled(linked(400), start)
  expect(strangerCount(full, start + 1)).toMatchObject({
    used: 1_000,
    left: 0,
    next: { at: start + day, why: 'daily' },
  })
})

test('a lock holds strangers to exactly its time, whatever else is known, and nobody who has written lately', () => {
  const times = fc.integer({ min: 1, max: 60 * day })
  fc.assert(
    fc.property(times, times, fc.boolean(), (lasts, after, isFull) => {
      const phone = afterLock(isFull ? filled(linked(40), start - day) : linked(40), start + lasts)
      expect(turn(phone, stranger, start)).toEqual({ may: false, until: start + lasts, why: 'locked' })
      expect(turn(phone, stranger, start + lasts - 1).may).toBe(false)
      expect(turn(phone, stranger, start + lasts + after).may).toBe(true)
      expect(turn(phone, { ...stranger, writtenAt: start - 1 }, start).may).toBe(false)
      expect(turn(phone, { ...stranger, heardAt: start - day }, start).may).toBe(true)
      expect(turn(afterLock(phone, null), stranger, start).may).toBe(true)
    }),
  )
})

test('an answer costs no stranger, a second message to the same one within a day neither, a year later it does', () => {
  const phone = linked(0)
  const used = (to: LinkedReceiver) => strangerCount(afterWriting(phone, to, start, 0), start).used
  expect(used({ ...stranger, heardAt: start - 29 * day })).toBe(0)
  expect(used({ ...stranger, writtenAt: start - hour })).toBe(0)
  expect(used({ ...stranger, writtenAt: start - 2 * day })).toBe(1)
  expect(used({ ...stranger, heardAt: start - 365 * day })).toBe(1)
  const full = filled(phone, start)
  expect(turn(full, { ...stranger, heardAt: start }, start)).toEqual({ may: true })
})

test('the chats that WhatsApp lets a phone begin are counted on from its last word, until its count ends', () => {
  const ends = start + 3 * day
  const report = { lockedUntil: null, quota: 10, used: 7, quotaEnds: ends }
  const phone = afterLimits(linked(40), report, start)
  expect(strangerCount(phone, start).left).toBe(3)
  const full = filled(phone, start + hour)
  expect(strangerCount(full, start + hour)).toMatchObject({ used: 3, left: 0, next: { at: ends, why: 'newChats' } })
  expect(turn(full, stranger, ends)).toEqual({ may: true })
  // What was written so long ago that no day has it counts in a month of WhatsApp's.
  expect(turn(afterWriting(full, stranger, start + 2 * day, 0), stranger, start + 2 * day).may).toBe(false)
  expect(strangerCount(afterLimits(full, { ...report, quota: null }, start + hour), start + hour).left).toBe(997)
  expect(afterLimits(linked(40), { ...report, used: 10, quotaEnds: null }, start).cap?.until).toBe(start + day)
})

test('a task keeps its interval and the hours of its receivers, and a person neither', () => {
  const berlin: LinkedReceiver = { ...stranger, clock: 'DE' }
  const phone = afterWriting(linked(40), { ...stranger, heardAt: start }, start, 5_000)
  expect(turn(phone, berlin, start, byTask)).toEqual({ may: false, until: start + 5_000, why: 'interval' })
  expect(turn(phone, berlin, start, byHand)).toEqual({ may: true })
  const saturdayNight = Date.parse('2026-11-28T20:00Z')
  // Nobody in Germany is written to on a Sunday.
  const monday = Date.parse('2026-11-30T07:00Z')
  expect(turn(phone, berlin, saturdayNight, byTask)).toEqual({ may: false, until: monday, why: 'hours' })
  expect(turn(phone, berlin, saturdayNight, byHand)).toEqual({ may: true })
  const locked = afterLock(phone, saturdayNight + hour)
  expect(turn(locked, berlin, saturdayNight, byTask)).toEqual({ may: false, until: monday, why: 'hours' })
  const lockedLong = afterLock(phone, saturdayNight + 4 * day)
  expect(turn(lockedLong, berlin, saturdayNight, byTask)).toMatchObject({ why: 'locked', may: false })
})

test('the pause between two messages of a task is its interval at least, and not always the same', () => {
  expect([0, 0.5, 1].map((chance) => pauseOf(10_000, chance))).toEqual([10_000, 12_500, 15_000])
  expect(pauseOf(0, 1)).toBe(3_000)
})

test('too many messages hold everything, twice as long each time, and once for those that were under way together', () => {
  const first = afterTooMuch(linked(40), start)
  expect(turn(first, { ...stranger, heardAt: start }, start)).toMatchObject({ may: false, why: 'backOff' })
  expect(afterTooMuch(first, start + 1)).toEqual(first)
  const again = afterTooMuch(first, first.backOffUntil)
  expect(again.backOffUntil - first.backOffUntil).toBe(2 * (first.backOffUntil - start))
  const afterwards = afterTooMuch(afterAccepted(again), again.backOffUntil)
  expect(afterwards.backOffUntil - again.backOffUntil).toBe(first.backOffUntil - start)
})

test('463 is of the phone where it is locked, and else of one person alone', () => {
  expect([401, 403, 429, 463, 404].map(linkedRefusal)).toEqual(['ended', 'ended', 'tooMuch', 'askLimits', 'receiver'])
  expect(strangerRefusal(start + 1, start)).toBe('locked')
  expect(strangerRefusal(start, start)).toBe('receiver')
  expect(strangerRefusal(null, start)).toBe('receiver')
})
