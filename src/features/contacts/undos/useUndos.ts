import { useCallback, useEffect, useState } from 'react'
import type { KeptUndo } from '#workers/bulk/jobs'
import { useClient } from '../../../lib/client.ts'

/** Null until they are read. Another tab may have undone one: whoever comes back to this one looks again. */
export function useUndos(): [KeptUndo[] | null, () => void] {
  const { bulk } = useClient().sync
  const [undos, setUndos] = useState<KeptUndo[] | null>(null)
  const look = useCallback(() => void bulk.undos().then(setUndos, console.error), [bulk])
  useEffect(() => {
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [look])
  return [undos, look]
}
