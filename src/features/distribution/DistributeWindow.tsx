import { useRef, useState } from 'react'
import type { DistributionRequest } from '#domain/distribution/distribution'
import { newId } from '#workers/newId'
import type { DistributionStart } from '../../lib/windows.ts'
import { newDraft } from './draft.ts'
import { giverFor } from './givers.ts'
import { checkStep, PlanWindow } from './PlanWindow.tsx'
import { RunWindow } from './RunWindow.tsx'
import { useDistributing } from './useDistributing.ts'
import { type Everybody, useEverybody } from './useEverybody.ts'

type Props = { start: DistributionStart; onClose: () => void }

/** From the first choice to the end of what came of it. */
export function DistributeWindow({ start, onClose }: Props) {
  const everybody = useEverybody()
  // Nobody is known for a moment, while they are read.
  if (!everybody.people.length) return null
  return <Distributing start={start} everybody={everybody} onClose={onClose} />
}

function Distributing({ start, everybody, onClose }: Props & { everybody: Everybody }) {
  const { action, from, ids, filter } = start
  const [draft, setDraft] = useState(() => newDraft(action, giverFor(action, from, everybody.people), ids, filter))
  const [running, setRunning] = useState<string | null>(null)
  const [startAt, setStartAt] = useState(0)
  const distributing = useDistributing()
  const idOf = useIdOf()

  const run = (asked: DistributionRequest) => {
    const id = idOf(asked)
    void distributing.start(id, asked)
    setRunning(id)
    // Whoever comes back from it was there already.
    setStartAt(checkStep)
  }
  if (running !== null)
    return <RunWindow id={running} everybody={everybody} onBack={() => setRunning(null)} onClose={onClose} />
  return (
    <PlanWindow
      draft={draft}
      startAt={startAt}
      everybody={everybody}
      onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
      onConfirm={run}
      onClose={onClose}
    />
  )
}

/** The same wish, confirmed again after an answer that was lost, is the same distribution. */
function useIdOf() {
  const last = useRef({ wish: '', id: '' })
  return (asked: DistributionRequest) => {
    const wish = JSON.stringify(asked)
    if (last.current.wish !== wish) last.current = { wish, id: newId() }
    return last.current.id
  }
}
