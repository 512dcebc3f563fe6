import { useEffect } from 'react'
import { everyContact } from '#workers/search/api'
import { useClient } from '../../../lib/client.ts'

/** Reads at once, and again whenever any contact has changed; one read at a time. */
export function useEveryChange(read: () => Promise<void>) {
  const { contacts } = useClient()
  useEffect(() => {
    const over = new AbortController()
    let reading = false
    let again = false
    const follow = async () => {
      again = true
      if (reading) return
      reading = true
      while (again && !over.signal.aborted) {
        again = false
        const view = await opened
        // It tells of the next change once it was asked again.
        await view.statuses()
        if (!over.signal.aborted) await read()
      }
      reading = false
    }
    const opened = contacts.open(everyContact, () => void follow().catch(console.error))
    follow().catch(console.error)
    return () => {
      over.abort()
      opened.then((view) => view.close()).catch(console.error)
    }
  }, [contacts, read])
}
