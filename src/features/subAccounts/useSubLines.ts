import { useEffect, useMemo, useState } from 'react'
import { rowsWhere } from '#workers/database/read'
import { type ContactView, everyContact } from '#workers/search/api'
import { useClient } from '../../lib/client.ts'
import { usePeople } from '../../lib/people.ts'
import { useStored } from '../../lib/reader.ts'
import { type SubLine, subLines } from './subList.ts'

/** From this device, so they are there without a network; null while they are first read. */
export function useSubLines(): SubLine[] | null {
  const people = usePeople()
  const subs = useStored((db) => rowsWhere(db, 'sub_account', () => true), [])
  const contacts = useContactCounts()
  return useMemo(() => (subs ? subLines(people, subs, contacts) : null), [people, subs, contacts])
}

/** How many contacts belong to whom, followed live. */
function useContactCounts(): Record<string, number> {
  const { contacts } = useClient()
  const [counts, setCounts] = useState<Record<string, number>>({})
  useEffect(() => {
    let over = false
    let view: ContactView | undefined
    const read = async () => {
      // Asking is what makes the view tell of the next change.
      await view?.count()
      const { belongto } = await contacts.facets()
      if (!over) setCounts(belongto)
    }
    const follow = async () => {
      view = await contacts.open(everyContact, () => void read())
      if (over) view.close()
      else await read()
    }
    follow().catch(console.error)
    return () => {
      over = true
      view?.close()
    }
  }, [contacts])
  return counts
}
