import { expect, test } from 'vitest'
import { numberAreas } from '../contacts/numberAreas.ts'
import { holidaysOf } from './holidays.ts'
import { hoursThere, opensThere, openThere, quietRuleOf } from './quietHours.ts'
import { countryAt, receiverClock, zonesAt, zonesIn } from './receiverClock.ts'
import { tableOffsetAt } from './zoneOffsets.ts'

const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
const at = (text: string) => Date.parse(text)
const openAt = (clock: string, time: string, hours = always, channel: 'sms' | 'email' | 'linked' = 'sms') =>
  openThere(hoursThere({ hours, channel }, countryAt(clock), at(time)), zonesAt(clock, 'UTC'), at(time), tableOffsetAt)
    .open
const opensAt = (clock: string, time: string, hours = always) =>
  new Date(
    opensThere(
      hoursThere({ hours, channel: 'sms' }, countryAt(clock), at(time)),
      zonesAt(clock, 'UTC'),
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

test('a number that keeps to an area goes by the clock there, and others by all clocks of their country', () => {
  const newYork = receiverClock('US', '12125550123')
  const honolulu = receiverClock('US', '18085550123')
  const phoenix = receiverClock('US', '16025550123')
  expect([newYork, honolulu, phoenix]).toEqual(['America/New_York', 'Pacific/Honolulu', 'America/Phoenix'])
  // 9 in New York, and in summer too; 4 and 3 in Honolulu.
  expect(openAt(newYork, '2026-11-27T14:00Z')).toBe(true)
  expect(openAt(newYork, '2026-07-14T13:00Z')).toBe(true)
  expect(opensAt(honolulu, '2026-11-27T14:00Z')).toBe('2026-11-27T18:00:00.000Z')
  expect(opensAt(phoenix, '2026-07-14T13:00Z')).toBe('2026-07-14T15:00:00.000Z')
  // Kentucky's 270 has two clocks: it is 8 in both, and not yet 20 in either.
  const kentucky = receiverClock('US', '12705550123')
  expect(opensAt(kentucky, '2026-11-27T12:00Z')).toBe('2026-11-27T14:00:00.000Z')
  expect(openAt(kentucky, '2026-11-28T01:30Z')).toBe(false)

  expect(receiverClock('BR', '5592991234567')).toBe('America/Manaus')
  expect(receiverClock('BR', '5511991234567')).toBe('America/Sao_Paulo')
  expect(receiverClock('MX', '526641234567')).toBe('America/Tijuana')
  expect(receiverClock('CA', '17095550123')).toBe('America/Goose_Bay,America/St_Johns')
  expect(receiverClock('RU', '74232123456')).toBe('Asia/Vladivostok')
  // A mobile number goes with its owner in Russia, Australia and Indonesia.
  expect(receiverClock('RU', '79161234567')).toBe('RU')
  expect(receiverClock('AU', '61412345678')).toBe('AU')
  expect(receiverClock('ID', '6281234567890')).toBe('ID')
  // Who is in China is not in New York, whatever number they kept.
  expect(receiverClock('CN', '12125550123')).toBe('CN')
  // A country with one clock needs no zones.
  expect(receiverClock('DO', '18095550123')).toBe('DO')
})

test('each area is in zones of its own country', () => {
  for (const [prefix, { country, zones }] of numberAreas) {
    if (!zones) continue
    expect([prefix, countryAt(zones)]).toEqual([prefix, country])
    for (const zone of zones.split(',')) expect(zonesIn(country)).toContain(zone)
  }
})
