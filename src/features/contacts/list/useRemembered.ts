import { useState } from 'react'

/** What was chosen last, in this browser. */
export function useRemembered<T>(key: string, read: (kept: string | null) => T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => {
    try {
      return read(localStorage.getItem(key))
    } catch {
      return read(null)
    }
  })
  const set = (next: T) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Not kept then; the choice still holds for this time.
    }
  }
  return [value, set]
}
