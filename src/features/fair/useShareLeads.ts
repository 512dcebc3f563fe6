import { useEffect, useRef } from 'react'
import { openShareLeadsWorker, type ShareLeadsWorker } from '#workers/fair/shareLeads'

/** The worker that packs and unpacks, from the first question on and for as long as the window is open. */
export function useShareLeads(): () => ShareLeadsWorker['ask'] {
  const opened = useRef<ShareLeadsWorker | null>(null)
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = null
    },
    [],
  )
  return () => (opened.current ??= openShareLeadsWorker()).ask
}
