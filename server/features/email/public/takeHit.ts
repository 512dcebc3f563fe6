import { withHit } from '#domain/campaigns/statistics/tracking'
import type { Hit } from '#domain/email/hits/classifyHit'
import { changeReceivers } from '../../../campaigns/ledger/changeReceivers.ts'
import { looksAt, type ReceiverRow } from '../../../campaigns/ledger/receiver.ts'
import type { Connection, Database } from '../../../db/connect.ts'
import { asSystem } from '../../../db/scope.ts'
import { deliveredChange } from '../../../email/inboundProcessing/optOut.ts'

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

/** Where a link of this mail leads, as it was when the mail was written; null where it has no such link. */
export async function linkOf(
  connection: Pick<Connection, 'query'>,
  { receiver, link }: { receiver: string; link: number },
): Promise<string | null> {
  const { rows } = await connection.query<{ url: string }>(
    `select l.url from campaign_receiver r
     join campaign_link l using (account_id, task_id, step) where r.id = $1 and l.number = $2`,
    [receiver, link],
  )
  const url = URL.parse(rows[0]?.url ?? '')
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
