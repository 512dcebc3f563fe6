import { useEffect } from 'react'
import { useOnline } from '../../lib/online.ts'
import { tellExports } from './exportsTold.ts'

/** Exports that were made without a network are told when there is one. */
export function useTellExports() {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void tellExports()
  }, [isOnline])
}
