import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isGrowing, movedWindow, noWindow } from './rowWindow.ts'

type Frame = { width: number; height: number }
type Options = { count: number; height: number; header: number; frame: Frame }

/** The rows of a list of any length that are in sight of its scroller or near it. All rows are equally high. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, { count, height, header, frame }: Options) {
  const fit = frame.height > 0 ? Math.ceil(Math.max(0, frame.height - header) / height) + 1 : 0
  const [window, setWindow] = useState(noWindow)
  if (window.count !== count || window.fit !== fit) setWindow(movedWindow(window, { count, fit }))

  const top = useRef(0)
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    let seen = -1
    const look = () => {
      top.current = box.scrollTop
      const first = Math.floor(top.current / height)
      if (first === seen) return
      seen = first
      setWindow((before) => movedWindow(before, { first }))
    }
    look()
    // Drawn within the event: the frame that shows another place shows its rows too.
    const onScroll = () => {
      hasMoved.current = true
      flushSync(look)
    }
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => box.removeEventListener('scroll', onScroll)
  }, [scroller, height])

  useEffect(() => {
    if (!isGrowing(window)) return
    // A frame that was scrolled has drawn its share.
    const grow = () => {
      if (hasMoved.current) next = requestAnimationFrame(grow)
      else setWindow((before) => movedWindow(before, {}))
      hasMoved.current = false
    }
    let next = requestAnimationFrame(grow)
    return () => cancelAnimationFrame(next)
  }, [window])

  function reveal(index: number) {
    const box = scroller.current
    if (!box) return
    const from = index * height
    const to = from + height - (box.clientHeight - header)
    if (from < box.scrollTop) box.scrollTo({ top: from })
    else if (to > box.scrollTop) box.scrollTo({ top: to })
  }

  return { window, top, reveal }
}

/** Scrolling lays everything out at once, so it is left when the list is at its top anyway. */
export function useTop(scroller: RefObject<HTMLElement | null>, top: RefObject<number>, shown: number) {
  const first = useRef(shown)
  useLayoutEffect(() => {
    if (first.current === shown) return
    first.current = shown
    if (top.current > 0) scroller.current?.scrollTo({ top: 0 })
  }, [scroller, top, shown])
}

/** The rows in sight stay where they are when others come in above them. */
export function useShift(scroller: RefObject<HTMLElement | null>, version: number, pixels: number) {
  const done = useRef(version)
  useLayoutEffect(() => {
    if (done.current === version) return
    done.current = version
    if (pixels !== 0) scroller.current?.scrollBy({ top: pixels })
  }, [scroller, version, pixels])
}

export function useFrame(scroller: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setFrame({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scroller])
  return frame
}
