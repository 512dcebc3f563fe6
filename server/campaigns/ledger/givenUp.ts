import { isGivenUp } from '#domain/email/sender/refusal'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { changeReceivers } from './changeReceivers.ts'
import type { ReceiverRow } from './receiver.ts'

type CameBack = Pick<ReceiverRow, 'id' | 'account' | 'address'>

/**
 * Of mails that came back or were refused, those whose address has now taken nothing for too long: it does not work from
 * then on, like one that does not exist. After they are written down.
 */
export async function giveUpOn(connection: Connection, some: readonly CameBack[]): Promise<Set<string>> {
  const given = new Set<string>()
  for (const { id, account, address } of some) {
    const { rows } = await connection.query<{ status: string; reason: string; at: number }>(
      `select status, reason, (extract(epoch from coalesce(sent_at, status_at)) * 1000)::bigint as at
       from campaign_receiver where account_id = $1 and address = $2 and status in ('sent', 'returned', 'failed', 'uncertain')
       order by coalesce(sent_at, status_at) desc, id desc limit $3`,
      [account, address, limits.softReturns],
    )
    if (isGivenUp(rows)) given.add(id)
  }
  await changeReceivers(connection, [...given], () => ({ isInvalid: true }))
  return given
}
