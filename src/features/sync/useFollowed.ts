import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { Client } from '#workers/api'
import { useClient } from '../../lib/client.ts'

/** While much is being sent the state changes many times a second; nobody reads that fast. */
const pauseMs = 300

/** Asked for again whenever the sync state or the language changes; null while it is first read. `read` stays the same. */
export function useFollowed<T>(read: (client: Client) => Promise<T>): T | null {
  const client = useClient()
  const [value, setValue] = useState<T | null>(null)

  useEffect(() => {
    const over = new AbortController()
    let isReading = false
    let isWanted = false
    const readOnce = async () => {
      isWanted = true
      if (isReading) return
      isReading = true
      while (isWanted && !over.signal.aborted) {
        isWanted = false
        try {
          const next = await read(client)
          if (!over.signal.aborted) setValue(next)
        } catch (error) {
          // The storage is away for the moment, which the notice above says; what was read last stays.
          console.error(error)
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      isReading = false
    }
    const readAgain = () => void readOnce()
    readAgain()
    const stop = client.onSyncState(readAgain)
    i18next.on('languageChanged', readAgain)
    return () => {
      over.abort()
      stop()
      i18next.off('languageChanged', readAgain)
    }
  }, [client, read])

  return value
}
