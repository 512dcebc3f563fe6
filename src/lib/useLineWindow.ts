import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { WindowedRows } from '../components/DataTable.tsx'
import { type LinePicture, type LineView, LineWindow } from './lineWindow.ts'

const nothing = () => () => {}
const none = () => null

/**
 * The lines of a question to a worker's index, as a window over them; the last answer stays until the next one is there.
 * Another `open` is another question.
 */
export function useLineWindow<T extends { id: string }, V extends LineView<T>>(
  open: (onChange: () => void) => Promise<V>,
) {
  const [asked, setAsked] = useState<{ source: LineWindow<T, V>; shown: number } | null>(null)
  useEffect(() => {
    const source = new LineWindow<T, V>(open)
    let isHere = true
    source
      .start()
      .then(() => isHere && setAsked((before) => ({ source, shown: (before?.shown ?? 0) + 1 })))
      .catch(console.error)
    return () => {
      isHere = false
      source.close()
    }
  }, [open])

  const source = asked?.source ?? null
  const picture = useSyncExternalStore<LinePicture<T> | null>(source?.subscribe ?? nothing, source?.picture ?? none)
  const shown = asked?.shown ?? 0
  const rows = useMemo<WindowedRows<T>>(
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
