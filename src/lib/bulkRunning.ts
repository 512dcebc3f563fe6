import { useSyncExternalStore } from 'react'
import type { BulkProgress } from '#workers/bulk/jobs'

/** Work on many contacts, as far as it is. */
export type BulkRun = BulkProgress & {
  title: 'running' | 'deleting' | 'undoing' | 'restoring'
  isPaused: boolean
  onPause: (paused: boolean) => void
  stop: () => void
}

/** Not a page's: it goes on, and is undone, also when its user has gone to another one. */
let running: BulkRun | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setBulkRunning(change: (now: BulkRun | null) => BulkRun | null) {
  running = change(running)
  for (const listener of listeners) listener()
}
export const useBulkRunning = () => useSyncExternalStore(subscribe, () => running)
