import type { KeyboardEvent } from 'react'

/**
 * A button where something is drawn by it: Firefox starts no dragging on a <button>.
 * https://bugzilla.mozilla.org/show_bug.cgi?id=568313
 */
export const pressable = (onPress: () => void) => ({
  role: 'button',
  tabIndex: 0,
  onClick: onPress,
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  },
})
