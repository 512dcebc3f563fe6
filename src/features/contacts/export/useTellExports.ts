import { useEffect } from 'react'
import { tellExports } from '../../../lib/exportsTold.ts'
import { useOnline } from '../../../lib/online.ts'

/** Exports that were made without a network are told when there is one. */
export function useTellExports() {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void tellExports()
  }, [isOnline])
}
