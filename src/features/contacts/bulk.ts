import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { SyncApi } from '#workers/api'

export type Progress = { done: number; of: number }
export type BulkOutcome = Progress & ({ kind: 'done' } | { kind: 'stopped' } | { kind: 'refused'; code: ErrorCode })

type Change = { name: MutationName; args: unknown }
type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void }

/** Mutations kept in one go: enough that a transaction's own cost does not count, few enough that a stop is soon. */
const mutationsAtOnce = 4

/** Changes any number of contacts in steps that each are kept as a whole; stopping keeps the steps that were done. */
export async function changeAll<T>(
  sync: Pick<SyncApi, 'mutateAll'>,
  items: readonly T[],
  change: (items: T[]) => Change | Promise<Change>,
  { signal, onProgress }: Options,
): Promise<BulkOutcome> {
  const of = items.length
  let done = 0
  while (done < of) {
    if (signal.aborted) return { kind: 'stopped', done, of }
    const step = items.slice(done, done + limits.rowsPerMutation * mutationsAtOnce)
    const changes = await Promise.all(inGroups(step, limits.rowsPerMutation).map(change))
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') return { kind: 'refused', code: saved.code, done, of }
    done += step.length
    onProgress({ done, of })
  }
  return { kind: 'done', done, of }
}

/** Several kinds of change as one: they are counted together, and what ends one ends all. */
export async function changeGroups<T>(
  sync: Pick<SyncApi, 'mutateAll'>,
  groups: readonly { items: readonly T[]; change: (items: T[]) => Change }[],
  { signal, onProgress }: Options,
): Promise<BulkOutcome> {
  const of = groups.reduce((sum, { items }) => sum + items.length, 0)
  let done = 0
  for (const { items, change } of groups) {
    const before = done
    const outcome = await changeAll(sync, items, change, {
      signal,
      onProgress: (progress) => onProgress({ done: before + progress.done, of }),
    })
    done += outcome.done
    if (outcome.kind !== 'done') return { ...outcome, done, of }
  }
  return { kind: 'done', done, of }
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  const groups: T[][] = []
  for (let at = 0; at < items.length; at += size) groups.push(items.slice(at, at + size))
  return groups
}
