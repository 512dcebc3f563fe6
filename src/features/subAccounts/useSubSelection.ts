import { useRef, useState } from 'react'
import type { SubLine } from './subList.ts'

/** Whom a batch is meant for: only of those that are shown, so that nobody is changed unseen. */
export function useSubSelection(shown: readonly SubLine[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [selecting, setSelecting] = useState(false)
  const runFrom = useRef(-1)
  const subs = shown.filter(({ id }) => ids.has(id))
  const clear = () => {
    setIds(new Set())
    setSelecting(false)
  }
  return {
    ids,
    subs,
    selecting,
    clear,
    onSelecting: (on: boolean) => (on ? setSelecting(true) : clear()),
    select(index: number, run: boolean) {
      const from = run && runFrom.current >= 0 ? runFrom.current : index
      const chosen = shown.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ id }) => id)
      setIds(from === index ? flipped(ids, chosen[0]!) : new Set([...ids, ...chosen]))
      runFrom.current = index
    },
    all: subs.length === 0 ? false : subs.length === shown.length ? true : ('mixed' as const),
    toggleAll: () => setIds(subs.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
  }
}
export type SubSelection = ReturnType<typeof useSubSelection>

function flipped(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
