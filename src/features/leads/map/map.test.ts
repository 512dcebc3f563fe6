import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mercator, mercatorArea } from '../../../components/map/shapes.ts'
import { sizeOf, viewAround, wholeOf } from '../../../components/map/view.ts'
import { gridClusters } from './gridClusters.ts'
import { scaleOf, streetTiles } from './tiles.ts'

const lisbon = mercator().pointOf({ longitude: -9.14, latitude: 38.72 })
const template = 'https://tiles.example/{z}/{x}/{y}.png'

test('every place is in one circle, whatever the zoom, and each circle stands among its places', () => {
  const point = fc.record({
    x: fc.double({ min: 0, max: 480, noNaN: true }),
    y: fc.double({ min: 0, max: 480, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), fc.double({ min: 0.01, max: 500, noNaN: true }), (places, cell) => {
      const clusters = gridClusters(Float64Array.from(places.flatMap(({ x, y }, at) => [x, y, at])), cell)
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(places.length)
      for (const { x, y, at, count } of clusters) {
        const first = places[at]!
        if (count === 1) expect({ x, y }).toEqual(first)
        else expect(Math.hypot(x - first.x, y - first.y)).toBeLessThanOrEqual(cell * Math.SQRT2 + 1e-9)
      }
    }),
  )
})

test('the tiles of a city are those that its server has for it, and cover all that is seen', () => {
  const view = viewAround(mercatorArea, [lisbon], 2_000)
  const tiles = streetTiles(view, template)
  // As OpenStreetMap counts them: the tile of Lisbon's middle at level 12.
  expect(
    streetTiles({ ...view, ...viewAround(mercatorArea, [lisbon], 4_096 * (256 / 480)) }, template).map(
      ({ url }) => url,
    ),
  ).toContain('https://tiles.example/12/1944/1569.png')
  const right = Math.max(...tiles.map(({ x, size }) => x + size))
  const bottom = Math.max(...tiles.map(({ y, size }) => y + size))
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0)
  expect([right >= mercatorArea.width, bottom >= mercatorArea.height]).toEqual([true, true])
  expect(streetTiles(wholeOf(mercatorArea), template)).toHaveLength(4)
})

test('what is far apart is seen whole, and a single place is not looked at through a microscope', () => {
  const porto = mercator().pointOf({ longitude: -8.61, latitude: 41.15 })
  const view = viewAround(mercatorArea, [lisbon, porto])
  const { width, height } = sizeOf(view)
  for (const { x, y } of [lisbon, porto]) {
    expect(x > view.x && x < view.x + width).toBe(true)
    expect(y > view.y && y < view.y + height).toBe(true)
  }
  expect(viewAround(mercatorArea, [lisbon], 2_000).zoom).toBe(2_000)
})

test('the scale says how long a street is: a degree of latitude is 111 km', () => {
  const south = mercator().pointOf({ longitude: -9.14, latitude: 38.22 })
  const north = mercator().pointOf({ longitude: -9.14, latitude: 39.22 })
  const view = viewAround(mercatorArea, [south, north])
  const { metres, units } = scaleOf(view)
  const long = ((south.y - north.y) * view.zoom * metres) / units
  expect(Math.abs(long - 111_000)).toBeLessThan(1_500)
})
