import { startTransition, useEffect, useState } from 'react'
import type { ContactQuery, ContactView } from '#workers/search/api'
import { useClient } from '../../../lib/client.ts'
import { queryOf, useQuestion } from './useQuestion.ts'

/** What `ask` finds out about the contacts that match, followed live; null until the first answer. `ask` is always the same. */
export function useContactAnswer<T>(query: ContactQuery, ask: (view: ContactView) => Promise<T | null>): T | null {
  const { contacts } = useClient()
  const [answer, setAnswer] = useState<T | null>(null)
  const question = useQuestion(query)
  useEffect(() => {
    let over = false
    let view: ContactView | undefined
    const read = async () => {
      const found = view && (await ask(view))
      if (found && !over) startTransition(() => setAnswer(found))
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
  }, [contacts, question, ask])
  return answer
}
