import type { SuppressionRow } from '#domain/campaigns/suppression'
import type { Connection } from '../../db/connect.ts'
import type { ServerChange } from '../../sync/serverRows.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import { writeContactDeltas } from '../ledger/deltas.ts'
import { type OurMessage, suppressed } from './optOut.ts'
import { suppressionsToPut } from './rows.ts'

/** Suppresses the waiting receivers of an address that does not work. */
export async function suppressWaiting(connection: Connection, { account, address }: OurMessage): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from campaign_receiver where account_id = $1 and status in ('waiting', 'held') and address = $2`,
    [account, address],
  )
  await changeReceivers(
    connection,
    rows.map(({ id }) => id),
    (row) => suppressed(row, 'bounced'),
  )
}

/** Of somebody who was erased there is no address any more, and `erased_address` keeps them out. */
export const bounceSuppressions = async (
  connection: Connection,
  { account, address, contact, task }: OurMessage,
  now: number,
): Promise<SuppressionRow[]> =>
  address.includes('@')
    ? suppressionsToPut(
        connection,
        { account, contact, task, people: [] },
        { reason: 'bounced', channels: ['email'], values: [address] },
        now,
      )
    : []

/** Lifts the bounce suppression of an address that works after all. An unsubscription or complaint stays. */
export async function liftBounceSuppression(
  connection: Connection,
  { account, contact, address: email }: Pick<OurMessage, 'account' | 'contact' | 'address'>,
): Promise<ServerChange> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from suppression
     where account_id = $1 and kind = 'email' and value = $2 and reason = 'bounced' and deleted_at is null`,
    [account, email],
  )
  if (rows.length)
    await writeContactDeltas(connection, [
      { account, contact, sends: 0, engagement: null, invalid_email: null, revived_email: email, informs: null },
    ])
  return { entity: 'suppression', removes: rows.map(({ id }) => id) }
}
