import { type DragEvent, useRef, useState } from 'react'

/** A place where files can be dropped. `over` while one hangs above it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  // Entering a child leaves its parent; only the sum tells.
  const depth = useRef(0)
  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const move = (step: number) => (event: DragEvent) => {
    if (!isFiles(event)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + step)
    setOver(depth.current > 0)
  }
  return {
    over,
    handlers: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      onDragOver: move(0),
      onDrop(event: DragEvent) {
        if (!isFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
