import { expect, test } from 'vitest'
import { zonesOf } from './countryZones.ts'

test('a country has its time zones, and no country has none', () => {
  expect(zonesOf('CN')).toEqual(['Asia/Shanghai'])
  expect(zonesOf('US').length).toBeGreaterThan(5)
  for (const none of ['', 'X', '!!']) expect(zonesOf(none)).toEqual([])
})
