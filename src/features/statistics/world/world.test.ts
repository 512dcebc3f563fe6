import { expect, test } from 'vitest'
import { clustersOf, levelOf } from '../../../components/map/clusters.ts'
import {
  earthArea,
  type MapView,
  middleOf,
  pannedView,
  viewAfterKey,
  wholeWorld,
  zoomedAt,
} from '../../../components/map/view.ts'

test('what is pointed at stays where it is while the map grows', () => {
  const point = { x: 700, y: 150 }
  const place = (view: MapView) => ({ x: (point.x - view.x) * view.zoom, y: (point.y - view.y) * view.zoom })
  const nearer = zoomedAt(wholeWorld, point, 2)
  expect(nearer.zoom).toBe(2)
  expect(place(nearer)).toEqual(place(wholeWorld))
  expect(zoomedAt(nearer, point, 0.01)).toEqual(wholeWorld)
  expect(zoomedAt(nearer, point, 1_000).zoom).toBe(earthArea.mostZoom)
})

test('the map is not moved out of its frame', () => {
  expect(pannedView(wholeWorld, 500, -500)).toEqual(wholeWorld)
  const nearer = zoomedAt(wholeWorld, { x: 0, y: 0 }, 4)
  expect(pannedView(nearer, 10_000, 10_000)).toMatchObject({
    x: (earthArea.width * 3) / 4,
    y: (earthArea.height * 3) / 4,
    zoom: 4,
  })
})

test('keys move and zoom the map, and others are left to the page', () => {
  const nearer = viewAfterKey(wholeWorld, '+')!
  expect(middleOf(nearer)).toEqual(middleOf(wholeWorld))
  expect(viewAfterKey(nearer, 'ArrowRight')!.x).toBeGreaterThan(nearer.x)
  expect(viewAfterKey(nearer, 'ArrowUp')!.y).toBeLessThan(nearer.y)
  expect(viewAfterKey(nearer, '-')).toEqual(wholeWorld)
  expect(viewAfterKey(nearer, '0')).toEqual(wholeWorld)
  expect(viewAfterKey(nearer, 'Tab')).toBeNull()
})

test('countries that are close are one circle until one is near enough', () => {
  const spots = [
    { code: 'BE', x: 103, y: 100, count: 5 },
    { code: 'DE', x: 110, y: 100, count: 20 },
    { code: 'CN', x: 400, y: 120, count: 9 },
  ]
  const named = (distance: number) =>
    clustersOf(spots, distance).map(({ spots: of, count }) => [of.map(({ code }) => code).join(' '), count])
  expect(named(20)).toEqual([
    ['DE BE', 25],
    ['CN', 9],
  ])
  expect(named(5)).toEqual([
    ['DE', 20],
    ['CN', 9],
    ['BE', 5],
  ])
})

test('one contact is seen beside ten thousand', () => {
  expect([0, 1, 10, 100, 10_000].map((count) => levelOf(count, 10_000))).toEqual([0, 1, 2, 3, 5])
  expect(levelOf(1, 1)).toBe(5)
})
