import type { EntityName, RowOf } from '#domain/entities'
import { entriesByIds } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'

/** The rows of these ids that are here. */
export async function readRows<E extends EntityName>(
  db: UserDatabase,
  entity: E,
  ids: readonly string[],
): Promise<RowOf<E>[]> {
  const entries = await entriesByIds(db, entity, ids)
  return entries.flatMap((entry) => (entry?.row ? [entry.row as unknown as RowOf<E>] : []))
}
