import { type MapView, sizeOf } from '../../../components/map/view.ts'

/** In units of what is seen. */
type MapTile = { key: string; url: string; x: number; y: number; size: number }

const tilePx = 256
const nearest = 19

/** The pictures of streets that cover what is seen; a unit of the map is about a px. */
export function streetTiles(view: MapView, template: string): MapTile[] {
  const { area, zoom } = view
  const z = Math.min(nearest, Math.max(0, Math.round(Math.log2((area.width * zoom) / tilePx))))
  const across = 2 ** z
  const unit = area.width / across
  const seen = sizeOf(view)
  const range = (from: number, length: number) => {
    const [first, last] = [Math.floor(from / unit), Math.min(across - 1, Math.floor((from + length) / unit))]
    return Array.from({ length: last - first + 1 }, (_, n) => first + n)
  }
  return range(view.x, seen.width).flatMap((x) =>
    range(view.y, seen.height).map((y) => ({
      key: `${z}/${x}/${y}`,
      url: template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
      x: (x * unit - view.x) * zoom,
      y: (y * unit - view.y) * zoom,
      size: unit * zoom,
    })),
  )
}

const equatorMetres = 40_075_016.7

/** A round length, at most a quarter of what is seen. `units`: as long as it is drawn. */
export function scaleOf(view: MapView): { metres: number; units: number } {
  const { area, zoom } = view
  const middle = view.y + sizeOf(view).height / 2
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * middle) / area.height)))
  const metresPerUnit = (equatorMetres * Math.cos(latitude)) / (area.width * zoom)
  const most = (area.width / 4) * metresPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1)
  return { metres, units: metres / metresPerUnit }
}
