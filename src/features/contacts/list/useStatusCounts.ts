import type { ContactQuery, ContactView } from '#workers/search/api'
import { useContactAnswer } from './useContactAnswer.ts'

const statuses = (view: ContactView) => view.statuses()

/** How many of the contacts that match stand at each status, followed live; null until the first answer. */
export const useStatusCounts = (query: ContactQuery) => useContactAnswer({ ...query, follow_up_status: null }, statuses)
