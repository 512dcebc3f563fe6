import { limits } from '#domain/limits'
import { mutationNamed } from '#domain/mutations'
import { announcedDigest, type ChangeDigest } from '#domain/sync/announced'
import type { ScopeState, Tx } from './ports.ts'
import type { Fence } from './rules.ts'
import { sentBytes, toSent } from './sent.ts'

const announcedBytes = 2_000_000

/**
 * What waits here and would still count if the answer told that its row has gone to somebody else. A main account never
 * loses a row so.
 */
export async function announced(tx: Tx, fence: Fence, scopes: readonly ScopeState[]): Promise<ChangeDigest[]> {
  if (fence.without.has('announcement') || scopes.some(({ scope }) => scope === 'main')) return []
  const said: ChangeDigest[] = []
  let bytes = 0
  for (const entry of await tx.outbox(['queued', 'sent'], limits.announcedChanges)) {
    if (entry.withdrawn || !mutationNamed(entry.name)?.patches) continue
    bytes += entry.size ?? sentBytes(entry)
    if (bytes > announcedBytes) break
    said.push([entry.uid, announcedDigest(toSent(entry))])
  }
  return said
}
