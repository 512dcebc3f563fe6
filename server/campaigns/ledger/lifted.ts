import type { SuppressionRow } from '#domain/campaigns/suppression'
import type { ChangeStamp } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { asOwner } from '../../db/scope.ts'
import type { ChangedRow } from '../../sync/rows.ts'
import { writeContactDeltas } from './deltas.ts'

/** An address that may be written to again after it came back is unknown again, for its contact and for checks. */
export async function tellLifted(
  connection: Connection,
  changes: readonly ChangedRow[],
  { user }: ChangeStamp,
): Promise<void> {
  const turned = changes.flatMap(({ entity, row, before, deleted }) => {
    const { value, reason, contact } = row as unknown as SuppressionRow
    const isTurned = entity === 'suppression' && before !== null && before.deleted !== deleted
    return isTurned && reason === 'bounced' && contact !== null && value !== null ? [{ value, contact, deleted }] : []
  })
  const deltas = turned.map(({ value, contact, deleted }) => ({
    account: user.account,
    contact,
    sends: 0,
    engagement: null,
    invalid_email: deleted ? null : value,
    revived_email: deleted ? value : null,
    informs: null,
  }))
  if (deltas.length) await asOwner(connection, () => writeContactDeltas(connection, deltas))
}
