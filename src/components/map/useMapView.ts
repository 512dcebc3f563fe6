import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type MapView, type Point, pannedView, sizeOf, viewAfterKey, zoomedAt } from './view.ts'

/** A finger that moved less has tapped. */
const tapPx = 6

/** The map under mouse, fingers and keys. */
export function useMapView(frame: RefObject<SVGSVGElement | null>, first: MapView) {
  const [view, setView] = useState<MapView>(first)
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)

  // Only the gesture of a touchpad, or the wheel with Ctrl: the wheel alone scrolls the page. React listens passively.
  useEffect(() => {
    const svg = frame.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const factor = Math.exp(-event.deltaY / 200)
      setView((now) => zoomedAt(now, placeIn(svg!, now, pointOf(event)), factor))
    }
    svg?.addEventListener('wheel', onWheel, { passive: false })
    return () => svg?.removeEventListener('wheel', onWheel)
  }, [frame])

  function onPointerMove(event: PointerEvent) {
    const from = fingers.current.get(event.pointerId)
    const svg = frame.current
    if (!from || !svg) return
    const to = pointOf(event)
    const [other] = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    fingers.current.set(event.pointerId, to)
    travelled.current += distance(from, to)
    setView((now) => {
      if (!other) {
        const [began, ended] = [placeIn(svg, now, from), placeIn(svg, now, to)]
        return pannedView(now, began.x - ended.x, began.y - ended.y)
      }
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
      return zoomedAt(now, placeIn(svg, now, middle), distance(to, other) / Math.max(1, distance(from, other)))
    })
  }
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return {
    view,
    setView,
    /** A drag that ends on a country is no click on it. */
    wasDragged: () => travelled.current > tapPx,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (!fingers.current.size) travelled.current = 0
        fingers.current.set(event.pointerId, pointOf(event))
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      onKeyDown(event: KeyboardEvent) {
        const isCommand = event.ctrlKey || event.metaKey || event.altKey
        if (isCommand || !viewAfterKey(view, event.key)) return
        event.preventDefault()
        setView((now) => viewAfterKey(now, event.key) ?? now)
      },
    },
  }
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Where on the map something on the screen is. */
function placeIn(svg: SVGSVGElement, view: MapView, { x, y }: Point): Point {
  const box = svg.getBoundingClientRect()
  const { width, height } = sizeOf(view)
  return { x: view.x + ((x - box.left) / box.width) * width, y: view.y + ((y - box.top) / box.height) * height }
}
