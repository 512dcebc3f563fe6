import type { ChangeStamp } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import type { ChangedRow } from '../sync/rows.ts'

/**
 * A message went: devices that were shown it above their months hear by its thread. Of the current month as well: who had not
 * read that one yet may have asked for it.
 */
export async function raiseFloorEditions(
  connection: Connection,
  changes: readonly ChangedRow[],
  { seq, user }: ChangeStamp,
): Promise<void> {
  const gone = changes.filter(
    ({ entity, deleted, before }) => entity === 'message' && deleted && before && !before.deleted,
  )
  if (!gone.length) return
  await connection.query(
    `update conversation set floor_edition = floor_edition + 1, rev = $3
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [user.account, [...new Set(gone.map(({ row }) => String(row.conversation_id)))], seq],
  )
}
