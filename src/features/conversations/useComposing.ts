import { useCallback, useEffect, useRef, useState } from 'react'
import { conversationCalls } from '#domain/conversations/calls'
import { limits } from '#domain/limits'
import { composingTabs } from '#workers/database/device'
import { request } from '../../lib/http.ts'
import { useConnected } from '../../lib/useConnected.ts'

type Colleague = { user: string; name: string }
const nobody: Colleague[] = []

const goodMs = limits.composingSeconds * 1_000
/** A third of the time for which a sign is good: one that is lost does no harm. */
const typingMs = goodMs / 3
/** While nobody writes the live line tells that somebody begins. This is for when it is not there. */
const quietMs = 60_000

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
    const { signal } = stopping
    let wasComposing = false
    let isAsking = false
    /** something was told while it asked */
    let isOld = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (ms: number) => {
      clearTimeout(timer)
      if (!signal.aborted) timer = setTimeout(() => void ask(), ms)
    }
    async function ask() {
      if (document.visibilityState !== 'visible') return
      isOld = isAsking
      if (isAsking) return
      isAsking = true
      const is_composing = Date.now() - typedAt.current < typingMs * 2
      wasComposing = is_composing
      const others = await signed(conversation!, is_composing, signal)
      isAsking = false
      if (signal.aborted) return
      setTold({ conversation: conversation!, others })
      later(isOld ? 0 : is_composing ? typingMs : others.length > 0 ? goodMs : quietMs)
    }
    soon.current = () => {
      if (Date.now() - typedAt.current < typingMs !== wasComposing) void ask()
    }
    const hints = new BroadcastChannel(composingTabs)
    hints.addEventListener('message', ({ data }) => (data === conversation || data === '') && void ask(), { signal })
    document.addEventListener('visibilitychange', () => void ask(), { signal })
    void ask()
    return () => {
      stopping.abort()
      clearTimeout(timer)
      hints.close()
      soon.current = () => {}
    }
  }, [conversation, isConnected])

  const tell = useCallback((isComposing: boolean) => {
    typedAt.current = isComposing ? Date.now() : 0
    soon.current()
  }, [])
  return { others: isConnected && told?.conversation === conversation ? told.others : nobody, tell }
}

/** A hint that does not come is none. */
async function signed(conversation_id: string, is_composing: boolean, signal: AbortSignal): Promise<Colleague[]> {
  try {
    return (await request(conversationCalls.composing, { conversation_id, is_composing }, { signal })).others
  } catch {
    return nobody
  }
}
