import type { Point } from './view.ts'

type Spot = Point & { code: string; count: number }
export type Cluster = Point & { spots: Spot[]; count: number }

/** Spots closer than this distance are one, around the largest of them. */
export function clustersOf(spots: readonly Spot[], distance: number): Cluster[] {
  const clusters: Cluster[] = []
  for (const spot of spots.toSorted((a, b) => b.count - a.count)) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < distance)
    if (near) {
      near.spots.push(spot)
      near.count += spot.count
    } else clusters.push({ x: spot.x, y: spot.y, spots: [spot], count: spot.count })
  }
  return clusters
}

const levels = 5

/** How strong a country is drawn, from 1 on; 0 for none. Most have few contacts and some have many. */
export const levelOf = (count: number, most: number): number =>
  count > 0 ? Math.max(1, Math.ceil((levels * Math.log(1 + count)) / Math.log(1 + most))) : 0
export const opacityOf = (level: number): number => level / levels
