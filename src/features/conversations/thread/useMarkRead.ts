import { type RefObject, useEffect, useRef } from 'react'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { MessageLine } from '#workers/search/conversations/api'
import type { ConversationWork } from '../useConversationWork.ts'
import type { OpenedConversation } from '../useOpened.ts'
import { lastInSight } from './useThreadScroll.ts'

type ReadMark = {
  opened: OpenedConversation
  scroller: RefObject<HTMLElement | null>
  lines: readonly MessageLine[]
  rows: ReadonlyMap<string, ConversationMessage>
  /** the last message of all is in sight */
  isAtEnd: boolean
  looks: number
  work: ConversationWork
}

/** What was in sight is read, on a page that is looked at. Whoever marks it as unread has left it unread until they come back. */
export function useMarkRead({ opened, scroller, lines, rows, isAtEnd, looks, work }: ReadMark) {
  const { id, in_count } = opened.conversation
  const seen = opened.seen?.seen_n ?? 0
  const isMarked = opened.seen?.marked_unread === true
  const told = useRef({ id: '', n: -1 })
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible' || !scroller.current) return
      if (told.current.id !== id) told.current = { id, n: isMarked ? -1 : seen }
      const n = isAtEnd ? in_count : numberAt(lastInSight(scroller.current), lines, rows)
      if (n === null || n <= told.current.n || (n <= seen && !isMarked)) return
      told.current = { id, n }
      void work.read([{ id, n: Math.max(n, seen) }])
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  })
  // `looks` draws this again after each scroll.
  return looks
}

/** The number of the last incoming one down to there. */
function numberAt(
  id: string | null,
  lines: readonly MessageLine[],
  rows: ReadonlyMap<string, ConversationMessage>,
): number | null {
  const end = lines.findIndex((line) => line.id === id)
  for (let i = end; i >= 0; i--) {
    const n = rows.get(lines[i]!.id)?.n
    if (n) return n
  }
  return null
}
