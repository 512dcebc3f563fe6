import { useEffect, useRef } from 'react'
import { type HandOver, openHandOver } from '#workers/fair/handOver'

/** The worker that packs and unpacks, from the first question on and for as long as the window is open. */
export function useHandOver(): () => HandOver['ask'] {
  const opened = useRef<HandOver | null>(null)
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = null
    },
    [],
  )
  return () => (opened.current ??= openHandOver()).ask
}
