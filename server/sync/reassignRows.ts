import type { EntityName } from '#domain/entities'
import type { Reassignment } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import { lockDependants, moveDependants, moveRows } from './dependants.ts'
import { nextSeq } from './serverRows.ts'

type RowsToReassign = { entity: EntityName; ids: readonly string[]; also: string }

/** Rows of a user who leaves, with all that lives with them, go to the successor. `also` is more SQL to set; `$6` is the successor. */
export async function reassignRows(
  connection: Connection,
  { account, to }: Reassignment,
  { entity, ids, also }: RowsToReassign,
): Promise<void> {
  const scope = `user:${to}`
  await lockDependants(connection, account, { entity, ids })
  const seq = await nextSeq(connection, account)
  await moveRows(connection, account, { entity, ids, where: 'id = any($2::uuid[])', scope, seq, also, values: [to] })
  await moveDependants(connection, account, { entity, ids, scope }, seq)
}
