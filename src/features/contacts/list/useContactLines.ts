import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ContactQuery } from '#workers/search/api'
import { readFirstLines } from '#workers/search/firstLines'
import { useClient } from '../../../lib/client.ts'
import { readOnce } from '../../../lib/reader.ts'
import { LineSource } from './lineSource.ts'
import { queryOf, useQuestions } from './useQuestion.ts'

/** Ten pictures a second are enough for a list that fills by itself. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 100))
const kept = (query: ContactQuery) => readOnce((db) => readFirstLines(db, query))

/**
 * The lines of a query, as a window over the worker's index. Null until the first answer. `field`: what stands in the
 * search field, where that asks by itself and the query follows.
 */
export function useContactLines(query: ContactQuery, field?: RefObject<string>) {
  const { contacts } = useClient()
  const [source] = useState(() => new LineSource(contacts, pause, kept))
  const asked = useRef('')
  useEffect(() => {
    return () => {
      source.close()
      asked.current = ''
    }
  }, [source])
  const questionOf = useQuestions(query)
  const question = questionOf(query.search)
  const { search } = query
  useEffect(() => {
    const isBehind = field && field.current !== search
    if (isBehind || asked.current === question) return
    asked.current = question
    void source.show(queryOf(question))
  }, [source, question, search, field])
  const [picture, setPicture] = useState(source.picture)
  const drawn = useRef(picture?.shown)
  // An answer is drawn at once. What changes by itself may be interrupted by a key stroke or a scroll.
  useEffect(
    () =>
      source.subscribe(() => {
        const next = source.picture()
        const isAnswer = next?.shown !== drawn.current
        drawn.current = next?.shown
        if (isAnswer) setPicture(next)
        else startTransition(() => setPicture(next))
      }),
    [source],
  )
  const latest = useRef(questionOf)
  useLayoutEffect(() => {
    latest.current = questionOf
  })
  /** Asks at the key itself: while the letter is drawn, the worker looks. */
  const ask = useCallback(
    (search: string): Promise<void> => {
      asked.current = latest.current(search)
      return source.show(queryOf(asked.current))
    },
    [source],
  )
  return { source, picture, ask }
}
