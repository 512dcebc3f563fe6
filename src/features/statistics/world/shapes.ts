import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import worldText from 'world-atlas/countries-110m.json?raw'
import { mapSize, type Point } from './view.ts'

/** A country's outline: `id` as in `Place.shape`. */
type Shape = { id: string; path: string }

const topology: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(worldText)
const antarctica = '010'

const countries = feature(topology, topology.objects.countries).features.filter(({ id }) => id !== antarctica)
const projection = geoNaturalEarth1().fitExtent(
  [
    [4, 4],
    [mapSize.width - 4, mapSize.height - 4],
  ],
  { type: 'FeatureCollection', features: countries },
)
/** A tenth of a unit is less than a pixel, and the text a third. */
const pathOf = geoPath(projection).digits(1)

export const shapes: Shape[] = countries.map((country) => ({
  id: String(country.id ?? country.properties.name),
  path: pathOf(country) ?? '',
}))

export function pointOf({ longitude, latitude }: { longitude: number; latitude: number }): Point {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  return { x, y }
}
