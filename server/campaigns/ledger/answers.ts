import type { CampaignChannel } from '#domain/campaigns/channel'
import type { Connection } from '../../db/connect.ts'
import type { OurMessage } from '../suppression/optOut.ts'
import { changeReceivers } from './changeReceivers.ts'
import { deliveredChange } from './deliveredChange.ts'

/** A message counts as an answer to a campaign for so long after it was sent. */
const answerDays = 7

/** `is_answer`: it is recent enough that a message from this address counts as an answer to it. */
export type NewestMessage = OurMessage & { is_answer: boolean }

/** The newest message of a campaign to each of these addresses, by address; those that got none are left out. */
export async function newestMessagesTo(
  connection: Connection,
  { account, channel }: { account: string; channel: CampaignChannel },
  addresses: readonly string[],
): Promise<Map<string, NewestMessage>> {
  if (!addresses.length) return new Map()
  const { rows } = await connection.query<NewestMessage>(
    `select newest.* from (select distinct unnest($2::text[]) as address) asked cross join lateral (
       select id, account_id as account, task_id as task, contact_id as contact, address,
         coalesce(handed_over_at, status_at) > server_now() - make_interval(days => $4) and status in ('sent', 'uncertain', 'returned')
           as is_answer
       from campaign_receiver where account_id = $1 and address = asked.address and channel = $3 and status <> 'suppressed'
       order by handed_over_at desc nulls last, id desc limit 1) newest`,
    [account, addresses, channel, answerDays],
  )
  return new Map(rows.map((row) => [row.address, row]))
}

/** The first answer counts; who answers a message has got it. */
export const noteAnswer = (connection: Connection, receiver: string) =>
  changeReceivers(connection, [receiver], (row, at) => {
    if (row.replied_at !== null) return null
    const { event, fields } = deliveredChange(row, at)
    return { ...(event && { event }), fields: { ...fields, replied_at: at } }
  })
