import { startTransition, useEffect, useState } from 'react'
import { type ContactIndexApi, type ContactView, everyContact } from '#workers/search/api'
import { useClient } from '../../lib/client.ts'

/** While thousands of rows arrive, a page of numbers need not follow each of them. */
const restMs = 400

type Answer<Q, T> = { query: Q; said: T }

/**
 * What the worker says about all contacts, asked again when they change or another day has come; null until it is there
 * first. `query` is what was asked for it: while another answer is on its way, the page still shows this one.
 */
export function useCounted<Q, T>(
  query: Q,
  ask: (contacts: ContactIndexApi, query: Q) => Promise<T>,
): Answer<Q, T> | null {
  const { contacts } = useClient()
  const [answer, setAnswer] = useState<Answer<Q, T> | null>(null)
  const key = JSON.stringify(query)
  useEffect(() => {
    let over = false
    let view: ContactView | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const asked = JSON.parse(key) as Q
    const read = async () => {
      // Only who has asked is told of the next change.
      const [said] = await Promise.all([ask(contacts, asked), view?.statuses()])
      if (!over) startTransition(() => setAnswer({ query: asked, said }))
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read().catch(console.error), restMs)
    }
    const look = () => document.visibilityState === 'visible' && soon()
    const follow = async () => {
      view = await contacts.open(everyContact, soon)
      if (over) view.close()
      else await read()
    }
    follow().catch(console.error)
    document.addEventListener('visibilitychange', look)
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      view?.close()
    }
  }, [contacts, key, ask])
  return answer
}
