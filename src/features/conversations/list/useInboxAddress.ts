import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAddress } from '../../../lib/useAddress.ts'
import { useSettled } from '../../../lib/useSettled.ts'
import { type InboxAddress, readInboxAddress, writeInboxAddress } from './inboxAddress.ts'

export type InboxPlace = ReturnType<typeof useInboxAddress>

/** The address of the inbox, with a search field that is ahead of it. */
export function useInboxAddress() {
  const [params, setParams] = useAddress()
  const location = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readInboxAddress(params), [params])
  const [typed, setTyped] = useState(address.search)
  const settled = useSettled(typed)
  const written = useRef(address.search)
  const cameByOpening = (location.state as { opened?: boolean } | null)?.opened === true

  const go = useCallback(
    (change: Partial<InboxAddress>, options: { push?: boolean; state?: unknown } = {}) =>
      setParams((now) => writeInboxAddress({ ...readInboxAddress(now), ...change }), {
        replace: !options.push,
        state: options.state ?? null,
      }),
    [setParams],
  )
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    go({ search: settled }, { state: { opened: cameByOpening } })
  }, [settled, go, cameByOpening])
  useEffect(() => {
    if (address.search === written.current) return
    written.current = address.search
    setTyped(address.search)
  }, [address.search])

  return {
    address,
    typed,
    setTyped,
    set(change: Partial<InboxAddress>) {
      if (change.search !== undefined) {
        written.current = change.search
        setTyped(change.search)
      }
      go(change)
    },
    open(conversation: string) {
      const isFirst = readInboxAddress(new URLSearchParams(window.location.search)).conversation === null
      go({ conversation }, { push: isFirst, state: { opened: isFirst || cameByOpening } })
    },
    /** Back to the list: the entry that opening made is left, not stacked upon. */
    close: () => (cameByOpening ? void navigate(-1) : go({ conversation: null })),
  }
}
