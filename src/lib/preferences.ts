import { useSyncExternalStore } from 'react'

/**
 * A choice that belongs to this browser and not to an account: kept in localStorage, followed by all tabs.
 * Where storage is refused (private windows), the choice still holds until the page is closed.
 */
export function preference<const T extends string>(name: string, values: readonly [T, ...T[]]) {
  const key = `fairlead.${name}`
  const listeners = new Set<() => void>()
  const known = (value: unknown): value is T => values.includes(value as T)
  let current = read()

  function read(): T {
    try {
      const kept = localStorage.getItem(key)
      return known(kept) ? kept : values[0]
    } catch {
      return values[0]
    }
  }

  function set(value: T) {
    if (value === current) return
    current = value
    try {
      localStorage.setItem(key, value)
    } catch {
      // Not kept then; nothing else depends on it.
    }
    for (const listener of listeners) listener()
  }

  addEventListener('storage', (event) => {
    if (event.key === key && read() !== current) {
      current = read()
      for (const listener of listeners) listener()
    }
  })

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { get: () => current, set, subscribe, useValue: () => useSyncExternalStore(subscribe, () => current) }
}
