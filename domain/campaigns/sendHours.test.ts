import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesAt, isSendingHour, openIn, opensAt, opensInAll, openWeek, zonesOr } from './sendHours.ts'
import { offsetAt } from './testing/offsets.ts'

const daily = [0, 1, 2, 3, 4, 5, 6]
const workdays = [0, 1, 2, 3, 4]
const at = (text: string) => Date.parse(text)
const said = (time: number | null) => (time === null ? null : new Date(time).toISOString().replace('.000Z', 'Z'))
const opens = (hours: Parameters<typeof openWeek>[0], zone: string, from: string) =>
  said(opensAt(openWeek(hours), zone, at(from), offsetAt))

describe('hours of the receiver', () => {
  const office = { from: 9, to: 17, days: workdays }
  test.each([
    ['Europe/Berlin', '2026-03-27T15:59:59Z', '2026-03-27T15:59:59Z'],
    // The clocks go forward on Sunday, so Monday begins an hour earlier.
    ['Europe/Berlin', '2026-03-27T16:00:00Z', '2026-03-30T07:00:00Z'],
    ['Europe/Berlin', '2026-10-23T15:00:00Z', '2026-10-26T08:00:00Z'],
    ['Asia/Kolkata', '2026-05-01T20:00:00Z', '2026-05-04T03:30:00Z'],
    ['Pacific/Kiritimati', '2026-05-03T19:00:00Z', '2026-05-03T19:00:00Z'],
    ['America/New_York', '2026-01-05T13:59:59Z', '2026-01-05T14:00:00Z'],
  ])('in %s from %s on begin at %s', (zone, from, expected) => expect(opens(office, zone, from)).toBe(expected))

  test('an hour that the clocks leave out begins when they are put', () => {
    expect(opens({ from: 2, to: 3, days: daily }, 'Europe/Berlin', '2026-03-28T12:00:00Z')).toBe('2026-03-30T00:00:00Z')
    expect(opens({ from: 2, to: 5, days: daily }, 'Europe/Berlin', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00Z')
  })
  test('an hour that comes twice is open twice', () => {
    const week = openWeek({ from: 2, to: 3, days: daily })
    expect(said(changesAt(week, 'Europe/Berlin', at('2026-10-25T00:10:00Z'), offsetAt))).toBe('2026-10-25T02:00:00Z')
    // Between one and two nothing is open; New York puts its clocks from two to one.
    const early = openWeek({ from: 0, to: 2, days: daily })
    expect(said(changesAt(early, 'America/New_York', at('2026-11-01T04:30:00Z'), offsetAt))).toBe(
      '2026-11-01T07:00:00Z',
    )
  })
  test('hours over midnight belong to the day on which they begin', () => {
    const night = { from: 22, to: 2, days: [4] }
    expect(opens(night, 'UTC', '2026-05-08T23:59:59Z')).toBe('2026-05-08T23:59:59Z')
    expect(opens(night, 'UTC', '2026-05-09T01:59:59Z')).toBe('2026-05-09T01:59:59Z')
    expect(opens(night, 'UTC', '2026-05-09T02:00:00Z')).toBe('2026-05-15T22:00:00Z')
    expect(opens({ ...night, days: [6] }, 'UTC', '2026-05-11T01:00:00Z')).toBe('2026-05-11T01:00:00Z')
  })
  test('the whole week never closes', () => {
    expect(changesAt(openWeek({ from: 0, to: 24, days: daily }), 'Europe/Berlin', 0, offsetAt)).toBeNull()
  })
  test('of a country with several zones hold in all of them, and in the middle one where that cannot be', () => {
    const week = openWeek(office)
    const america = zonesOr(['America/Los_Angeles', 'America/New_York', 'America/Chicago'], 'UTC')
    expect(said(opensInAll(week, america, at('2026-05-04T12:00:00Z'), offsetAt))).toBe('2026-05-04T16:00:00Z')
    expect(said(opensInAll(week, america, at('2026-05-08T21:00:00Z'), offsetAt))).toBe('2026-05-11T16:00:00Z')
    const russia = zonesOr(['Europe/Kaliningrad', 'Asia/Novosibirsk', 'Asia/Kamchatka'], 'UTC')
    expect(said(opensInAll(week, russia, at('2026-05-04T00:00:00Z'), offsetAt))).toBe('2026-05-04T02:00:00Z')
    expect(zonesOr([], 'Asia/Shanghai')).toEqual(['Asia/Shanghai'])
  })

  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Shanghai',
  )
  const hours = fc.record({
    from: fc.integer({ min: 0, max: 23 }),
    to: fc.integer({ min: 1, max: 24 }),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  })
  const time = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') })

  test('are what the wall clock says, and nothing before them is open', () => {
    const clock = (zone: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    fc.assert(
      fc.property(hours, zone, time, ({ from, to, days }, zone, now) => {
        const week = openWeek({ from, to, days })
        const isOpenByClock = (moment: number) => {
          const parts = clock(zone).formatToParts(moment)
          const hour = Number(parts.find(({ type }) => type === 'hour')?.value)
          const day = names.indexOf(parts.find(({ type }) => type === 'weekday')?.value ?? '')
          if (to > from) return days.includes(day) && hour >= from && hour < to
          return (days.includes(day) && hour >= from) || (days.includes((day + 6) % 7) && hour < to)
        }
        const open = opensAt(week, zone, now, offsetAt)
        expect(isOpenByClock(open)).toBe(true)
        for (let moment = now; moment < open; moment += 1_800_000) expect(isOpenByClock(moment)).toBe(false)
        if (open > now) expect(isSendingHour(week, zone, open - 1, offsetAt)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  test('say when they are to be looked at again, and agree with the next moment at which a mail may go', () => {
    fc.assert(
      fc.property(hours, fc.uniqueArray(zone, { minLength: 1, maxLength: 3 }), time, (hours, zones, now) => {
        const [week, places] = [openWeek(hours), zonesOr(zones, 'UTC')]
        const { open, until } = openIn(week, places, now, offsetAt)
        expect(opensInAll(week, places, now, offsetAt) === now).toBe(open)
        if (until !== null) expect(until).toBeGreaterThan(now)
      }),
      { numRuns: 60 },
    )
  })
})
