import type { Turn, WarmUp } from '#domain/campaigns/pace'
import type { CampaignTask } from '#domain/campaigns/task'

/** `task`: for which the sender goes; without it somebody only looks. */
export type PaceOf = { account: string; sender: string; task?: CampaignTask }

/** How fast a sender may go, as far as this transaction looked; kept by `write`. */
export type PaceBook = {
  turn: (group: string, now: number) => Turn
  pour: (group: string, now: number) => void
  answer: (
    group: string,
    outcome: { kind: string; code?: string; until?: number | null },
    now: number,
  ) => { until: number }
  /** The other side put the sender itself off until then; 0: it did not. */
  putOffUntil: () => number
  warmUp: () => WarmUp | null
  load: (groups: readonly string[]) => Promise<void>
  write: () => Promise<void>
}
