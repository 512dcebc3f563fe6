import type { ContactQuery, ContactView } from '#workers/search/api'
import { useContactAnswer } from '../list/useContactAnswer.ts'

const count = (view: ContactView) => view.count()

/** How many contacts match, of how many, followed live; null until the first answer. */
export const useContactCount = (query: ContactQuery) => useContactAnswer(query, count)
