import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { matchesFilter } from '#domain/contacts/filter'
import { folded } from '#domain/contacts/searchText'
import { cities, nameOfCity } from '#domain/statistics/cities'
import { filterOfMark } from '#domain/statistics/marks'
import { CityFinder } from './cityCounters.ts'
import { ContactIndex } from './contactIndex.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const now = new Date(2026, 10, 21, 9, 30).getTime()
const dayMs = 86_400_000
const finder = new CityFinder(cities)
const foundIn = (address: string, country: string) =>
  finder.in(folded(address), country).map((city) => cities[city]!.names[0])

test('a city is found by the names that it has in addresses, in its own country', () => {
  expect(foundIn('宁波市中山路12号', 'CN'), 'a street in every city').toEqual(['Ningbo'])
  expect(foundIn('12 Renmin Road, Ningbo, Zhejiang', 'CN')).toEqual(['Ningbo'])
  expect(foundIn('Hafenstraße 3, 80331 MÜNCHEN', 'DE')).toEqual(['Munich'])
  expect(foundIn('1 Valencia Street, San Francisco', 'US')).toEqual(['San Francisco'])
  expect(foundIn('', 'CN')).toEqual([])
  expect(foundIn('Hamburg', '')).toEqual([])
})

test('every city has a place on earth and one entry, and shows its name in both languages', () => {
  expect(new Set(cities.map(({ country, names }) => `${country} ${names[0]}`)).size).toBe(cities.length)
  for (const { country, names, longitude, latitude } of cities) {
    expect([country, names[0]!.length > 2, Math.abs(longitude) <= 180, Math.abs(latitude) < 75]).toEqual([
      country,
      true,
      true,
      true,
    ])
  }
  const ningbo = cities.find(({ names }) => names.includes('Ningbo'))!
  expect([nameOfCity(ningbo, 'zh-CN'), nameOfCity(ningbo, 'en-US')]).toEqual(['宁波', 'Ningbo'])
  expect([ningbo.longitude, ningbo.latitude]).toEqual([121.6, 29.9])
})

const contact = fc
  .record({
    n: fc.integer({ min: 0, max: 20 }),
    address: fc.constantFrom('', 'Ningbo', '宁波市中山路', 'Hamburg, Berlin', '1 Harbour Street'),
    country: fc.constantFrom('', 'CN', 'DE'),
    belongto: fc.constantFrom(idOf(901), idOf(902)),
    daysAgo: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ n, belongto, daysAgo, ...fields }) => newContact(idOf(n), fields, belongto, now - daysAgo * dayMs))

test('what a circle counts is what its list shows, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(contact, { maxLength: 30 }),
      fc.array(fc.oneof(contact, fc.integer({ min: 0, max: 20 })), { maxLength: 20 }),
      fc.constantFrom(null, idOf(901)),
      fc.constantFrom('all' as const, 'days7' as const),
      async (first, later, belongto, period) => {
        const index = new ContactIndex(undefined, () => now)
        const kept = new Map<string, (typeof first)[number]>()
        for (const [rev, one] of [...first, ...later].entries()) {
          if (rev === first.length) await index.statistics.cities({ belongto: null, period: 'all' })
          const id = typeof one === 'number' ? idOf(one) : one.id
          const row = typeof one === 'number' ? null : one
          index.update([id], [{ id, row, rev, scope: 'acct', history: 1 }])
          if (row) kept.set(id, row)
          else kept.delete(id)
        }
        const made = period === 'all' ? null : { from: new Date(2026, 10, 15).getTime(), to: now + dayMs }
        for (const { count, ...city } of await index.statistics.cities({ belongto, period })) {
          const filter = filterOfMark([{ field: 'city', value: city }], {
            belongto,
            made,
            measure: 'contacts_count',
            spanOf: () => ({ from: 0, to: 0 }),
          })!
          expect([...kept.values()].filter((row) => matchesFilter(row, filter, index.filterContext()))).toHaveLength(
            count,
          )
        }
      },
    ),
  )
})
