import { useEffect, useId, useSyncExternalStore } from 'react'

/** Reasons not to reload the page now: an open form with input, a running import. */
const reasons = new Set<string>()
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

/** While `active`, no update reloads this tab. */
export function useBusy(active: boolean) {
  const id = useId()
  useEffect(() => {
    if (!active) return
    reasons.add(id)
    tell()
    return () => {
      reasons.delete(id)
      tell()
    }
  }, [active, id])
}
