/** The map is drawn in these units, whatever its size on the screen. */
export const mapSize = { width: 960, height: 460 }
/** What is seen of the map: its top left corner, and how many times larger than the whole. */
export type MapView = { x: number; y: number; zoom: number }
export type Point = { x: number; y: number }

export const wholeWorld: MapView = { x: 0, y: 0, zoom: 1 }
export const mostZoom = 16
/** Of a key or a button. */
export const zoomStep = 2

/** The point stays where it is on the screen. */
export function zoomedAt(view: MapView, point: Point, factor: number): MapView {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * factor))
  const kept = view.zoom / zoom
  return within({ x: point.x - (point.x - view.x) * kept, y: point.y - (point.y - view.y) * kept, zoom })
}

/** By so much of the map. */
export const pannedView = (view: MapView, dx: number, dy: number): MapView =>
  within({ ...view, x: view.x + dx, y: view.y + dy })

export const sizeOf = ({ zoom }: MapView) => ({ width: mapSize.width / zoom, height: mapSize.height / zoom })

export function middleOf(view: MapView): Point {
  const { width, height } = sizeOf(view)
  return { x: view.x + width / 2, y: view.y + height / 2 }
}

/** Nothing is seen beyond the edges. */
function within(view: MapView): MapView {
  const { width, height } = sizeOf(view)
  const between = (value: number, most: number) => Math.min(Math.max(0, value), most)
  return { ...view, x: between(view.x, mapSize.width - width), y: between(view.y, mapSize.height - height) }
}

const step = 0.15

/** What a key does to the map; null: it is not one of the map's. */
export function viewAfterKey(view: MapView, key: string): MapView | null {
  const { width, height } = sizeOf(view)
  switch (key) {
    case 'ArrowLeft':
      return pannedView(view, -width * step, 0)
    case 'ArrowRight':
      return pannedView(view, width * step, 0)
    case 'ArrowUp':
      return pannedView(view, 0, -height * step)
    case 'ArrowDown':
      return pannedView(view, 0, height * step)
    case '+':
    case '=':
      return zoomedAt(view, middleOf(view), zoomStep)
    case '-':
      return zoomedAt(view, middleOf(view), 1 / zoomStep)
    case '0':
      return wholeWorld
    default:
      return null
  }
}
