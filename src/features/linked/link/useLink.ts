import { useEffect, useState } from 'react'
import { type LinkAnswer, linkedCalls } from '#domain/linked/calls'
import { request } from '../../../lib/http.ts'

/** The link that this user has begun and not seen the end of; null: none, or nobody can say; undefined while the server is asked. */
export function useLastLink(): string | null | undefined {
  const [last, setLast] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const asking = new AbortController()
    const told = (uuid: string | null) => setLast((before) => before ?? uuid)
    request(linkedCalls.qrCode, {}, { signal: asking.signal }).then(
      ({ uuid }) => told(uuid),
      () => {
        if (!asking.signal.aborted) told(null)
      },
    )
    return () => asking.abort()
  }, [])
  return last
}

const lookMs = 1_000

type KnownLink = { link: LinkAnswer | null; problem: unknown }

/** Asks every second until the link is over. Gives how to stop asking. */
function followLink(uuid: string, heard: (known: Partial<KnownLink>) => void): () => void {
  const asking = new AbortController()
  const { signal } = asking
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    try {
      const link = await request(linkedCalls.link, { uuid }, { signal })
      heard({ link, problem: null })
      if (link.step === 'open' || link.step === 'ended') return
    } catch (problem) {
      if (signal.aborted) return
      heard({ problem })
    }
    timer = setTimeout(() => void look(), lookMs)
  }
  void look()
  return () => {
    asking.abort()
    clearTimeout(timer)
  }
}

/** How far a link is; null: not known yet. */
export function useLinkAnswer(uuid: string): KnownLink {
  const [known, setKnown] = useState<KnownLink>({ link: null, problem: null })
  useEffect(() => followLink(uuid, (heard) => setKnown((before) => ({ ...before, ...heard }))), [uuid])
  return known
}
