import type { CampaignChannel } from '#domain/campaigns/channel'
import type { Delta } from '#domain/campaigns/statistics/statistics'
import { type Engagement, engagementOf } from '#domain/campaigns/statistics/tracking'
import type { Connection } from '../../db/connect.ts'
import type { ReceiverRow } from './receiver.ts'

/** What is added to the numbers of one company. */
type Sums = { account: string; deltas: readonly Delta[] }

/** What a change of a receiver makes of its contact. */
export type ContactDelta = {
  account: string
  contact: string
  /** over which channel it was sent; email unless it says so */
  channel?: CampaignChannel
  sends: number
  engagement: Engagement | null
  invalid_email: string | null
  /** an address that was taken for gone, and works or may be tried again */
  revived_email: string | null
  /** the record of an origin that the person was told of */
  informs: string | null
}

/** Put down only, so that no two transactions wait for one number; they are added up soon after. */
export async function writeDeltas(connection: Connection, sums: readonly Sums[]): Promise<void> {
  const rows = sums.flatMap(({ account, deltas }) => deltas.map((delta) => ({ account, ...delta })))
  if (!rows.length) return
  await connection.query(
    `insert into campaign_delta (account_id, user_id, channel, dimension, key, counts)
     select account, belongto, channel, dimension, key, counts from jsonb_to_recordset($1::jsonb)
       as d (account uuid, belongto uuid, channel text, dimension text, key text, counts jsonb)`,
    [JSON.stringify(rows)],
  )
}

export function contactDeltaOf(before: ReceiverRow, after: ReceiverRow, isInvalid: boolean): ContactDelta | null {
  const sends = Number(isSent(after)) - Number(isSent(before))
  const engagement = engagementOf(after, after.replied_at)
  const isNews = engagement !== engagementOf(before, before.replied_at)
  if (!sends && !isNews && !isInvalid) return null
  return {
    account: after.account,
    contact: after.contact,
    channel: after.channel,
    sends,
    engagement: isNews ? engagement : null,
    invalid_email: isInvalid && after.channel === 'email' ? after.address : null,
    revived_email: null,
    informs: sends > 0 ? after.informs : null,
  }
}

/** A server took it, whatever became of it. */
const isSent = ({ status }: ReceiverRow) => status === 'sent' || status === 'returned'

export async function writeContactDeltas(connection: Connection, deltas: readonly ContactDelta[]): Promise<void> {
  if (!deltas.length) return
  await connection.query(
    `insert into campaign_contact_delta (account_id, contact_id, channel, sends, engagement, invalid_email, revived_email, informs)
     select account, contact, coalesce(channel, 'email'), sends, engagement, invalid_email, revived_email, informs from jsonb_to_recordset($1::jsonb)
       as d (account uuid, contact uuid, channel text, sends int, engagement text, invalid_email text, revived_email text, informs uuid)`,
    [JSON.stringify(deltas)],
  )
}
