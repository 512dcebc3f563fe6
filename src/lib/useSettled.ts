import { useEffect, useState } from 'react'
import { limits } from '#domain/limits'

/** What was typed, once the typing rests. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
