import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { limits } from '#domain/limits'
import { readSubAddress, type SubAddress, type SubQuery, writeSubAddress } from './subList.ts'

const addressNow = () => readSubAddress(new URLSearchParams(window.location.search))

/** The address of the list. The search field is ahead of it, and reaches it when the typing rests. */
export function useSubAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readSubAddress(new URLSearchParams(location.search)), [location.search])
  const [typed, setTyped] = useState(address.query.search)
  const written = useRef(typed)
  const cameByOpening = (location.state as { opened?: boolean } | null)?.opened === true

  const go = (change: Partial<SubAddress>, options: { push?: boolean; state?: unknown } = {}) => {
    const next = { ...addressNow(), ...change }
    written.current = next.query.search
    return navigate(
      { search: writeSubAddress(next).toString() },
      { replace: !options.push, state: options.state ?? location.state },
    )
  }

  // Back, or a link: the address leads and the field follows.
  useEffect(() => {
    if (address.query.search === written.current) return
    written.current = address.query.search
    setTyped(address.query.search)
  }, [address.query.search])
  useEffect(() => {
    if (typed === written.current) return
    const write = () => void go({ query: { ...addressNow().query, search: typed } })
    const timer = setTimeout(write, limits.debounceMs)
    return () => clearTimeout(timer)
  })

  return {
    address,
    typed,
    setTyped,
    setOrder: (order: Pick<SubQuery, 'sort' | 'descending'>) =>
      void go({ query: { ...addressNow().query, search: typed, ...order } }),
    /** From the list it is a step forward; from one panel to the next it is not, so that Back is the list. */
    open: (id: string) => void go({ opened: id }, address.opened ? {} : { push: true, state: { opened: true } }),
    close: () => {
      if (!addressNow().opened) return
      void (cameByOpening ? navigate(-1) : go({ opened: null }))
    },
  }
}
