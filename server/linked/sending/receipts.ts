import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection } from '../../db/connect.ts'
import type { LinkedAck } from '../acks.ts'
import { keepFindings } from '../check/findings.ts'

/** Whoever gets a message of a task is registered. */
export async function findReached(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  acks: readonly LinkedAck[],
): Promise<void> {
  const reached = acks.filter(({ state }) => state !== 'failed' && state !== 'accepted').map(({ ref }) => ref)
  if (!reached.length) return
  const { rows } = await connection.query<{ number: string }>(
    `select distinct r.address as number from provider_ref p
     join campaign_receiver r on r.account_id = p.account_id and r.id = p.object_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.ref = any($3::text[]) and p.object = 'receiver'`,
    [account, channelAccount, reached],
  )
  await keepFindings(connection, account, {
    registered: rows.map(({ number }) => ({ number, jid: `${number}@s.whatsapp.net` })),
    evidence: 'delivered',
    session: channelAccount,
  })
}
