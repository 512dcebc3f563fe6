import { useCallback, useEffect, useState } from 'react'
import type { LeadLine, LeadList, LeadPlaces, LeadQuery } from '#workers/search/leads/api'
import { useClient } from '../../../lib/client.ts'
import { useLineWindow } from '../../../lib/useLineWindow.ts'

/** The leads of a job that a query finds, as a window over the worker's index. */
export function useLeadList(job: string, query: LeadQuery) {
  const { leads } = useClient()
  const question = JSON.stringify(query)
  const open = useCallback(
    (onChange: () => void) => leads.open(job, JSON.parse(question) as LeadQuery, onChange),
    [leads, job, question],
  )
  const { picture, rows, source } = useLineWindow<LeadLine, LeadList>(open)
  return { picture, rows, list: source?.view() ?? null, question }
}

/** While they come by the hundred, they are drawn anew no more often than this. */
const everyMs = 500

/** Where the found ones are; null until it is known. `version`: rises when they may have changed. */
export function useLeadPlaces(list: LeadList | null, version: number): LeadPlaces | null {
  const [places, setPlaces] = useState<LeadPlaces | null>(null)
  useEffect(() => {
    if (!list) return
    let isHere = true
    const read = () =>
      list.places().then(
        (next) => isHere && setPlaces((now) => sameOr(now, next)),
        // A list that was left meanwhile has no places.
        (error: unknown) => isHere && console.error(error),
      )
    const later = setTimeout(() => void read(), version > 1 ? everyMs : 0)
    return () => {
      isHere = false
      clearTimeout(later)
    }
  }, [list, version])
  return places
}

/** What has not changed is not drawn anew. */
const sameOr = (now: LeadPlaces | null, next: LeadPlaces): LeadPlaces =>
  now?.length === next.length && now.every((value, n) => value === next[n]) ? now : next
