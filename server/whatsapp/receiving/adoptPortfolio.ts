import { identityScopeOf } from '#domain/conversations/identity'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { lockPeers } from '../../conversations/peers.ts'
import type { Connection } from '../../db/connect.ts'
import type { WhatsappNumber } from '../numbers.ts'

/**
 * Who wrote to a number before its portfolio was known is known within it from then on, or their next message would begin another
 * thread.
 */
export async function adoptPortfolio(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  { portfolio }: WhatsappNumber,
): Promise<void> {
  if (!portfolio) return
  const [before, after] = [identityScopeOf('whatsapp'), identityScopeOf('whatsapp', portfolio)]
  const { rowCount } = await connection.query(
    'select from channel_identity where account_id = $1 and identity_scope = $2 limit 1',
    [account, before],
  )
  if (!rowCount) return
  await lockPeers(connection, account)
  const theirs = `select c.peer_id from conversation c where c.account_id = $1 and c.channel_account_id = $4`
  await connection.query(
    `update channel_identity i set identity_scope = $3
     where i.account_id = $1 and i.identity_scope = $2 and i.peer_id in (${theirs})
       and not exists (select from channel_identity k where k.account_id = $1 and k.identity_scope = $3 and k.kind = i.kind
         and k.value = i.value)`,
    [account, before, after, channelAccount],
  )
  await connection.query(
    `update peer p set identity_scope = $3 where p.account_id = $1 and p.identity_scope = $2 and p.id in (${theirs})`,
    [account, before, after, channelAccount],
  )
}
