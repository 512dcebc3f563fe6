import { startTransition, useEffect, useState } from 'react'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { ContactQuery, ContactView } from '#workers/api'
import { useClient } from '../../lib/client.ts'
import { queryOf, useQuestion } from './useQuestion.ts'

type Counts = Record<FollowUpStatus, number>

/** How many of the contacts that match stand at each status, followed live; null until the first answer. */
export function useStatusCounts(query: ContactQuery): Counts | null {
  const { contacts } = useClient()
  const [counts, setCounts] = useState<Counts | null>(null)
  const question = useQuestion({ ...query, follow_up_status: null })
  useEffect(() => {
    let over = false
    let view: ContactView | undefined
    const read = async () => {
      const found = await view?.statuses()
      if (found && !over) startTransition(() => setCounts(found))
    }
    const follow = async () => {
      view = await contacts.open(queryOf(question), () => void read())
      if (over) view.close()
      else await read()
    }
    follow().catch(console.error)
    return () => {
      over = true
      view?.close()
    }
  }, [contacts, question])
  return counts
}
