import { startTransition, useEffect, useState } from 'react'
import type { ContactQuery, ContactView } from '#workers/api'
import { useClient } from '../../../lib/client.ts'
import { queryOf, useQuestion } from '../useQuestion.ts'

type Counted = { matching: number; total: number }

/** How many contacts match, of how many, followed live; null until the first answer. */
export function useContactCount(query: ContactQuery): Counted | null {
  const { contacts } = useClient()
  const [counted, setCounted] = useState<Counted | null>(null)
  const question = useQuestion(query)
  useEffect(() => {
    let over = false
    let view: ContactView | undefined
    const read = async () => {
      const found = await view?.count()
      if (found && !over) startTransition(() => setCounted(found))
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
  return counted
}
