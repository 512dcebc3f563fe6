import type { Connection } from '../../db/connect.ts'
import type { EventOwner } from './rawEvents.ts'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Whether what a provider repeats may be an id of ours. */
export const isOwnId = (key: string): boolean => idPattern.test(key)

/** Gives messages their reference where the answer with it was lost: by our own id, which the provider repeats as `key`. */
export async function keepNamedRefs(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  told: readonly { ref: string; key: string | null }[],
): Promise<void> {
  const named = told.flatMap(({ ref, key }) => (ref && key && isOwnId(key) ? { ref, key } : []))
  if (!named.length) return
  const names = JSON.stringify(named)
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, object, object_id)
     select $1, $2, t.ref, 0, 'receiver', r.id
     from (select distinct ref, key from jsonb_to_recordset($3::jsonb) as t (ref text, key uuid)) t
     join campaign_receiver r on r.id = t.key and r.account_id = $1 and r.channel_account_id = $2
       and r.handed_over_at is not null and r.status = 'uncertain'
     on conflict do nothing`,
    [account, channelAccount, names],
  )
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, object, object_id)
     select $1, $2, t.ref, 0, 'message', m.id
     from (select distinct ref, key from jsonb_to_recordset($3::jsonb) as t (ref text, key uuid)) t
     join message m on m.account_id = $1 and m.id = t.key and m.state = 'uncertain'
     join conversation c on c.account_id = $1 and c.id = m.conversation_id and c.channel_account_id = $2
     on conflict do nothing`,
    [account, channelAccount, names],
  )
}
