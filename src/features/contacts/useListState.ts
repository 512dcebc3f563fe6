import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContactQuery } from '#workers/api'
import { findSame } from './contactAddress.ts'
import type { LineSource, Picture } from './lineSource.ts'
import { allSelected, noSelection, type Selection, toggled, withIds } from './selection.ts'

/** Which row the keyboard is on, and what is selected, while the list under them changes. */
export function useListState(source: LineSource, picture: Picture | null, query: ContactQuery) {
  const [placed, setPlaced] = useState({ shown: 0, shifted: 0, index: -1 })
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [selecting, setSelecting] = useState(false)
  const runFrom = useRef(-1)

  // Another list has no row yet; in the same one it stays with its contact.
  const { shown = 0, shifted = 0 } = picture ?? {}
  const active = placed.shown === shown && placed.index >= 0 ? placed.index + shifted - placed.shifted : -1
  const setActive = useCallback((index: number) => setPlaced({ shown, shifted, index }), [shown, shifted])

  // "All that match" is about this question; another one must not inherit it.
  const asked = useRef(query)
  useEffect(() => {
    if (!findSame(asked.current, query)) setSelection((now) => (now.kind === 'all' ? noSelection : now))
    asked.current = query
  }, [query])

  async function select(index: number, run: boolean) {
    const from = Math.min(runFrom.current, (picture?.matching ?? 0) - 1)
    if (run && from >= 0 && from !== index) {
      const ids = await source.ids(Math.min(from, index), Math.max(from, index) + 1)
      setSelection((now) => withIds(now, ids))
    } else {
      const line = source.line(index)
      if (line) setSelection((now) => toggled(now, line.id))
    }
    runFrom.current = index
  }
  const clear = useCallback(() => {
    setSelection(noSelection)
    setSelecting(false)
  }, [])
  const onSelecting = useCallback((on: boolean) => (on ? setSelecting(true) : clear()), [clear])
  return {
    active,
    setActive,
    selection,
    selecting,
    onSelecting,
    select: (index: number, run: boolean) => void select(index, run),
    selectAll: () => setSelection(allSelected),
    toggleAll: () => setSelection((now) => (now.kind === 'all' && now.except.size === 0 ? noSelection : allSelected)),
    clear,
  }
}
