import type { Actor } from '#domain/shared/mutation'
import { bring, bringPortions, checkFormer } from './bring.ts'
import type { ChangeWriter } from './enqueue.ts'
import { type LoggedChange, type LogRecord, transactLogged } from './logRecord.ts'
import type { LostChanges, Meta, OutboxState, Store } from './ports.ts'

/**
 * Brings back what the database never heard of; gives what it brought, and throws when the storage does. `isTold`: the user
 * hears how many.
 */
export async function restoreRecords(
  store: Store,
  writer: ChangeWriter,
  actor: Actor,
  records: readonly LogRecord[],
  isTold = false,
): Promise<ReadonlySet<string>> {
  const brought = new Set<string>()
  const missing = await store.transact('read', async (tx) => unknownTo(await tx.meta(), records))
  for (const some of bringPortions(missing.flatMap((made) => checkFormer(made) ?? []))) {
    const uids = await transactLogged(store, writer.wal, async (tx, written) => {
      const uids = await bring(tx, writer, actor, some, written)
      const { lost, ...meta } = await tx.meta()
      const back = (lost?.back ?? 0) + (isTold ? uids.length : 0)
      const still = lost && withoutBrought(lost, uids)
      const now = still || back > 0 ? { changes: 0, ...still, ...(back > 0 && { back }) } : undefined
      if (lost || now) await tx.setMeta({ ...meta, ...(now && { lost: now }) })
      return uids
    })
    for (const uid of uids) brought.add(uid)
  }
  return brought
}

function unknownTo({ logged = {} }: Meta, records: readonly LogRecord[]): LoggedChange[] {
  const ended = new Set(records.flatMap((record) => ('ended' in record ? record.ended : [])))
  return records
    .flatMap((record) => ('ended' in record || ended.has(record.uid) ? [] : [record]))
    .filter(({ line, mid }) => !((logged[line] ?? 0) >= mid))
    .sort((a, b) => a.mid - b.mid)
}

/** What the user is told is lost, without what has come back; undefined when that was all. */
function withoutBrought({ changes, unchecked }: LostChanges, brought: readonly string[]): LostChanges | undefined {
  if (!unchecked) return { changes }
  const back = new Set(brought)
  const uids = unchecked.uids.filter((uid) => !back.has(uid))
  const named = unchecked.uids.length - uids.length
  const beyond = unchecked.waiting - unchecked.uids.length - (brought.length - named)
  const waiting = uids.length + Math.max(0, beyond)
  if (waiting > 0) return { changes, unchecked: { waiting, uids } }
  return changes > 0 ? { changes } : undefined
}

const unsent: readonly OutboxState[] = ['queued', 'sent']

/** Whether any change waits for its answer, or for the user. */
export const isAnyOpen = (store: Store): Promise<boolean> =>
  store.transact('read', async (tx) => (await tx.countOutbox(unsent)) > 0 || (await tx.issues()).length > 0)

/** Which of these do. */
export const openAmong = (store: Store, uids: readonly string[]): Promise<ReadonlySet<string>> =>
  store.transact('read', async (tx) => {
    const found = await tx.outboxByUid(uids)
    const waiting = found.flatMap((entry) => (entry && unsent.includes(entry.state) ? [entry.uid] : []))
    return new Set([...waiting, ...(await tx.issues()).map(({ uid }) => uid)])
  })
