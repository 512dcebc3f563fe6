import { useSyncExternalStore } from 'react'

/**
 * Answers that this tab hears at the moment, by the id of their row. Beside the screens, so that turning to another page
 * interrupts none.
 */
type RunningAnswer = { text: string; controller: AbortController }

const running = new Map<string, RunningAnswer>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function beginAnswer(id: string, text: string): AbortSignal {
  const controller = new AbortController()
  running.set(id, { text, controller })
  tell()
  return controller.signal
}
export function growAnswer(id: string, text: string) {
  const answer = running.get(id)
  if (!answer) return
  running.set(id, { ...answer, text })
  tell()
}
export function endAnswer(id: string) {
  running.delete(id)
  tell()
}
export const stopAnswer = (id: string) => running.get(id)?.controller.abort()
export const isAnswerRunning = (id: string) => running.has(id)

/** What has come of it; undefined: this tab does not hear it. */
export const useRunningText = (id: string): string | undefined =>
  useSyncExternalStore(listen, () => running.get(id)?.text)
