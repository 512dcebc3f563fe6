import { useEffect, useState } from 'react'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { MessageLine } from '#workers/search/conversations/api'
import type { LinePicture } from '../../../lib/lineWindow.ts'
import type { ThreadWindow } from './useThread.ts'

type OlderRows = ReadonlyMap<string, ConversationMessage>
const none: OlderRows = new Map()

/** The whole of those at hand that are below the months of this device; nothing can be changed on them. */
export function useOlderRows(thread: ThreadWindow | null, picture: LinePicture<MessageLine> | null): OlderRows {
  const [read, setRead] = useState<{ thread: ThreadWindow; rows: OlderRows } | null>(null)
  const ids = picture ? picture.lines.slice(0, Math.max(0, picture.older - picture.from)).map(({ id }) => id) : []
  const asked = ids.join(' ')
  useEffect(() => {
    const view = thread?.view()
    if (!thread || !view || !asked) return
    let isHere = true
    Promise.all(asked.split(' ').map((id) => view.olderMessage(id))).then(
      (found) =>
        isHere && setRead({ thread, rows: new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : []))) }),
      console.error,
    )
    return () => {
      isHere = false
    }
  }, [thread, asked])
  return asked && read?.thread === thread ? read.rows : none
}
