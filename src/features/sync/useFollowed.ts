import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { Client } from '#workers/api'
import { useClient } from '../../lib/client.ts'

/** Asked for again whenever the sync state or the language changes; null while it is first read. `read` stays the same. */
export function useFollowed<T>(read: (client: Client) => Promise<T>): T | null {
  const client = useClient()
  const [value, setValue] = useState<T | null>(null)

  useEffect(() => {
    let latest = 0
    const readOnce = async () => {
      const turn = ++latest
      try {
        const next = await read(client)
        if (turn === latest) setValue(next)
      } catch (error) {
        // The storage is away for the moment, which the notice above says; what was read last stays.
        console.error(error)
      }
    }
    const readAgain = () => void readOnce()
    readAgain()
    const stop = client.onSyncState(readAgain)
    i18next.on('languageChanged', readAgain)
    return () => {
      latest = -1
      stop()
      i18next.off('languageChanged', readAgain)
    }
  }, [client, read])

  return value
}
