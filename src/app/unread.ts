import { useSyncExternalStore } from 'react'

/** How many notices are unread, for what stands apart from the bell. */
let count = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUnreadCount = () => useSyncExternalStore(subscribe, () => count)

/** `badge`: on the icon of the installed app, where there is one. */
export function tellUnread(next: number, badge: number) {
  count = next
  for (const listener of listeners) listener()
  const told = badge ? navigator.setAppBadge?.(badge) : navigator.clearAppBadge?.()
  // Not installed, or not allowed: the dot in the header says it.
  told?.catch(() => undefined)
}
