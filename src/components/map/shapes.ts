import { type GeoProjection, geoMercator, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import worldText from 'world-atlas/countries-110m.json?raw'
import { earthArea, type MapArea, type Point } from './view.ts'

/** A country's outline: `id` as in `Place.shape`. */
type Shape = { id: string; path: string }
type DrawnWorld = { shapes: Shape[]; pointOf: (at: { longitude: number; latitude: number }) => Point }

const topology: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(worldText)
const antarctica = '010'
const countries = feature(topology, topology.objects.countries).features.filter(({ id }) => id !== antarctica)

/** `digits`: how exact outlines are; a tenth of a unit is less than a pixel of the whole, and the text a third. */
function drawnWorld(projection: GeoProjection, digits: number): DrawnWorld {
  const pathOf = geoPath(projection).digits(digits)
  return {
    shapes: countries.map((country) => ({
      id: String(country.id ?? country.properties.name),
      path: pathOf(country) ?? '',
    })),
    pointOf({ longitude, latitude }) {
      const [x, y] = projection([longitude, latitude]) ?? [0, 0]
      return { x, y }
    },
  }
}

let drawnEarth: DrawnWorld | undefined
/** The whole world at a glance. Each is drawn when it is first looked at. */
export function naturalEarth(): DrawnWorld {
  const edges = [
    [4, 4],
    [earthArea.width - 4, earthArea.height - 4],
  ] satisfies [number, number][]
  drawnEarth ??= drawnWorld(
    geoNaturalEarth1().fitExtent(edges as [[number, number], [number, number]], {
      type: 'FeatureCollection',
      features: countries,
    }),
    1,
  )
  return drawnEarth
}

/** As tiles of streets have it: a square. So near that houses have room. */
export const mercatorArea: MapArea = { width: 480, height: 480, mostZoom: 120_000 }

let drawnMercator: DrawnWorld | undefined
export function mercator(): DrawnWorld {
  const { width, height } = mercatorArea
  drawnMercator ??= drawnWorld(
    geoMercator()
      .scale(width / (2 * Math.PI))
      .translate([width / 2, height / 2]),
    4,
  )
  return drawnMercator
}
