import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameStore, metresBetween, sameStores } from './sameStore.ts'

const store = (osm: string, name: string, phones: string[], lat = 38.71, lon = -9.14) => ({
  osm,
  name,
  phones,
  place: { lat, lon },
})
const lamps = store('node/1', 'Casa Luz', ['+351 210 123 456'])

test('the same name close by is one store, unless their phones say otherwise', () => {
  expect(isSameStore(lamps, store('way/2', 'CASA  LUZ', ['210 123 456'], 38.7109))).toBe(true)
  expect(isSameStore(lamps, store('way/2', 'Casa Luz', []))).toBe(true)
  expect(isSameStore(lamps, store('way/2', 'Casa Luz', ['+351 210 999 999']))).toBe(false)
  expect(isSameStore(lamps, store('way/2', 'Casa Luz', ['210 123 456'], 38.7125))).toBe(false)
})

test('two shops that share the phone of their arcade stay two, and an entry without a name is whose phone it has', () => {
  expect(isSameStore(lamps, store('way/2', 'Sapataria Sol', ['210 123 456']))).toBe(false)
  expect(isSameStore(lamps, store('way/2', '', ['210 123 456']))).toBe(true)
  expect(isSameStore(store('node/3', '', []), store('node/4', '', []))).toBe(false)
})

test('a hundred metres are so at any latitude and across the date line', () => {
  expect(metresBetween({ lat: 60, lon: 179.9995 }, { lat: 60, lon: -179.9995 })).toBeCloseTo(55.6, 0)
  expect(metresBetween({ lat: 0, lon: 0 }, { lat: 0.001, lon: 0 })).toBeCloseTo(111.2, 0)
})

const anyStore = fc
  .record({
    name: fc.constantFrom('Casa Luz', 'casa luz', 'Sol', ''),
    phones: fc.subarray(['210123456', '+351210123456', '210999999']),
    lat: fc.integer({ min: 0, max: 40 }).map((n) => 38.7 + n * 0.0003),
    lon: fc.integer({ min: 0, max: 3 }).map((n) => -9.14 + n * 0.0008),
  })
  .map(({ name, phones, lat, lon }) => ({ name, phones, place: { lat, lon } }))
const anyStores = fc
  .array(anyStore, { maxLength: 40 })
  .map((stores) => stores.map((one, n) => ({ ...one, osm: `node/${n}` })))
const groupsOf = (stores: Parameters<typeof sameStores>[0]) =>
  sameStores(stores)
    .map((group) =>
      group
        .map(({ osm }) => osm)
        .toSorted()
        .join(' '),
    )
    .toSorted()

test('every store comes out once, in the same groups whatever the order, and nobody in two groups is the same store', () => {
  fc.assert(
    fc.property(anyStores, fc.infiniteStream(fc.integer()), (stores, numbers) => {
      const shuffled = stores
        .map((one) => ({ one, by: numbers.next().value }))
        .toSorted((a, b) => a.by - b.by)
        .map(({ one }) => one)
      const groups = sameStores(stores)
      expect(groups.flat()).toHaveLength(stores.length)
      expect(groupsOf(shuffled)).toEqual(groupsOf(stores))
      for (const [n, group] of groups.entries())
        for (const other of groups.slice(n + 1).flat()) expect(group.some((one) => isSameStore(one, other))).toBe(false)
    }),
  )
})

test('whether two are the same does not hang on who is asked first', () => {
  fc.assert(
    fc.property(anyStore, anyStore, (a, b) => {
      const [one, other] = [
        { ...a, osm: 'node/1' },
        { ...b, osm: 'node/2' },
      ]
      return isSameStore(one, other) === isSameStore(other, one)
    }),
  )
})
