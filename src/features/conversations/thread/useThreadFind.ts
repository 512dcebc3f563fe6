import { useEffect, useState } from 'react'
import type { MessageHit } from '#workers/search/conversations/api'
import type { ThreadWindow } from './useThread.ts'

type FindState = { text: string; version: number; hits: readonly MessageHit[]; chosen: string | null }
const nothing: FindState = { text: '', version: 0, hits: [], chosen: null }

/** Where words are in a thread: the newest place first, each further step to the one that was said before. */
export function useThreadFind(
  thread: ThreadWindow | null,
  { text, version, show }: { text: string; version: number; show: (message: string) => Promise<void> },
) {
  const [finding, setFinding] = useState(nothing)
  useEffect(() => {
    const view = thread?.view()
    if (!view || !text.trim()) return
    let isHere = true
    const find = async () => {
      const hits = (await view.find(text)).toReversed()
      if (!isHere) return
      setFinding((before) => {
        // What somebody looks at stays chosen while others come in.
        const isSame = before.text === text && hits.some(({ message_id }) => message_id === before.chosen)
        return { text, version, hits, chosen: isSame ? before.chosen : (hits[0]?.message_id ?? null) }
      })
    }
    find().catch(console.error)
    return () => {
      isHere = false
    }
  }, [thread, text, version])

  const isAsked = text.trim() !== ''
  const { hits, chosen } = isAsked ? finding : nothing
  useEffect(() => {
    if (chosen) void show(chosen)
  }, [chosen, show])
  const at = hits.findIndex(({ message_id }) => message_id === chosen)
  return {
    chosen,
    at,
    /** null: nothing was looked for, or not yet */
    count: isAsked && finding.text === text ? hits.length : null,
    step(by: 1 | -1) {
      const next = hits[(at + by + hits.length) % hits.length]
      if (!next) return
      if (next.message_id === chosen) void show(next.message_id)
      setFinding((before) => ({ ...before, chosen: next.message_id }))
    },
  }
}
export type ThreadFind = ReturnType<typeof useThreadFind>
