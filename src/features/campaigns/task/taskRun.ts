import type { ReactNode } from 'react'
import type { Fact } from './FactList.tsx'
import type { RunTotals } from './RunFacts.tsx'
import type { SentFacts } from './SendFacts.tsx'
import type { StartObstacle } from './startReasons.ts'
import type { CountWork } from './useAudienceCount.ts'

/** What a task would do, as its channel counts it. */
export type TaskRun = {
  counted: CountWork<RunTotals>
  /** null: not counted, or known to the server alone */
  receivers: number | null
  obstacles: readonly StartObstacle[]
  /** below the reach, once it is counted */
  facts: ReactNode
  ask: {
    sent: SentFacts
    /** to how many, in words */
    to: string
    /** nothing can be confirmed yet */
    isCounting: boolean
    more: readonly Fact[]
  }
}
