import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BoundingBox, boxParts, isBox, isInBox, isSmallestTile, quartersOf, tilesOf } from './boundingBox.ts'

const degree = (most: number) => fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100)
const box = fc
  .record({ south: degree(90), west: degree(180), north: degree(90), east: degree(180) })
  .filter((one) => isBox(one))
const point = fc.record({ lat: degree(90), lon: degree(180) })
const holders = (tiles: readonly BoundingBox[], place: { lat: number; lon: number }) =>
  tiles.filter((tile) => isInBox(place, tile)).length

test('tiles are their box: whatever lies in it lies in one of them, and nothing else does', () => {
  fc.assert(
    fc.property(box, point, fc.integer({ min: 1, max: 90 }), (whole, place, step) => {
      const tiles = tilesOf(whole, step)
      expect(tiles.every((tile) => tile.west < tile.east)).toBe(true)
      expect(holders(tiles, place) > 0).toBe(isInBox(place, whole))
      const quarters = tiles.flatMap(quartersOf)
      expect(holders(quarters, place) > 0).toBe(isInBox(place, whole))
    }),
  )
})

test('a box over the antimeridian is asked on both of its sides', () => {
  const fiji = { south: -19, west: 177, north: -16, east: -179 }
  expect(boxParts(fiji)).toEqual([
    { south: -19, west: 177, north: -16, east: 180 },
    { south: -19, west: -180, north: -16, east: -179 },
  ])
  expect(tilesOf(fiji, 2)).toHaveLength(6)
})

test('halving ends', () => {
  let [tile] = tilesOf({ south: 38, west: -10, north: 39, east: -9 }, 1)
  let times = 0
  while (!isSmallestTile(tile!)) [tile] = [quartersOf(tile!)[times++ % 4]]
  expect(times).toBe(8)
})
