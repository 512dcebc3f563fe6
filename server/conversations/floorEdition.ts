import { scopeMonth } from '#domain/sync/scopeKinds'
import type { ChangeStamp } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import type { ChangedRow } from '../sync/rows.ts'

/** A message of a former month went: devices that were shown it above their months hear by its thread. */
export async function raiseFloorEditions(
  connection: Connection,
  changes: readonly ChangedRow[],
  { seq, user, now }: ChangeStamp,
): Promise<void> {
  const gone = changes.filter(
    ({ entity, deleted, before, row }) =>
      entity === 'message' && deleted && before && !before.deleted && Number(row.month) < scopeMonth(now),
  )
  if (!gone.length) return
  await connection.query(
    `update conversation set floor_edition = floor_edition + 1, rev = $3
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [user.account, [...new Set(gone.map(({ row }) => String(row.conversation_id)))], seq],
  )
}
