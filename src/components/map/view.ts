/** A map is drawn in these units, whatever its size on the screen. */
export type MapArea = { width: number; height: number; mostZoom: number }
/** What is seen of a map: its top left corner, and how many times larger than the whole. */
export type MapView = { area: MapArea; x: number; y: number; zoom: number }
export type Point = { x: number; y: number }

export const earthArea: MapArea = { width: 960, height: 460, mostZoom: 16 }
export const wholeOf = (area: MapArea): MapView => ({ area, x: 0, y: 0, zoom: 1 })
export const wholeWorld = wholeOf(earthArea)
/** Of a key or a button. */
export const zoomStep = 2

/** The point stays where it is on the screen. */
export function zoomedAt(view: MapView, point: Point, factor: number): MapView {
  const zoom = Math.min(view.area.mostZoom, Math.max(1, view.zoom * factor))
  const kept = view.zoom / zoom
  return within({ ...view, x: point.x - (point.x - view.x) * kept, y: point.y - (point.y - view.y) * kept, zoom })
}

/** All of these points in sight, with some room around them. */
export function viewAround(area: MapArea, points: readonly Point[], mostNear: number = area.mostZoom): MapView {
  const [first] = points
  if (!first) return wholeOf(area)
  const box = { left: first.x, right: first.x, top: first.y, bottom: first.y }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  const room = 1.2
  const fits = Math.min(area.width / ((box.right - box.left) * room), area.height / ((box.bottom - box.top) * room))
  const zoom = Math.max(1, Math.min(mostNear, fits))
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return within({ area, zoom, x: middle.x - area.width / zoom / 2, y: middle.y - area.height / zoom / 2 })
}

/** By so much of the map. */
export const pannedView = (view: MapView, dx: number, dy: number): MapView =>
  within({ ...view, x: view.x + dx, y: view.y + dy })

export const sizeOf = ({ area, zoom }: MapView) => ({ width: area.width / zoom, height: area.height / zoom })

export function middleOf(view: MapView): Point {
  const { width, height } = sizeOf(view)
  return { x: view.x + width / 2, y: view.y + height / 2 }
}

/** Nothing is seen beyond the edges. */
function within(view: MapView): MapView {
  const { width, height } = sizeOf(view)
  const between = (value: number, most: number) => Math.min(Math.max(0, value), most)
  return { ...view, x: between(view.x, view.area.width - width), y: between(view.y, view.area.height - height) }
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
      return wholeOf(view.area)
    default:
      return null
  }
}
