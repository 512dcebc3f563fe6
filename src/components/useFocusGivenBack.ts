import { useLayoutEffect, useState } from 'react'

type Openers = readonly HTMLElement[]

/** of what is open now, over the page or beside it; the last one is in front */
const open: Openers[] = []

/**
 * For what is opened over a page or beside it: when it is gone, the focus is where it was before. What had it may be gone by
 * then, such as an entry of a menu or the dialog before this one: then it goes to what had opened that.
 */
export function useFocusGivenBack() {
  const [openers] = useState(openersNow)
  useLayoutEffect(() => {
    open.push(openers)
    return () => {
      open.splice(open.lastIndexOf(openers), 1)
      // What is closed is still there. Begun here, it comes before Fluent's own way back, which knows few openers.
      setTimeout(() => giveBack(openers))
    }
  }, [openers])
}

function openersNow(): Openers {
  const before = document.activeElement
  const around = open.at(-1) ?? []
  if (!(before instanceof HTMLElement) || before === document.body) return around
  const menu = before.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const trigger = menu ? document.getElementById(menu) : null
  return [before, ...(trigger ? [trigger] : []), ...around]
}

function giveBack(openers: Openers) {
  const isLost = () => !document.activeElement || document.activeElement === document.body
  for (const opener of openers) {
    if (!isLost()) return
    if (opener.isConnected && !opener.closest('[inert]')) opener.focus({ preventScroll: true })
  }
  // Nothing of it is left: on from the page, not from the top of the window.
  if (isLost() && !document.querySelector('[aria-modal="true"]'))
    document.getElementById('content')?.focus({ preventScroll: true })
}
