import { useLayoutEffect, useState } from 'react'

/** Something that is open over the page or beside it; `before`: what is open behind it. */
type DialogEntry = { openers: readonly HTMLElement[]; before: DialogEntry | undefined }

/** The last one is in front. */
const open: DialogEntry[] = []

/**
 * For what is opened over a page or beside it: when it is gone, the focus is where it was before. What had it may be gone by
 * then, such as an entry of a menu or the dialog before this one: then it goes to what had opened that.
 */
export function useFocusGivenBack() {
  const [mine] = useState<DialogEntry>(() => ({ openers: openersNow(), before: open.at(-1) }))
  useLayoutEffect(() => {
    open.push(mine)
    return () => {
      open.splice(open.lastIndexOf(mine), 1)
      // What is closed is still there. Begun here, it comes before Fluent's own way back, which knows few openers.
      setTimeout(() => giveBack(mine))
    }
  }, [mine])
}

function openersNow(): HTMLElement[] {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || opener === document.body) return []
  const menu = opener.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const trigger = menu ? document.getElementById(menu) : null
  return trigger ? [opener, trigger] : [opener]
}

function giveBack({ openers, before }: DialogEntry) {
  for (const opener of openers) {
    if (!isLost()) return
    if (opener.isConnected) opener.focus({ preventScroll: true })
  }
  if (!isLost()) return
  if (before && !open.includes(before)) return giveBack(before)
  // What lies behind a window that is still open is not to be reached.
  goOn([...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.getElementById('content'))
}

const isLost = () => !document.activeElement || document.activeElement === document.body

/** Nothing is left of where it was: on from its place, not from the top of the window. */
function goOn(place: Element | null | undefined) {
  if (!(place instanceof HTMLElement)) return
  const first = place.matches('[tabindex]') ? place : place.querySelector<HTMLElement>('button, input, [tabindex="0"]')
  first?.focus({ preventScroll: true })
}
