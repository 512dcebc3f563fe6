import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remembered, tableOffsetAt } from './zoneOffsets.ts'

test('an offset that is remembered is the one of the table, whenever and wherever clocks are put', () => {
  const zones = ['Europe/Berlin', 'Africa/Casablanca', 'America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu', 'UTC']
  const offsetAt = remembered(tableOffsetAt)
  const begin = Date.parse('2025-01-01T00:00:00Z')
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }), (zone, minutes) => {
      const at = begin + minutes * 60_000
      expect(offsetAt(zone, at)).toBe(tableOffsetAt(zone, at))
    }),
    { numRuns: 2_000 },
  )
  expect(offsetAt('Asia/Kathmandu', begin)).toBe(345)
  expect(offsetAt('America/New_York', begin)).toBe(-300)
})

test('the table is asked a few times for a year', () => {
  let asked = 0
  const offsetAt = remembered((zone, at) => {
    asked++
    return tableOffsetAt(zone, at)
  })
  const begin = Date.parse('2026-01-01T00:00:00Z')
  for (let hour = 0; hour < 365 * 24; hour++) offsetAt('Asia/Shanghai', begin + hour * 3_600_000)
  expect(asked).toBeLessThan(60)
})
