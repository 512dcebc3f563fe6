import type { ContactQuery } from '#workers/api'
import { useToday } from './useToday.ts'

/** A query as text, the same until it is another one; or another day, because a query may be about days. */
export function useQuestion(query: ContactQuery): string {
  return JSON.stringify({ query, today: useToday() })
}

export const queryOf = (question: string) => (JSON.parse(question) as { query: ContactQuery }).query
