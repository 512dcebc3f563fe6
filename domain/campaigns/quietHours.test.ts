import { expect, test } from 'vitest'
import { zonesOf } from '../contacts/countryZones.ts'
import { holidaysOf } from './holidays.ts'
import { hoursThere, opensThere, openThere, quietRuleOf } from './quietHours.ts'
import { zonesOr } from './sendHours.ts'
import { tableOffsetAt } from './zoneOffsets.ts'

const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
const at = (text: string) => Date.parse(text)
const openAt = (country: string, time: string, hours = always, channel: 'sms' | 'email' | 'linked' = 'sms') =>
  openThere(
    hoursThere({ hours, channel }, country, at(time)),
    zonesOr(zonesOf(country), 'UTC'),
    at(time),
    tableOffsetAt,
  ).open
const opensAt = (country: string, time: string, hours = always) =>
  new Date(
    opensThere(
      hoursThere({ hours, channel: 'sms' }, country, at(time)),
      zonesOr(zonesOf(country), 'UTC'),
      at(time),
      tableOffsetAt,
    ),
  ).toISOString()

test('a text message waits for the morning of its receiver, and a mail only for the hours of its sender', () => {
  // 2026-11-27 is a Friday; 22:30 in India.
  expect(openAt('IN', '2026-11-27T17:00Z')).toBe(false)
  expect(openAt('IN', '2026-11-27T17:00Z', always, 'linked')).toBe(false)
  expect(openAt('IN', '2026-11-27T17:00Z', always, 'email')).toBe(true)
  expect(opensAt('IN', '2026-11-27T17:00Z')).toBe('2026-11-28T04:30:00.000Z')
  expect(openAt('IN', '2026-11-28T04:30Z')).toBe(true)
})

test('where a country has several zones it is open in all of them: from 8 in the west to 20 in the east', () => {
  // Noon in New York is 7 in Honolulu.
  expect(openAt('US', '2026-11-27T17:00Z')).toBe(false)
  expect(openAt('US', '2026-11-27T19:00Z')).toBe(true)
})

test('in France nothing goes out on Sundays, holidays and at night', () => {
  expect(opensAt('FR', '2026-11-28T20:00Z')).toBe('2026-11-30T07:00:00.000Z')
  // Christmas is a Friday, Saturday is open.
  expect(openAt('FR', '2026-12-25T10:00Z')).toBe(false)
  expect(opensAt('FR', '2026-12-24T20:00Z')).toBe('2026-12-26T07:00:00.000Z')
  // The first of May and the weekend behind it, then Monday.
  expect(opensAt('FR', '2027-05-01T10:00Z')).toBe('2027-05-03T06:00:00.000Z')
  expect([...holidaysOf('FR', 2027)]).toEqual(
    expect.arrayContaining(['2027-03-29', '2027-05-06', '2027-05-17', '2027-07-14']),
  )
})

test("the sender's own hours narrow those of the country; where they have none in common the country's count", () => {
  const afternoon = { from: 14, to: 18, days: [0, 1, 2, 3, 4] }
  expect(opensAt('DE', '2026-11-27T09:00Z', afternoon)).toBe('2026-11-27T13:00:00.000Z')
  const night = { from: 22, to: 6, days: [0, 1, 2, 3, 4, 5, 6] }
  expect(openAt('CN', '2026-11-27T15:00Z', night)).toBe(false)
  expect(opensAt('CN', '2026-11-27T15:00Z', night)).toBe('2026-11-28T00:00:00.000Z')
})

test('a country without a rule of its own has 8 to 21, and so has one whose rule is not in force yet', () => {
  const hours = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 8, to: 21 }]
  expect(quietRuleOf('ZZ', '2026-11-27').hours).toEqual(hours)
  expect(quietRuleOf('CO', '2023-10-09').hours).toEqual(hours)
  expect(quietRuleOf('CO', '2023-10-10').hours).toHaveLength(2)
})
