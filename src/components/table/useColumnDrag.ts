import { type DragEvent, useState } from 'react'

/** Files are dropped on the same page. */
const kind = 'application/x-fairlead-column'

/** A title that is dragged onto another one takes its place. `over` is that other one meanwhile. */
export function useColumnDrag(onMove: ((key: string, to: string) => void) | undefined) {
  const [over, setOver] = useState<string | null>(null)
  if (!onMove) return null
  return {
    over,
    title: (key: string) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(kind, key)
        event.dataTransfer.effectAllowed = 'move'
      },
    }),
    place: (key: string) => ({
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        setOver(key)
      },
      onDragLeave: () => setOver(null),
      onDrop(event: DragEvent) {
        setOver(null)
        const moved = event.dataTransfer.getData(kind)
        if (!moved) return
        event.preventDefault()
        if (moved !== key) onMove(moved, key)
      },
    }),
  }
}
