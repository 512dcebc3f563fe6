import { useCallback, useEffect, useRef, useState } from 'react'
import { limits } from '#domain/limits'
import type { Call, InputOf, OutputOf } from '#domain/shared/call'
import type { Client } from '#workers/api'
import { useClient } from './client.ts'
import { request } from './http.ts'
import { type LastAnswer, recalled, recalledFromDisk, remember } from './lastAnswers.ts'

/** The answer to a question, as far as there is one; `problem`: why there is no newer one. */
export type AnswerState<T> = {
  answer: { data: T; at: number } | null
  problem: unknown
  isAsking: boolean
  ask: () => void
}

/** Shorter than for what changes something: an older answer is better than waiting. */
const timeout = 20_000
/** What is longer than this is on its way for longer on a slow network. */
const atOnce = 500_000
/** After a failure; a network that comes back is noticed at once. */
const againMs = 30_000

type AnswerRecord = { question: string; answer: LastAnswer | null; problem: unknown; isAsking: boolean }

/** Asks the server, and again when something was changed here or the network came or went. What was answered before is there meanwhile. */
export function useAnswer<C extends Call>(call: C, input: InputOf<C>): AnswerState<OutputOf<C>> {
  const asked = JSON.stringify(input)
  const question = `${call.path} ${asked}`
  const client = useClient()
  const start = (): AnswerRecord => ({ question, answer: recalled(call, asked), problem: null, isAsking: true })
  const [held, setHeld] = useState(start)
  const { answer, problem, isAsking } = held.question === question ? held : start()
  const again = useRef(() => {})

  useEffect(() => {
    let asking = new AbortController()
    let later: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const first: AnswerRecord = { question, answer: recalled(call, asked), problem: null, isAsking: true }
    const change = (next: Partial<AnswerRecord>) =>
      setHeld((before) => ({ ...(before.question === question ? before : first), ...next }))
    const recall = async () => {
      const kept = recalled(call, asked) ?? (await recalledFromDisk(call, asked))
      // The server may have been quicker.
      if (kept && !isGone) change({ answer: recalled(call, asked) ?? kept })
    }
    const ask = async () => {
      asking.abort()
      clearTimeout(later)
      asking = new AbortController()
      const { signal } = asking
      change({ isAsking: true })
      try {
        const sending = asked.length > atOnce ? limits.sendTimeoutMs : timeout
        const data = await request(call, JSON.parse(asked) as InputOf<C>, { signal, timeout: sending })
        const answer = { data, at: Date.now() }
        remember(call, asked, answer)
        if (!signal.aborted) change({ answer, problem: null, isAsking: false })
      } catch (problem) {
        if (signal.aborted) return
        change({ problem, isAsking: false })
        later = setTimeout(() => void ask(), againMs)
      }
    }
    again.current = () => void ask()
    const stops = [onMoved(() => void ask()), onReach(client, () => void ask())]
    recall().catch(console.error)
    void ask()
    return () => {
      isGone = true
      asking.abort()
      clearTimeout(later)
      for (const stop of stops) stop()
    }
  }, [call, asked, question, client])

  const ask = useCallback(() => again.current(), [])
  return { answer: answer as AnswerState<OutputOf<C>>['answer'], problem, isAsking, ask }
}

function onReach(client: Client, listener: () => void) {
  const isReached = () => client.syncState().connection === 'online'
  let before = isReached()
  return client.onSyncState(() => {
    if (isReached() === before) return
    before = isReached()
    listener()
  })
}

const listeners = new Set<() => void>()
const onMoved = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was done here changed something that the server alone keeps: whatever stands on the screen is asked for again. */
export function askAgain() {
  for (const listener of listeners) listener()
}
