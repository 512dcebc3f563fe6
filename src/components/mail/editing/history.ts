export type History<T> = {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** What was changed last, and when: typing on is one step. */
  group: string | null
  at: number
}

const most = 200
const pauseMs = 1_000

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], group: null, at: 0 })

/** Steps of one `group` without a pause are undone together; null stands for itself. */
export function record<T>(history: History<T>, now: T, group: string | null, at: number): History<T> {
  const goesOn = group !== null && group === history.group && at - history.at < pauseMs && history.past.length > 0
  const past = goesOn ? history.past : [...history.past, history.now].slice(-most)
  return { past, now, future: [], group, at }
}

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1)
  return { past: past.slice(0, -1), now: before ?? now, future: before ? [now, ...future] : future, group: null, at: 0 }
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return { past: next ? [...past, now] : past, now: next ?? now, future: rest, group: null, at: 0 }
}
