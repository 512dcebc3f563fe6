import type { Database } from '../../db/connect.ts'

const listeners = new WeakMap<object, Set<() => void>>()

/** Says within this process that events were kept; another process finds them when it looks. */
export function tellArrival({ pool }: Pick<Database, 'pool'>): void {
  for (const listener of listeners.get(pool) ?? []) listener()
}

/** Gives what ends it. */
export function onArrival({ pool }: Pick<Database, 'pool'>, listener: () => void): () => void {
  const mine = listeners.get(pool) ?? new Set()
  listeners.set(pool, mine)
  mine.add(listener)
  return () => mine.delete(listener)
}
