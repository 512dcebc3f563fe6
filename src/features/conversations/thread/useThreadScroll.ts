import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { MessageLine } from '#workers/search/conversations/api'
import type { LinePicture } from '../../../lib/lineWindow.ts'
import type { ThreadWindow } from './useThread.ts'

type ThreadPlace = {
  thread: ThreadWindow | null
  picture: LinePicture<MessageLine> | null
  goTo: string | null
}

/** px from an edge from which more is read, and within which somebody is at the end. */
const nearPx = 400
const endPx = 48
/** drawn at once, at most */
const mostDrawn = 120

/**
 * Reads on where somebody scrolls to, and keeps what they look at where it is: above it things come in, and below it too. At
 * the end it stays at the end.
 */
export function useThreadScroll({ thread, picture, goTo }: ThreadPlace) {
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ id: string; top: number } | null>(null)
  const isFollowing = useRef(true)
  const begun = useRef<ThreadWindow | null>(null)
  /** a message that is to be shown as soon as it is drawn */
  const target = useRef<string | null>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  /** rises with each look, so that what is in sight can be told */
  const [looks, setLooks] = useState(0)

  const look = useCallback(() => {
    const box = scroller.current
    if (!box || !picture || !thread) return
    const { from, lines, count } = picture
    const isEnd = from + lines.length >= count
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    // While many come, those that are not read yet are beyond what is drawn.
    isFollowing.current = (isEnd || isFollowing.current) && below <= endPx
    setAtEnd(isFollowing.current)
    anchor.current = firstInSight(box)
    if (box.scrollTop < nearPx && from > 0) thread.want(Math.max(0, from - 40), Math.min(count, from + mostDrawn))
    else if (below < nearPx && !isEnd) {
      const to = Math.min(count, from + lines.length + 40)
      thread.want(Math.max(0, to - mostDrawn), to)
    }
    setLooks((before) => before + 1)
  }, [thread, picture])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || !picture || !thread) return
    if (begun.current !== thread) {
      begun.current = thread
      const target = goTo ? elementOf(box, goTo) : null
      box.scrollTo({ top: target ? Math.max(0, target.offsetTop - 96) : box.scrollHeight })
    } else if (reach(box, target)) anchor.current = firstInSight(box)
    else if (isFollowing.current) {
      box.scrollTo({ top: box.scrollHeight })
      // More came at once than are read beyond what is in sight.
      if (picture.from + picture.lines.length < picture.count) return wantEnd(thread, picture.count)
    } else if (anchor.current) {
      const element = elementOf(box, anchor.current.id)
      if (element) box.scrollBy({ top: topOf(box, element) - anchor.current.top })
    }
    look()
  }, [thread, picture, goTo, look])

  // Pictures, the keyboard of a phone and a note that is opened change its height.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) box.scrollTo({ top: box.scrollHeight })
    })
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])

  const show = useCallback(
    async (id: string) => {
      const at = (await thread?.view()?.positionOf(id)) ?? -1
      const box = scroller.current
      if (at < 0 || !thread || !box) return
      target.current = id
      isFollowing.current = false
      if (!reach(box, target)) thread.want(Math.max(0, at - 30), at + 30)
    },
    [thread],
  )

  function toEnd() {
    isFollowing.current = true
    if (thread) wantEnd(thread, picture?.count ?? 0)
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }
  return { scroller, look, toEnd, show, isAtEnd, looks }
}

const wantEnd = (thread: ThreadWindow, count: number) => thread.want(Math.max(0, count - 60), count)

/** Brings the wanted message into the middle, once it is drawn. */
function reach(box: HTMLElement, target: RefObject<string | null>): boolean {
  const element = target.current === null ? null : elementOf(box, target.current)
  if (!element) return false
  target.current = null
  element.scrollIntoView({ block: 'center' })
  return true
}

const elementOf = (box: HTMLElement, id: string) => box.querySelector<HTMLElement>(`[data-message="${id}"]`)
const topOf = (box: HTMLElement, element: HTMLElement) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

function firstInSight(box: HTMLElement) {
  for (const element of box.querySelectorAll<HTMLElement>('[data-message]')) {
    const top = topOf(box, element)
    if (top + element.offsetHeight > 0) return { id: element.dataset.message!, top }
  }
  return null
}

/** The last message of which the end is in sight. */
export function lastInSight(box: HTMLElement): string | null {
  const { bottom } = box.getBoundingClientRect()
  const elements = [...box.querySelectorAll<HTMLElement>('[data-message]')]
  return elements.findLast((element) => element.getBoundingClientRect().bottom <= bottom + 8)?.dataset.message ?? null
}
