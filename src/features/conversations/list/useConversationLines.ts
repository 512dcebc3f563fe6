import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ConversationLine, ConversationList, ConversationQuery } from '#workers/search/conversations/api'
import type { WindowedRows } from '../../../components/DataTable.tsx'
import { useClient } from '../../../lib/client.ts'
import { type LinePicture, LineWindow } from '../lineWindow.ts'

type ConversationWindow = LineWindow<ConversationLine, ConversationList>
const nothing = () => () => {}
const none = () => null

/** The conversations of a query, as a window over the worker's index; the last answer stays until the next one is there. */
export function useConversationLines(query: ConversationQuery) {
  const { conversations } = useClient()
  const question = JSON.stringify(query)
  const [asked, setAsked] = useState<{ source: ConversationWindow; shown: number } | null>(null)
  useEffect(() => {
    const source: ConversationWindow = new LineWindow((onChange) =>
      conversations.open(JSON.parse(question) as ConversationQuery, onChange),
    )
    let isHere = true
    source
      .start()
      .then(() => isHere && setAsked((before) => ({ source, shown: (before?.shown ?? 0) + 1 })))
      .catch(console.error)
    return () => {
      isHere = false
      source.close()
    }
  }, [conversations, question])

  const source = asked?.source ?? null
  const picture = useSyncExternalStore<LinePicture<ConversationLine> | null>(
    source?.subscribe ?? nothing,
    source?.picture ?? none,
  )
  const shown = asked?.shown ?? 0
  const rows = useMemo<WindowedRows<ConversationLine>>(
    () => ({
      count: picture?.count ?? 0,
      at: (index) => picture?.lines[index - picture.from],
      want: (from, to) => source?.want(from, to),
      shown,
      version: picture?.version ?? 0,
      shift: 0,
    }),
    [picture, source, shown],
  )
  return { picture, rows, source }
}
