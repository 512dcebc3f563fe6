import { withHit } from '#domain/campaigns/statistics/tracking'
import type { Hit } from '#domain/email/hits/classifyHit'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import { deliveredChange } from '../ledger/deliveredChange.ts'
import { looksAt, type ReceiverRow } from '../ledger/receiver.ts'

/** of one mail, with all of its links */
const mailHitsKept = 200

/** Writes one hit down, and what all hits of this mail say from now on. Who waits for it does not wait for long. */
export const takeHit = (database: Database, receiver: string, hit: Omit<Hit, 'at'>): Promise<void> =>
  asSystem(database, async (connection) => {
    await connection.query(`set local lock_timeout = '3s'`)
    await changeReceivers(connection, [receiver], (row, at) => afterHit(row, { ...hit, at }))
  })

function afterHit(row: ReceiverRow, hit: Hit) {
  const hits = row.hits.length < mailHitsKept ? withHit(row.hits, hit) : row.hits
  if (hits === row.hits) return null
  const isSeen = looksAt({ ...row, hits })?.opened_at !== null
  const { event, fields } = isSeen ? deliveredChange(row, hit.at) : {}
  return { ...(event && { event }), fields: { ...fields, hits } }
}
