import { useCallback, useEffect, useRef, useState } from 'react'
import type { DuplicateGroups, DuplicateSearchResult } from '#workers/search/duplicatesApi'
import { useClient } from '../../../lib/client.ts'
import { useEveryChange } from '../list/useEveryChange.ts'

/** How far it is, from 0 to 1; then what was found. */
type DuplicateSearch = { kind: 'finding'; part: number } | DuplicateSearchResult

const shownAtOnce = 30
const none = { groups: 0, contacts: 0 }
const begun: DuplicateSearch = { kind: 'finding', part: 0 }

/** Looks through all contacts when it begins, and again when it is asked to; leaving ends it. */
export function useFinding() {
  const { duplicates } = useClient()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ turn: number; finding: DuplicateSearch }>({ turn, finding: begun })
  const [shown, setShown] = useState<DuplicateGroups>({ groups: [], left: none, sure: none })
  const most = useRef(shownAtOnce)
  const stop = useRef(new AbortController())

  const read = useCallback(async () => setShown(await duplicates.groups(0, most.current)), [duplicates])
  useEveryChange(read)
  useEffect(() => {
    const mine = new AbortController()
    stop.current = mine
    const show = (finding: DuplicateSearch) => setState({ turn, finding })
    const look = async () => {
      const found = await duplicates.find(
        (done, of) => mine.signal.aborted || show({ kind: 'finding', part: done / of }),
        mine.signal,
      )
      if (stop.current !== mine) return
      most.current = shownAtOnce
      if (found.kind === 'found') await read()
      show(found)
    }
    void look()
    return () => mine.abort()
  }, [duplicates, read, turn])

  return {
    finding: state.turn === turn ? state.finding : begun,
    ...shown,
    cancel: () => stop.current.abort(),
    again: () => setTurn((before) => before + 1),
    more: () => {
      most.current += shownAtOnce
      void read()
    },
    refresh: () => void read(),
  }
}
