import { startTransition, useEffect, useState } from 'react'
import type { ContactQuery } from '#workers/api'
import { useClient } from '../../lib/client.ts'
import { LineSource } from './lineSource.ts'
import { queryOf, useQuestion } from './useQuestion.ts'

/** Ten pictures a second are enough for a list that fills by itself. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 100))

/** The lines of a query, as a window over the worker's index. Null until the first answer. */
export function useContactLines(query: ContactQuery) {
  const { contacts } = useClient()
  const [source] = useState(() => new LineSource(contacts, pause))
  useEffect(() => () => source.close(), [source])
  const question = useQuestion(query)
  useEffect(() => void source.show(queryOf(question)), [source, question])
  const [picture, setPicture] = useState(source.picture)
  // Drawing fifty rows may be interrupted by the next key stroke or scroll; an external store would not allow that.
  useEffect(() => source.subscribe(() => startTransition(() => setPicture(source.picture()))), [source])
  return { source, picture }
}
