import { useCallback, useEffect, useRef, useState } from 'react'
import { conversationCalls } from '#domain/conversations/calls'
import { limits } from '#domain/limits'
import { request } from '../../lib/http.ts'
import { useConnected } from '../../lib/useConnected.ts'

type Colleague = { user: string; name: string }
const nobody: Colleague[] = []

/** A third of the time for which a sign is good: one that is lost does no harm. */
const everyMs = (limits.composingSeconds * 1_000) / 3

/**
 * Colleagues who write an answer in this conversation just now, and how this user says that they do: `tell(true)` at every key,
 * `tell(false)` when it was sent or let go. Null: no conversation is open. Asks only while the page is seen and there is a network.
 */
export function useComposing(conversation: string | null): {
  others: readonly Colleague[]
  tell: (isComposing: boolean) => void
} {
  const isConnected = useConnected()
  const [told, setTold] = useState<{ conversation: string; others: Colleague[] } | null>(null)
  const typedAt = useRef(0)
  const soon = useRef(() => {})

  useEffect(() => {
    typedAt.current = 0
    if (conversation === null || !isConnected) return
    const stopping = new AbortController()
    let wasComposing = false
    let isAsking = false
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      const is_composing = Date.now() - typedAt.current < everyMs * 2
      wasComposing = is_composing
      try {
        const { others } = await request(
          conversationCalls.composing,
          { conversation_id: conversation, is_composing },
          { signal: stopping.signal },
        )
        if (!stopping.signal.aborted) setTold({ conversation, others })
      } catch {
        // A hint that does not come is none.
        if (!stopping.signal.aborted) setTold(null)
      } finally {
        isAsking = false
      }
    }
    soon.current = () => {
      if (Date.now() - typedAt.current < everyMs !== wasComposing) void ask()
    }
    const timer = setInterval(() => void ask(), everyMs)
    void ask()
    return () => {
      clearInterval(timer)
      stopping.abort()
      soon.current = () => {}
    }
  }, [conversation, isConnected])

  const tell = useCallback((isComposing: boolean) => {
    typedAt.current = isComposing ? Date.now() : 0
    soon.current()
  }, [])
  return { others: isConnected && told?.conversation === conversation ? told.others : nobody, tell }
}
