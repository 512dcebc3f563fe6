/** Degrees. `west` greater than `east`: it lies over the antimeridian, as Fiji does. */
export type BoundingBox = { south: number; west: number; north: number; east: number }

/** Poles and dates apart: each of them crosses neither. */
export function boxParts(box: BoundingBox): BoundingBox[] {
  if (box.west <= box.east) return [box]
  const parts = [
    { ...box, east: 180 },
    { ...box, west: -180 },
  ]
  return parts.filter(({ west, east }) => west < east)
}

/** Tiles of at most `degrees` that together are the box, each once. */
export function tilesOf(box: BoundingBox, degrees: number): BoundingBox[] {
  return boxParts(box).flatMap((part) => {
    const rows = steps(part.south, part.north, degrees)
    const columns = steps(part.west, part.east, degrees)
    return rows.flatMap(([south, north]) => columns.map(([west, east]) => ({ south, west, north, east })))
  })
}

function steps(from: number, to: number, step: number): [number, number][] {
  const count = Math.max(1, Math.ceil((to - from) / step))
  const edge = (n: number) => (n === count ? to : from + ((to - from) * n) / count)
  return Array.from({ length: count }, (_, n) => [edge(n), edge(n + 1)])
}

/** What a tile is asked in where its answer was too large. */
export function quartersOf(tile: BoundingBox): BoundingBox[] {
  const [latitude, longitude] = [(tile.south + tile.north) / 2, (tile.west + tile.east) / 2]
  return [
    { ...tile, north: latitude, east: longitude },
    { ...tile, north: latitude, west: longitude },
    { ...tile, south: latitude, east: longitude },
    { ...tile, south: latitude, west: longitude },
  ]
}

/** Some hundred metres: what is smaller is not asked in parts any more. */
const smallest = 0.005

export const isSmallestTile = ({ south, west, north, east }: BoundingBox): boolean =>
  north - south < smallest && east - west < smallest

export const isInBox = ({ lat, lon }: { lat: number; lon: number }, { south, west, north, east }: BoundingBox) =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east)

export const isBox = ({ south, west, north, east }: BoundingBox): boolean =>
  south >= -90 && north <= 90 && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180 && west !== east
