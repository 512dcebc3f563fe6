import { useEffect, useRef, useState } from 'react'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { MessageLine } from '#workers/search/conversations/api'
import { readOnce } from '../../../lib/reader.ts'
import { withSameParts } from '../../../lib/sameParts.ts'
import { readRows } from '../readRows.ts'

/** `version`: of the line for which it was read; `turn`: rises with each read, of which a later one may be done first. */
type KnownRow = { version: number; turn: number; row: ConversationMessage | null }
const againMs = 1_000

/** The rows of these messages, for what is drawn beside their text. Only those that changed are read. */
export function useMessageRows(lines: readonly MessageLine[]): ReadonlyMap<string, ConversationMessage> {
  const known = useRef<ReadonlyMap<string, KnownRow>>(new Map())
  const turns = useRef(0)
  const [rows, setRows] = useState<ReadonlyMap<string, ConversationMessage>>(new Map())
  useEffect(() => {
    let isHere = true
    let again: ReturnType<typeof setTimeout> | undefined
    const before = known.current
    const wanted = lines.filter(({ id, version }) => before.get(id)?.version !== version)
    known.current = new Map(lines.flatMap(({ id }) => (before.has(id) ? [[id, before.get(id)!] as const] : [])))
    const turn = ++turns.current
    // While many come in, lines change before this is done: what was read is kept all the same.
    const read = async () => {
      const ids = wanted.map(({ id }) => id)
      const found = new Map((await readOnce((db) => readRows(db, 'message', ids)))?.map((row) => [row.id, row]))
      const now = new Map(known.current)
      for (const { id, version } of wanted) {
        const last = now.get(id)
        if (last && last.turn > turn) continue
        now.set(id, { version, turn, row: withSameParts(last?.row, found.get(id) ?? null) })
      }
      known.current = now
      setRows(new Map([...now].flatMap(([id, { row }]) => (row ? [[id, row] as const] : []))))
    }
    const follow = () =>
      void read().catch((error: unknown) => {
        console.error(error)
        if (isHere) again = setTimeout(follow, againMs)
      })
    if (wanted.length > 0) follow()
    return () => {
      isHere = false
      clearTimeout(again)
    }
  }, [lines])
  return rows
}
