import { useEffect, useRef, useState } from 'react'

/** A strip that the mouse wheel moves sideways, and on which sides it goes on beyond what is seen. */
export function useSidewaysScroll() {
  const ref = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })

  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const look = () => {
      const before = strip.scrollLeft > 1
      const after = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1
      setMore((old) => (old.before === before && old.after === after ? old : { before, after }))
    }
    const wheel = (event: WheelEvent) => {
      const goesSideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY)
      if (goesSideways || event.ctrlKey || strip.scrollWidth <= strip.clientWidth) return
      // Not passive: the page behind must not move along.
      event.preventDefault()
      strip.scrollLeft += event.deltaY
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(strip)
    strip.addEventListener('scroll', look, { passive: true })
    strip.addEventListener('wheel', wheel, { passive: false })
    return () => {
      sizes.disconnect()
      strip.removeEventListener('scroll', look)
      strip.removeEventListener('wheel', wheel)
    }
  }, [])

  return { ref, more }
}
