import type { UserDatabase } from '../database/schema.ts'
import { isSealedTable } from './sealing.ts'

/** Rows that are read and written back at once: leaves and files are large. */
const atOnce: Record<string, number> = { leafData: 8, outboxData: 4, snapshots: 2, blobData: 2 }
const otherwise = 100

/**
 * Writes every row back as this page writes now, sealed or plain. Piece by piece: whoever is interrupted begins again,
 * and a row that was rewritten already comes out the same.
 */
export async function rewrite(
  db: UserDatabase,
  onProgress: (progress: { rows: number; of: number }) => void,
): Promise<void> {
  const tables = db.tables.filter(({ name }) => isSealedTable(name))
  let of = 0
  for (const table of tables) of += await table.count()
  let rows = 0
  onProgress({ rows, of })
  for (const table of tables) {
    const isApart = table.schema.primKey.keyPath === null
    for (let above: unknown; ; ) {
      const written = await db.transaction('rw', table, async () => {
        const from = above === undefined ? table.orderBy(':id') : table.where(':id').above(above)
        const keys = await from.limit(atOnce[table.name] ?? otherwise).primaryKeys()
        const some = await table.bulkGet(keys)
        await (isApart ? table.bulkPut(some, keys) : table.bulkPut(some))
        return keys
      })
      if (!written.length) break
      above = written.at(-1)
      onProgress({ rows: (rows += written.length), of })
    }
  }
}
