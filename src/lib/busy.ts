import { useEffect, useSyncExternalStore } from 'react'

/** Reasons not to reload the page now: an open form with input, a running import. */
const reasons = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export const isBusy = () => reasons.size > 0
export const onBusy = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useIsBusy = () => useSyncExternalStore(onBusy, isBusy)

/** Until what it returns is called, no update reloads this tab. */
export function holdBusy(): () => void {
  const reason = Symbol('busy')
  reasons.add(reason)
  tell()
  return () => {
    reasons.delete(reason)
    tell()
  }
}

/** While `active`, no update reloads this tab. */
export function useBusy(active: boolean) {
  useEffect(() => (active ? holdBusy() : undefined), [active])
}
