import { useCallback, useMemo, useState } from 'react'
import type { SavedView, ViewColumn } from '#domain/views/savedView'
import { type KeptColumns, readKept, usualChoice, withPlace, withWidth } from './look.ts'

const kept = 'fairlead.contactColumns'

/** The columns of the list: as chosen on this device for this view, else as the view has them, else the usual ones (null). */
export function useListColumns(id: string | null, view: SavedView | null) {
  const [chosen, setChosen] = useState<KeptColumns | null>(() => {
    try {
      return readKept(localStorage.getItem(kept))
    } catch {
      return null
    }
  })
  const columns = useMemo(() => {
    if (chosen && chosen.view === id) return chosen.columns
    return view ? (readKept(JSON.stringify({ view: id, columns: view.columns }))?.columns ?? null) : null
  }, [chosen, id, view])

  const set = useCallback(
    (columns: readonly ViewColumn[] | null) => {
      const next = columns && { view: id, columns: [...columns] }
      setChosen(next)
      try {
        if (next) localStorage.setItem(kept, JSON.stringify(next))
        else localStorage.removeItem(kept)
      } catch {
        // Not kept then; the choice still holds for this page.
      }
    },
    [id],
  )
  return {
    columns,
    set,
    arrange: {
      onWidth: (key: string, width: number) => set(withWidth(columns ?? usualChoice, key, width)),
      onMove: (key: string, to: string) => set(withPlace(columns ?? usualChoice, key, to)),
    },
  }
}
