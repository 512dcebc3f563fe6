import { useLocation, useNavigate } from 'react-router-dom'

const name = 'persons'

/**
 * The window for requests of persons, over whatever page is open. Its address says a contact at most: what somebody is
 * looked for by stays out of the browser's history.
 */
export function usePersonsAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(location.search)
  const state = location.state as { persons?: boolean } | null
  const go = (value: string | null, options: { replace: boolean; state: unknown }) => {
    const next = new URLSearchParams(window.location.search)
    if (value === null) next.delete(name)
    else next.set(name, value)
    void navigate({ search: next.toString() }, options)
  }
  return {
    isOpen: params.has(name),
    contact: params.get(name) || null,
    open: (contact: string | null = null) => go(contact ?? '', { replace: false, state: { ...state, persons: true } }),
    close: () => (state?.persons ? void navigate(-1) : go(null, { replace: true, state })),
  }
}
