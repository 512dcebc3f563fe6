import { useEffect, useState } from 'react'
import type { HsIndex } from '#domain/customs/hsCodes'

let loaded: HsIndex | null = null

/** All codes, once their file is there; null until then. */
export function useHsIndex(): HsIndex | null {
  const [index, setIndex] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    const load = async () => {
      loaded = (await import('#domain/customs/hsList')).hsIndex
      setIndex(loaded)
    }
    load().catch(console.error)
  }, [])
  return index
}
