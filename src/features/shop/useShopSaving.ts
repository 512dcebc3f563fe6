import { AppError } from '#domain/errors'
import type { MutationName } from '#domain/mutations'
import type { NewFile } from '#workers/sync/core/ports'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'

type Change = { name: MutationName; args: unknown; files?: readonly NewFile[] }

/** Keeps changes on this device, all or none; false: it was told why not. */
export function useShopSaving(): (changes: Change[]) => Promise<boolean> {
  const { sync } = useClient()
  const toasts = useToasts()
  return async (changes) => {
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }
}
