import type { Client } from '#workers/api'
import type { Change } from '#workers/sync/api'
import { features } from '../features/index.ts'
import { useFollowed } from '../features/sync/useFollowed.ts'
import type { ChangeWords, RowNames } from '../lib/feature.ts'

export type DescribedChange = { change: Change; words: ChangeWords | null }
type Changes = { needsUser: DescribedChange[]; waiting: DescribedChange[]; moreWaiting: number }

/** The list behind the sync state. */
export const useChanges = (): Changes | null => useFollowed(readChanges)

async function readChanges({ sync, syncState }: Client): Promise<Changes> {
  const all = await sync.changes()
  const isIssue = ({ state }: Change) => state === 'rejected' || state === 'parked'
  const needsUser = all.filter(isIssue)
  const waiting = all.filter((change) => !isIssue(change))
  return {
    needsUser: await Promise.all(needsUser.map((change) => describe(change))),
    waiting: await Promise.all(waiting.map((change) => describe(change))),
    moreWaiting: Math.max(0, syncState().waiting - waiting.length),
  }
}

/** By the area that knows it. */
export async function describe(change: Change, names?: RowNames): Promise<DescribedChange> {
  try {
    for (const { describeChange } of features) {
      const words = await describeChange?.(change, names)
      if (words) return { change, words }
    }
  } catch (error) {
    // One that another version made may have another shape; it must not hide the others.
    console.error(error)
  }
  return { change, words: null }
}
