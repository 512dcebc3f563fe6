import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followUpStatuses } from '../contacts/contact.ts'
import { countryCodes } from '../contacts/countryCodes.ts'
import { bucketsOf, type Day, dayNumber, monthsBefore, stepFor, steps, utcOf } from './days.ts'
import { channelsOf, countersOf, funnelOf, funnelStages } from './fields.ts'
import { comparedDays, comparisons, ownPeriod, periodDays, statisticsPeriods } from './period.ts'
import { places } from './places.ts'

const day = (text: string): Day => new Date(`${text}T00:00:00Z`).getTime() / 86_400_000
const text = (days: { from: Day; to: Day } | null) =>
  days && [days.from, days.to - 1].map((at) => utcOf(at).toISOString().slice(0, 10)).join(' … ')
const today = day('2026-11-21')

test('a period is whole days, up to today', () => {
  expect(dayNumber(2026, 10, 21)).toBe(today)
  expect(statisticsPeriods.map((period) => text(periodDays(period, today)))).toEqual([
    null,
    '2026-11-15 … 2026-11-21',
    '2026-10-23 … 2026-11-21',
    '2026-08-24 … 2026-11-21',
    '2026-11-01 … 2026-11-21',
    '2026-10-01 … 2026-10-31',
    '2026-01-01 … 2026-11-21',
    '2025-01-01 … 2025-12-31',
  ])
})

test('a period is compared with as much as there is of it', () => {
  const with_ = (comparison: (typeof comparisons)[number], at = today) =>
    statisticsPeriods.map((period) => text(comparedDays(period, comparison, at)))
  expect(with_('before')).toEqual([
    null,
    '2026-11-08 … 2026-11-14',
    '2026-09-23 … 2026-10-22',
    '2026-05-26 … 2026-08-23',
    '2026-10-01 … 2026-10-21',
    '2026-09-01 … 2026-09-30',
    '2025-01-01 … 2025-11-21',
    '2024-01-01 … 2024-12-31',
  ])
  expect(with_('yearAgo')).toEqual([
    null,
    '2025-11-15 … 2025-11-21',
    '2025-10-23 … 2025-11-21',
    '2025-08-24 … 2025-11-21',
    '2025-11-01 … 2025-11-21',
    '2025-10-01 … 2025-10-31',
    '2025-01-01 … 2025-11-21',
    '2024-01-01 … 2024-12-31',
  ])
  expect(text(comparedDays('thisMonth', 'before', day('2026-03-31')))).toBe('2026-02-01 … 2026-02-28')
})

test('days of a fair are compared with as many before it, and with the same ones a year ago', () => {
  const fair = ownPeriod(day('2026-10-15'), day('2026-10-19'))
  expect(text(periodDays(fair, today))).toBe('2026-10-15 … 2026-10-19')
  expect(text(comparedDays(fair, 'before', today))).toBe('2026-10-10 … 2026-10-14')
  expect(text(comparedDays(fair, 'yearAgo', today))).toBe('2025-10-15 … 2025-10-19')
})

test('a month back from its last day is the last day of the month before', () => {
  expect(monthsBefore(day('2026-03-31'), 1)).toBe(day('2026-02-28'))
  expect(monthsBefore(day('2024-02-29'), 12)).toBe(day('2023-02-28'))
  expect(monthsBefore(day('2026-01-15'), 2)).toBe(day('2025-11-15'))
})

test('weeks begin on Monday, months and years with their first day', () => {
  const from = day('2026-11-20')
  const named = (step: (typeof steps)[number], to: string) =>
    bucketsOf({ from, to: day(to) }, step).map((at) => utcOf(at).toISOString().slice(0, 10))
  expect(named('day', '2026-11-23')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  expect(named('week', '2026-12-01')).toEqual(['2026-11-20', '2026-11-23', '2026-11-30'])
  expect(named('month', '2027-02-02')).toEqual(['2026-11-20', '2026-12-01', '2027-01-01', '2027-02-01'])
  expect(named('year', '2028-01-02')).toEqual(['2026-11-20', '2027-01-01', '2028-01-01'])
})

test('every period at every day has few enough marks, and compares equally many days of a month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: day('2000-01-01'), max: day('2050-01-01') }),
      fc.constantFrom(...statisticsPeriods),
      fc.constantFrom(...comparisons),
      (at, period, comparison) => {
        const days = periodDays(period, at)
        if (!days) return
        const marks = bucketsOf(days, stepFor(days))
        expect(marks[0]).toBe(days.from)
        expect(marks.length).toBeLessThanOrEqual(44)
        const compared = comparedDays(period, comparison, at)!
        expect(compared.to).toBeGreaterThan(compared.from)
        expect(compared.to).toBeLessThanOrEqual(days.to)
        expect(compared.to - compared.from).toBeLessThanOrEqual(days.to - days.from + 3)
      },
    ),
  )
})

test('phones are of three kinds, and who cannot be reached is counted as such', () => {
  const phone = (is_wt: 'unvalidated' | 'registered' | 'unregistered') => ({ full_number: '8613800138000', is_wt })
  const email = (is_valid: 'toVerify' | 'valid' | 'invalid') => ({ email: 'a@b.cn', is_valid })
  expect(countersOf({ phones: [phone('registered'), phone('unvalidated')], emails: [email('invalid')] })).toEqual({
    contacts_count: 1,
    phone_count: 2,
    email_count: 1,
    whatsapp_count: 1,
    wait_for_verification_whats_app_count: 1,
    no_whats_app_count: 0,
  })
  expect(channelsOf({ phones: [phone('registered')], emails: [email('valid')] })).toEqual([
    'phone',
    'whatsapp',
    'email',
  ])
  expect(channelsOf({ phones: [phone('unregistered')], emails: [] })).toEqual(['phone'])
  expect(channelsOf({ phones: [], emails: [email('invalid')] })).toEqual(['none'])
})

test('who got to a stage was at all before it', () => {
  const stages = funnelOf((status) => followUpStatuses.indexOf(status))
  expect(stages.map(({ stage }) => stage)).toEqual([...funnelStages])
  expect(stages.map(({ count }) => count)).toEqual([4, 5, 6, 1, 2, 3])
  expect(stages.map(({ reached }) => reached)).toEqual([21, 17, 12, 6, 5, 3])
})

test('every country has its place on the map', () => {
  expect(countryCodes.filter((code) => !places.has(code))).toEqual([])
  expect(places.get('SG')).toEqual({ code: 'SG', shape: '702', longitude: 103.8, latitude: 1.4 })
})
