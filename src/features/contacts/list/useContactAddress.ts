import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { limits } from '#domain/limits'
import type { ContactQuery, ContactSort } from '#workers/search/api'
import { useGoHere } from '../../../lib/useAddress.ts'
import {
  type ContactAddress,
  type ContactPart,
  contactOrder,
  readContactAddress,
  writeContactAddress,
} from './contactAddress.ts'

export type ContactPlace = ReturnType<typeof useContactAddress>

const addressNow = () => readContactAddress(new URLSearchParams(window.location.search))

/**
 * The address of the list, read and written. The search field is ahead of it: a key stroke is answered at once and
 * reaches the address when the typing rests, so that Back does not go letter by letter.
 */
export function useContactAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const goHere = useGoHere()
  const address = useMemo(() => readContactAddress(new URLSearchParams(location.search)), [location.search])
  const latest = useRef(address)
  const [typed, setTyped] = useState(address.query.search)
  /** what stands in the field, ahead of all */
  const field = useRef(typed)
  /** Rises when the search was changed elsewhere than in its field. */
  const [turn, setTurn] = useState(0)
  useLayoutEffect(() => {
    latest.current = address
  }, [address])
  const written = useRef(address.query.search)
  const leaving = useRef('')
  const cameByOpening = (location.state as { opened?: boolean } | null)?.opened === true

  const go = useCallback(
    (change: Partial<ContactAddress>, options: { push?: boolean; state?: unknown } = {}) => {
      latest.current = { ...latest.current, ...change }
      written.current = latest.current.query.search
      return goHere(writeContactAddress(latest.current), { replace: !options.push, state: options.state ?? null })
    },
    [goHere],
  )

  // Back, or a link: the address leads and the field follows.
  useEffect(() => {
    if (address.query.search === written.current) return
    written.current = address.query.search
    field.current = address.query.search
    setTyped(address.query.search)
    setTurn((before) => before + 1)
  }, [address.query.search])

  useEffect(() => {
    if (typed === written.current) return
    // Something may have been opened since the last drawing; the address itself knows. A slow device draws the frame for
    // longer than the next letter takes, so it waits for a real rest.
    const write = () => void go({ ...addressNow(), query: { ...addressNow().query, search: typed } })
    const timer = setTimeout(write, 2 * limits.debounceMs)
    return () => clearTimeout(timer)
  }, [typed, go])

  /** Where the field asks by itself, the page follows with the answer: both are one drawing. */
  const type = useCallback((text: string, answered?: Promise<void>) => {
    field.current = text
    const follow = () => {
      if (field.current === text) setTyped(text)
    }
    if (answered) void answered.then(follow, follow)
    else startTransition(() => setTyped(text))
  }, [])

  const setQuery = useCallback(
    (change: Partial<ContactQuery>) => {
      const query = { ...latest.current.query, search: field.current, ...change }
      if (query.search !== field.current) setTurn((before) => before + 1)
      field.current = query.search
      setTyped(query.search)
      void go({ query }, { push: true })
    },
    [go],
  )
  const sortBy = useCallback((sort: ContactSort) => setQuery(contactOrder(latest.current.query, sort)), [setQuery])
  /** Another saved view, with what it asks for. */
  const setView = useCallback(
    (view: string | null, change: Partial<ContactQuery>) => {
      latest.current = { ...latest.current, view }
      setQuery(change)
    },
    [setQuery],
  )
  /** From the list it is a step forward; from one panel to the next it is not, so that Back is the list. */
  const show = useCallback(
    (change: Pick<ContactAddress, 'opened' | 'creating'>) => {
      const now = addressNow()
      const query = { ...now.query, search: field.current }
      const fromList = !now.opened && !now.creating
      // Whoever comes back finds what stands in the field, also when it was typed a moment ago.
      if (fromList && now.query.search !== query.search) {
        const search = writeContactAddress({ ...now, query }).toString()
        history.replaceState(history.state, '', search ? `?${search}` : window.location.pathname)
      }
      void go({ ...change, query, refused: null }, { push: fromList, state: { opened: fromList || cameByOpening } })
    },
    [go, cameByOpening],
  )
  /** Going back takes the browser a moment; what is opened meanwhile would be left with it. */
  const afterLeaving = useCallback(
    (run: () => void) => {
      if (cameByOpening && leaving.current === location.key)
        addEventListener('popstate', () => setTimeout(run), { once: true })
      else run()
    },
    [cameByOpening, location.key],
  )
  const create = useCallback(() => afterLeaving(() => show({ creating: true, opened: null })), [afterLeaving, show])
  return {
    address,
    query: useMemo<ContactQuery>(() => ({ ...address.query, search: typed }), [address.query, typed]),
    typed,
    field,
    type,
    turn,
    setQuery,
    sortBy,
    setView,
    create,
    open: (id: string) => afterLeaving(() => show({ opened: id, creating: false })),
    /** Back to the list: the entry that opening made is left, not stacked upon. */
    setPart: (part: ContactPart) => void go({ part }, { state: { opened: cameByOpening } }),
    close: () => {
      // Asked twice before the address has changed, it must not go back twice.
      if (leaving.current === location.key) return
      leaving.current = location.key
      void (cameByOpening ? navigate(-1) : go({ opened: null, creating: false, refused: null }))
    },
  }
}
