import type { Transaction } from 'dexie'
import { currentEntity, currentName, withCurrentFields } from '#domain/shared/formerNames'
import type { Row } from '#domain/shared/mutation'
import type { Entry, Issue, Orphan } from '../sync/core/ports.ts'
import { packEntries, unpackEntries } from './packedEntries.ts'
import type { LeafDataRecord, LeafKey, LeafRecord, QueuedRecord } from './schema.ts'

/**
 * Rows and what waits to be sent, under the names that they have now: nothing is gone from a screen that has no network, and
 * nothing that was done without one.
 */
export async function renameEntities(trans: Transaction): Promise<void> {
  await renameLeaves(trans)
  await trans.table<QueuedRecord>('outbox').toCollection().modify(renameChange)
  await trans.table<Issue>('issues').toCollection().modify(renameChange)
  await renameOrphans(trans)
}

function renameChange(change: { name: string; entity?: string }): void {
  change.name = currentName(change.name)
  if (change.entity !== undefined) change.entity = currentEntity(change.entity)
}

async function renameLeaves(trans: Transaction): Promise<void> {
  const leaves = trans.table<LeafRecord, LeafKey>('leaves')
  const data = trans.table<LeafDataRecord, LeafKey>('leafData')
  for (const key of await leaves.toCollection().primaryKeys()) {
    const entity = currentEntity(key[0])
    if (entity === key[0]) continue
    const [leaf, kept] = await Promise.all([leaves.get(key), data.get(key)])
    await leaves.put({ ...leaf!, entity, homes: leaf!.homes.map((home) => home.replace(key[0], entity)) })
    if (kept) {
      const entries = packEntries(unpackEntries(kept.entries).map(renameFields))
      await data.put({ ...kept, entity, entries }, [entity, key[1]])
    }
    await leaves.delete(key)
    await data.delete(key)
  }
}

function renameFields(entry: Entry): Entry {
  const { row, base, unread } = entry
  return {
    ...entry,
    row: row && (withCurrentFields(row) as Row),
    ...(base !== undefined && { base: base && (withCurrentFields(base) as Row) }),
    ...(unread && { unread: withCurrentFields(unread) as Row }),
  }
}

async function renameOrphans(trans: Transaction): Promise<void> {
  const orphans = trans.table<Orphan, string>('orphans')
  for (const orphan of await orphans.toArray()) {
    const entity = currentEntity(orphan.entity)
    if (entity === orphan.entity) continue
    await orphans.delete(orphan.key)
    const row = withCurrentFields(orphan.row) as Row
    await orphans.put({ ...orphan, entity, key: `${entity} ${orphan.id}`, row })
  }
}
