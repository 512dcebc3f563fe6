import { useEffect, useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

/**
 * Something half typed, kept in the user's own database: it is there after a reload, and after the same user signs in
 * again. Null while it is being looked for.
 */
export function useDraft<T>(key: string, empty: T, isEmpty: (value: T) => boolean) {
  const [value, setValue] = useState<T | null>(null)
  const [kept, setKept] = useState(false)

  useEffect(() => {
    let gone = false
    const look = async () => {
      const found = await readDraft<T>(key)
      if (gone) return
      setValue(found ?? empty)
      setKept(found !== null)
    }
    void look()
    return () => {
      gone = true
    }
  }, [key, empty])

  return {
    value,
    /** It comes from an earlier visit. */
    kept,
    set(next: T) {
      setValue(next)
      void keepDraft(key, isEmpty(next) ? null : next)
    },
    clear() {
      setKept(false)
      setValue(empty)
      void keepDraft(key, null)
    },
  }
}
