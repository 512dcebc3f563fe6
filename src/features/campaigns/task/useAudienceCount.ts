import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lastChange } from '#workers/search/feed'
import { useStored } from '../../../lib/reader.ts'

/** `run`: the last count, also while another one is made. */
type CountState<Run> = { run: Run | null; counting: { done: number; of: number } | null; stopped: boolean }
/** `isOld`: something else was chosen since `run` was counted, and is being counted. */
export type CountWork<Run> = CountState<Run> & { isOld: boolean; stop: () => void; again: () => void }

export type CountOnce<Run> = (
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
) => Promise<{ kind: 'counted'; run: Run } | { kind: 'cancelled' }>

const settleMs = 300
const nothing = { run: null, counting: null, stopped: false }

/** Counts again whenever `count` is another one or what the device knows has changed, after it rests; null: nobody is chosen yet. */
export function useAudienceCount<Run>(count: CountOnce<Run> | null): CountWork<Run> {
  const rows = useStored(lastChange, [])
  const [state, setState] = useState<CountState<Run>>(nothing)
  const [countedBy, setCountedBy] = useState<CountOnce<Run> | null>(null)
  const [turn, setTurn] = useState(0)
  const stopping = useRef<AbortController | null>(null)

  // Another object whenever it has to be counted anew.
  const asked = useMemo(() => count && { count, asOf: { rows, turn } }, [count, rows, turn])

  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    stopping.current = stop
    const change = (next: Partial<CountState<Run>>) => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, ...next }))
    }
    const look = async () => {
      change({ stopped: false })
      const counted = await asked.count((done, of) => change({ counting: { done, of } }), stop.signal)
      if (counted.kind !== 'counted' || stop.signal.aborted) return
      change({ run: counted.run, counting: null })
      setCountedBy(() => asked.count)
    }
    const failed = (error: unknown) => {
      console.error(error)
      change({ counting: null, stopped: true })
    }
    const timer = setTimeout(() => void look().catch(failed), settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])

  const stop = useCallback(() => {
    stopping.current?.abort()
    setState({ ...nothing, stopped: true })
  }, [])
  const again = useCallback(() => setTurn((n) => n + 1), [])
  const isOld = count !== null && countedBy !== count && state.run !== null && !state.stopped
  return { ...(count ? state : nothing), isOld, stop, again }
}
