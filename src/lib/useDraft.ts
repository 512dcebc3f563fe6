import { useEffect, useRef, useState } from 'react'
import { readOnce } from './reader.ts'

/**
 * Something half typed, kept in the user's own database: it is there after a reload, and after the same user signs in
 * again. Null while it is being looked for.
 */
export function useDraft<T>(key: string, empty: T, isEmpty: (value: T) => boolean) {
  const [value, setValue] = useState<T | null>(null)
  const [kept, setKept] = useState(false)
  const writing = useRef(Promise.resolve<unknown>(null))

  useEffect(() => {
    let gone = false
    const look = async () => {
      const record = await readOnce((db) => db.drafts.get(key))
      if (gone) return
      setValue((record?.value as T | undefined) ?? empty)
      setKept(Boolean(record))
    }
    void look()
    return () => {
      gone = true
    }
  }, [key, empty])

  const write = (next: T | null) => {
    writing.current = afterwards(writing.current, () =>
      readOnce(async (db) => {
        if (next === null || isEmpty(next)) await db.drafts.delete(key)
        else await db.drafts.put({ key, value: next, at: Date.now() })
      }),
    )
  }
  return {
    value,
    /** It comes from an earlier visit. */
    kept,
    set(next: T) {
      setValue(next)
      write(next)
    },
    clear() {
      setKept(false)
      setValue(empty)
      write(null)
    },
  }
}

/**
 * One after the other, so that an older text cannot overtake a newer one. A full disk refuses one text and not those that
 * come after; what is typed stays on the screen meanwhile, and saving says that the disk is full.
 */
const afterwards = (before: Promise<unknown>, work: () => Promise<unknown>) => before.then(work).catch(console.error)
