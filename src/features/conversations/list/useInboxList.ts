import { useMemo, useState } from 'react'
import type { ConversationChannel } from '#domain/conversations/channel'
import { type ConversationQuery, openConversations } from '#workers/search/conversations/api'
import { isInboxFiltered } from './inboxAddress.ts'
import { useConversationLines } from './useConversationLines.ts'
import type { InboxPlace } from './useInboxAddress.ts'

/** The list of the inbox: which row somebody is on, and what is selected. `channel`: of which this page is. */
export function useInboxList({ address, open }: InboxPlace, channel: ConversationChannel | null) {
  const { search, box, status, channel: chosen, tag, conversation } = address
  const query = useMemo<ConversationQuery>(
    () => ({ ...openConversations, search, box, status, within: channel, channel: channel ? null : chosen, tag }),
    [search, box, status, channel, chosen, tag],
  )
  const { picture, rows, source } = useConversationLines(query)
  const [marked, setMarked] = useState<{ id: string | null; at: number }>({ id: null, at: -1 })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isSelecting, setSelecting] = useState(false)
  const [runFrom, setRunFrom] = useState(-1)

  const placeOf = (id: string | null) => {
    const at = id === null || !picture ? -1 : picture.lines.findIndex((line) => line.id === id)
    return at < 0 ? -1 : at + picture!.from
  }
  const markedAt = placeOf(marked.id)
  // Whose conversation has left the list leaves its place to the next one.
  const active = markedAt >= 0 ? markedAt : conversation !== null ? placeOf(conversation) : -1
  const setActive = (index: number) => setMarked({ id: rows.at(index)?.id ?? null, at: index })

  async function select(index: number, run: boolean) {
    const id = rows.at(index)?.id
    if (run && runFrom >= 0 && source?.view()) {
      const ids = await source.view()!.ids(Math.min(runFrom, index), Math.max(runFrom, index) + 1)
      setSelected((now) => new Set([...now, ...ids]))
    } else if (id)
      setSelected((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
    setRunFrom(index)
    setSelecting(true)
  }
  async function selectAll() {
    const ids = await source?.view()?.ids()
    if (ids) setSelected(new Set(ids))
    setSelecting(true)
  }
  function clear() {
    setSelected(new Set())
    setSelecting(false)
  }
  const count = picture?.count ?? 0
  return {
    picture,
    rows,
    query,
    count,
    isFiltered: isInboxFiltered(address),
    active,
    setActive,
    lineAt: rows.at,
    openAt(index: number) {
      const line = rows.at(index)
      if (line) open(line.id)
    },
    selected,
    isSelecting,
    setSelecting: (on: boolean) => (on ? setSelecting(true) : clear()),
    select: (index: number, run: boolean) => void select(index, run),
    selectAll: () => void selectAll(),
    clear,
  }
}
export type InboxList = ReturnType<typeof useInboxList>
