import { useLayoutEffect } from 'react'

/** Single keys, while nothing is being typed and no dialog is open. */
export function useShortcuts(keys: Record<string, () => void>, on = true) {
  // With what is on the screen: a key that is pressed as soon as a panel is gone counts.
  useLayoutEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      const run = keys[event.key.toLowerCase()]
      if (!run || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
