import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection } from '../../db/connect.ts'
import type { ReceiverRow } from '../ledger/receiver.ts'

/**
 * Where people stand in a sequence is kept by the address of the task's own channel, also after a message over another one:
 * by contact, that address.
 */
export async function placeAddresses(
  connection: Connection,
  { id, channel }: Pick<CampaignTask, 'id' | 'channel'>,
  rows: readonly Pick<ReceiverRow, 'account' | 'contact' | 'channel' | 'address'>[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map(rows.flatMap((row) => (row.channel === channel ? [[row.contact, row.address] as const] : [])))
  const others = rows.filter((row) => row.channel !== channel)
  if (!others.length) return known
  const { rows: found } = await connection.query<{ contact: string; address: string }>(
    `select distinct on (contact_id) contact_id as contact, address from campaign_receiver
     where contact_id = any($2::uuid[]) and account_id = $1 and task_id = $3 and channel = $4 and status <> 'suppressed'
     order by contact_id`,
    [others[0]!.account, others.map(({ contact }) => contact), id, channel],
  )
  for (const { contact, address } of found) known.set(contact, address)
  return known
}
