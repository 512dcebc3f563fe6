import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContactQuery } from '#workers/search/api'
import { allSelected, noSelection, type Selection, toggled, withIds } from '../selection/selection.ts'
import { findSame } from './contactAddress.ts'
import type { LineSource, Picture, RowMark } from './lineSource.ts'

/**
 * Which row somebody is on, and what is selected, while the list under them changes. `opened`: the contact beside the list,
 * whose row it is until another one is chosen; so long the rows keep their order.
 */
export function useListState(source: LineSource, picture: Picture | null, query: ContactQuery, opened: string | null) {
  const [placed, setPlaced] = useState<{ opened: string | null; shown: number; mark: RowMark | null }>(nowhere)
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [selecting, setSelecting] = useState(false)
  const runFrom = useRef(-1)

  const { shown = 0, matching = 0, marked } = picture ?? {}
  const { mark } = placed
  if (placed.opened !== opened) {
    const isOn = opened === null || (mark?.id === opened && placed.shown === shown)
    setPlaced({ ...placed, opened, mark: isOn ? mark : { id: opened, index: -1 } })
  }
  useEffect(() => source.hold(opened !== null), [source, opened])
  useEffect(() => source.mark(mark), [source, mark])
  const setActive = useCallback(
    (index: number, id: string | null = picture?.line(index)?.id ?? null) =>
      setPlaced({ opened, shown, mark: { id, index } }),
    [picture, opened, shown],
  )
  // Another list has no row yet, but for that of the opened contact; in the same one it stays with its contact.
  const { index: place, isHere } =
    mark && marked?.mark === mark ? marked : { index: placed.shown === shown ? (mark?.index ?? -1) : -1, isHere: true }
  // Of a row that is gone the next one takes the place, but it is not the one that is open.
  const active = isHere || mark?.id !== opened ? Math.min(place, matching - 1) : -1

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
      const line = picture?.line(index)
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
    place,
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

const nowhere = { opened: null, shown: 0, mark: null }
