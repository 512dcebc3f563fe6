import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { PageHeard } from '../../channels/meta/pageWebhook.ts'
import type { Connection } from '../../db/connect.ts'

type HeardLead = Extract<PageHeard, { kind: 'lead' }>

/** Answers of lead forms are told by their ids: each waits to be fetched, once however often it is told. */
export async function noteLeads(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  leads: readonly HeardLead[],
): Promise<void> {
  if (!leads.length) return
  await connection.query(
    `insert into page_lead (account_id, channel_account_id, ref, form)
     select distinct on (t.ref) $1::uuid, $2::uuid, t.ref, t.form from jsonb_to_recordset($3::jsonb) as t (ref text, form text)
     on conflict do nothing`,
    [account, channelAccount, JSON.stringify(leads.map(({ ref, form }) => ({ ref, form })))],
  )
}
