import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MessageLine, Thread } from '#workers/search/conversations/api'
import { useClient } from '../../../lib/client.ts'
import { type LinePicture, LineWindow } from '../../../lib/lineWindow.ts'

export type ThreadWindow = LineWindow<MessageLine, Thread>
/** `firstUnread`: the message before which the new ones begin; `goTo`: the message that is shown first. */
type ThreadStart = { firstUnread: string | null; goTo: string | null }

/** What is read at once, and as many more as fit beside it. */
const atOnce = 60
const nothing = () => () => {}
const none = () => null

/** The messages of a conversation from where somebody reads on: its first unread one, what was searched for, or its end. */
export function useThread(conversation: string, { unread, search }: { unread: number; search: string }) {
  const { conversations } = useClient()
  const [opened, setOpened] = useState<{ of: string; thread: ThreadWindow; start: ThreadStart } | null>(null)
  const [begin] = useState({ unread, search })
  useEffect(() => {
    const thread: ThreadWindow = new LineWindow((onChange) => conversations.openThread(conversation, onChange), {
      keepsPlace: true,
    })
    let isHere = true
    let start: ThreadStart = { firstUnread: null, goTo: null }
    const open = async () => {
      await thread.start(async (view) => {
        const found = await placeIn(view, begin)
        start = found.start
        return found.window
      })
      if (isHere) setOpened({ of: conversation, thread, start })
    }
    open().catch(console.error)
    return () => {
      isHere = false
      thread.close()
    }
  }, [conversations, conversation, begin])

  const thread = opened?.of === conversation ? opened.thread : null
  const picture = useSyncExternalStore<LinePicture<MessageLine> | null>(
    thread?.subscribe ?? nothing,
    thread?.picture ?? none,
  )
  return { thread, picture, start: opened?.start ?? null }
}

async function placeIn(view: Thread, { unread, search }: { unread: number; search: string }) {
  const { total } = await view.lines(0, 0)
  const end = { from: Math.max(0, total - atOnce), to: total }
  const hit = search.trim() ? (await view.find(search)).at(-1) : undefined
  const at = hit ? await view.positionOf(hit.message_id) : -1
  if (hit && at >= 0)
    return {
      start: { firstUnread: null, goTo: hit.message_id },
      window: { from: Math.max(0, at - atOnce / 2), to: at + atOnce / 2 },
    }
  if (unread === 0) return { start: { firstUnread: null, goTo: null }, window: end }
  // Our own ones stand between them; a page of that many has room for as many.
  const from = Math.max(0, total - 2 * unread - atOnce)
  const { lines } = await view.lines(from, total)
  let left = unread
  let first = -1
  for (let i = lines.length - 1; i >= 0 && left > 0; i--)
    if (lines[i]!.direction === 'in') {
      first = i
      left--
    }
  const line = lines[first]
  if (!line) return { start: { firstUnread: null, goTo: null }, window: end }
  return {
    start: { firstUnread: line.id, goTo: line.id },
    window: { from: Math.max(0, from + first - 20), to: Math.min(total, from + first + atOnce) },
  }
}
