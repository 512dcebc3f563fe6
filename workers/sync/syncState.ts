import { entityNames } from '#domain/entities'
import { AppError, type ErrorCode, isErrorCode } from '#domain/errors'
import { storageError } from '../database/failures.ts'
import { countLost } from '../database/mirror.ts'
import type { Change, Health, SyncState } from './api.ts'
import type { EngineState } from './core/engine.ts'
import { readWaiting, waitingIn } from './core/enqueue.ts'
import { messageMonths } from './core/messageMonths.ts'
import type { ScopeState, Store } from './core/ports.ts'
import type { PageState } from './workerApi.ts'

/** The described part of a long queue; a list of ten thousand helps nobody. */
const mostChangesShown = 50

/** What this tab knows besides the stores. `leader`: what the leading tab said of itself. */
type TabFacts = {
  leader: EngineState | undefined
  leading: boolean
  page: PageState
  outdated: boolean
  full: boolean
}

/** Counted from the stores every time: a second counter would be wrong one day. */
export async function readState(store: Store, seen: TabFacts): Promise<SyncState> {
  const { waiting, meta, scopes, orphans } = await store.transact('read', async (tx) => {
    const meta = await tx.meta()
    const orphans = meta.hasOrphans ? await tx.countOrphans(1) : 0
    return { waiting: await waitingIn(tx, 1), meta, scopes: await tx.scopes(), orphans }
  })
  const { lastContact, lost } = meta
  const { leader, leading, page } = seen
  const connection = leader?.connection ?? (page.online ? 'online' : 'offline')
  const lostChanges = countLost(lost)
  const back = lost?.back ?? 0
  return {
    waiting: waiting.count,
    oldestWaiting: waiting.oldest,
    issues: waiting.issues.length,
    connection: seen.outdated ? 'upgradeRequired' : connection === 'disabled' ? 'signedOut' : connection,
    offlineSince: leader?.offlineSince ?? null,
    slow: leader?.slow ?? null,
    lastContact: leader?.lastContact ?? lastContact,
    // On a slow network the first page takes a while, and until then nothing is known: not that there is nothing.
    firstSync: leader?.firstSync ?? (isReading(scopes) ? { rows: 0 } : null),
    storage: seen.full ? 'full' : (leader?.storage ?? 'fine'),
    leading,
    ...(seen.outdated && { readOnly: 'upgradeRequired' }),
    ...(seen.full && { readOnly: 'storageFull' }),
    ...(orphans > 0 && { orphans }),
    ...(lostChanges + back > 0 && { lost: { changes: lostChanges, back, isChecked: !lost?.unchecked } }),
  }
}

/** Whether something of what the user may see was never read to its end. */
const isReading = (scopes: ScopeState[]) => scopes.length === 0 || scopes.some(({ phase }) => phase.kind === 'boot')

/** What the health page says besides the state. */
export async function readHealth(store: Store, leader: EngineState | undefined, now: number): Promise<Health> {
  return store.transact('read', async (tx) => {
    const meta = await tx.meta()
    const { replica, epoch, seen, verified } = meta
    const scopes = await tx.scopes()
    let unread = 0
    for (const entity of entityNames) unread += (await tx.unreadEntries(entity, '', mostCounted)).length
    const head = leader?.head ?? null
    return {
      replica,
      hasMet: epoch !== null,
      lag: head === null || isReading(scopes) ? null : Math.max(0, head - seen),
      resets: scopes.reduce((sum, { gen }) => sum + gen, 0),
      unread,
      verified: verified ?? null,
      lastError: leader?.lastError ?? null,
      messages: messageMonths(meta, scopes, now),
    }
  })
}
const mostCounted = 1_000

/** Refused ones first: they need the user. */
export async function readChanges(store: Store): Promise<Change[]> {
  const { changes, issues } = await readWaiting(store, mostChangesShown)
  return [
    ...issues.map(({ uid, name, args, edited_at, status, code }) => ({
      uid,
      name,
      args,
      edited_at,
      state: status,
      code,
    })),
    ...changes.map(({ uid, name, args, edited_at, state }) => ({
      uid,
      name,
      args,
      edited_at,
      state: state === 'done' ? 'acked' : state,
    })),
  ]
}

export function codeOf(error: unknown): ErrorCode {
  const known = storageError(error)
  if (known instanceof AppError && isErrorCode(known.code)) return known.code
  console.error(error)
  return 'operationFailed'
}

export const storageOf = (error: unknown) => (codeOf(error) === 'storageFull' ? 'full' : 'lost')
