import type { UserDatabase } from './schema.ts'

/** What the server said of how rows were before, such as of quotations: an erased person may stand in it. */
export async function dropHistories(db: UserDatabase): Promise<void> {
  await db.snapshots.where('name').startsWith('answer /api/operation_log/').delete()
}
