import { useEffect, useState } from 'react'
import { type LinkAnswer, linkedCalls } from '#domain/linked/calls'
import { request } from '../../../lib/http.ts'
import { useConnected } from '../../../lib/useConnected.ts'

/** The link that this user has begun and not seen the end of; null: none, or nobody can say; undefined while the server is asked. */
export function useLastLink(): string | null | undefined {
  const isConnected = useConnected()
  const [last, setLast] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const asking = new AbortController()
    if (!isConnected) return setLast((before) => before ?? null)
    request(linkedCalls.qrCode, {}, { signal: asking.signal }).then(
      ({ uuid }) => setLast((before) => before ?? uuid),
      () => asking.signal.aborted || setLast((before) => before ?? null),
    )
    return () => asking.abort()
  }, [isConnected])
  return last
}

const lookMs = 1_000

/** How far a link is, asked every second until it is over; null: not known yet. */
export function useLinkAnswer(uuid: string): { link: LinkAnswer | null; problem: unknown } {
  const [known, setKnown] = useState<{ link: LinkAnswer | null; problem: unknown }>({ link: null, problem: null })
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        const link = await request(linkedCalls.link, { uuid }, { signal })
        setKnown({ link, problem: null })
        if (link.step === 'open' || link.step === 'ended') return
      } catch (problem) {
        if (signal.aborted) return
        setKnown(({ link }) => ({ link, problem }))
      }
      timer = setTimeout(() => void look(), lookMs)
    }
    void look()
    return () => {
      asking.abort()
      clearTimeout(timer)
    }
  }, [uuid])
  return known
}
