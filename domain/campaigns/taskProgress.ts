import { type Counts, sendCountsIn } from './statistics/counters.ts'
import type { CampaignTask } from './task.ts'

/** How far a task is; null: nothing is counted yet. */
export function taskProgress(
  { email_count }: Pick<CampaignTask, 'email_count'>,
  counts: Counts | null,
): { done: number; all: number } | null {
  if (!counts) return email_count > 0 ? { done: 0, all: email_count } : null
  const { waiting, claimed, held, suppressed: _, ...sent } = sendCountsIn(counts)
  const done = Object.values(sent).reduce((sum, one) => sum + one, 0)
  return { done, all: done + waiting + claimed + held }
}
