import { both } from '#domain/contacts/filter'
import { labelKinds } from '#domain/contacts/label'
import { labelAndBelow } from '#domain/contacts/labelTree'
import type { ContactQuery } from '#workers/search/api'
import { type Labels, useLabels } from '../../../lib/labels.tsx'
import { useToday } from '../follow/useToday.ts'

/** A query as text, the same until it is another one; or another day, because a query may be about days. */
export const useQuestion = (query: ContactQuery): string => useQuestions(query)(query.search)

/** The same for anything that may be searched. */
export function useQuestions(query: ContactQuery): (search: string) => string {
  const labels = useLabels()
  const today = useToday()
  return (search) => JSON.stringify({ query: withLabelsBelow({ ...query, search }, labels), today })
}

/** Whoever looks for a label means what stands below it as well. */
export function withLabelsBelow(
  query: ContactQuery,
  labels: Pick<Labels, 'tag' | 'category' | 'source'>,
): ContactQuery {
  return labelKinds.reduce((wider, kind) => {
    const chosen = query[kind]
    const values = chosen === null ? [] : labelAndBelow(labels[kind], chosen)
    if (values.length < 2) return wider
    const filter = both(wider.filter, { join: 'all', of: [{ field: kind, is: 'anyOf', values }] })
    return { ...wider, [kind]: null, filter }
  }, query)
}

export const queryOf = (question: string) => (JSON.parse(question) as { query: ContactQuery }).query
