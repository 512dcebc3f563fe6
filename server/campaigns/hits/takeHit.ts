import { withHit } from '#domain/campaigns/statistics/tracking'
import type { Hit } from '#domain/email/hits/classifyHit'
import type { Connection, Database } from '../../db/connect.ts'
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
    const changed = await changeReceivers(connection, [receiver], (row, at) => afterHit(row, { ...hit, at }))
    for (const { before, after } of changed)
      if (opens(before) < 2 && opens(after) >= 2) await noteSecondOpen(connection, after)
  })

/** How often a person had it before them. */
const opens = (row: ReceiverRow) =>
  looksAt(row)?.judged.filter(({ hit, verdict }) => hit.kind === 'open' && verdict.counts).length ?? 0

/** For rules that wait for it. */
const noteSecondOpen = (connection: Connection, { account, task, contact, id }: ReceiverRow) =>
  connection.query(
    `insert into auto_event (account_id, kind, of, contact_id, key) values ($1, 'openedTwice', $2, $3, $4)`,
    [account, task, contact, id],
  )

function afterHit(row: ReceiverRow, hit: Hit) {
  const hits = row.hits.length < mailHitsKept ? withHit(row.hits, hit) : row.hits
  if (hits === row.hits) return null
  const isSeen = looksAt({ ...row, hits })?.opened_at !== null
  const { event, fields } = isSeen ? deliveredChange(row, hit.at) : {}
  return { ...(event && { event }), fields: { ...fields, hits } }
}
