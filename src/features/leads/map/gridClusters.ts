import type { Point } from '../../../components/map/view.ts'

/** `at`: where the first of them stands in the list. */
export type PlaceCluster = Point & { count: number; at: number }
/** Three numbers each: x, y and where it stands in the list. */
export type MapPoints = Float64Array

/** Points of one square of a grid over the whole map are one: 50,000 take a few milliseconds, and none jumps while the map is moved. */
export function gridClusters(points: MapPoints, cell: number): PlaceCluster[] {
  const byCell = new Map<string, PlaceCluster>()
  for (let n = 0; n < points.length; n += 3) {
    const [x, y, at] = [points[n]!, points[n + 1]!, points[n + 2]!]
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
    const there = byCell.get(key)
    if (!there) byCell.set(key, { x, y, count: 1, at })
    else {
      there.count++
      there.x += (x - there.x) / there.count
      there.y += (y - there.y) / there.count
    }
  }
  return [...byCell.values()]
}
