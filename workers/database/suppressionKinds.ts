import type { Transaction } from 'dexie'
import { withKind } from '#domain/campaigns/suppression'
import type { Row } from '#domain/shared/mutation'
import type { Entry, Orphan } from '../sync/core/ports.ts'
import { packEntries, unpackEntries } from './packedEntries.ts'
import type { LeafDataRecord, LeafKey, LeafRecord } from './schema.ts'

/** Rows of the suppression list as they are now, so that nobody on it is counted or shown otherwise without a network. */
export async function addSuppressionKinds(trans: Transaction): Promise<void> {
  const data = trans.table<LeafDataRecord, LeafKey>('leafData')
  const leaves = trans.table<LeafRecord, LeafKey>('leaves').toCollection()
  for (const key of await leaves.primaryKeys()) {
    const kept = key[0] === 'suppression' ? await data.get(key) : undefined
    if (kept) await data.put({ ...kept, entries: packEntries(unpackEntries(kept.entries).map(withNewRows)) }, key)
  }
  const orphans = trans.table<Orphan, string>('orphans')
  await orphans.toCollection().modify((orphan) => {
    if (orphan.entity === 'suppression') orphan.row = renewed(orphan.row)
  })
}

function withNewRows(entry: Entry): Entry {
  const { row, base } = entry
  return { ...entry, row: row && renewed(row), ...(base !== undefined && { base: base && renewed(base) }) }
}

/** Some may have been read by a newer version before. */
const renewed = (row: Row): Row => ('email' in row ? { ...withKind(row as Row & { email: string }), id: row.id } : row)
