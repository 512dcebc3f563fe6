import type { Connection } from '../../db/connect.ts'
import { type ChatRow, setState } from './chatRows.ts'
import { payBack } from './payBack.ts'

/** A locked message that surely has not arrived waits until then. What is told of its former try afterwards changes nothing, unless it arrived. */
export async function putOffChat(
  connection: Connection,
  row: ChatRow,
  { until, problem }: { until: number; problem: string },
): Promise<null> {
  const { account, id, channelAccount } = row
  await payBack(connection, row)
  await connection.query(
    `update provider_ref set is_former = true where account_id = $1 and object_id = $2 and object = 'message'`,
    [account, id],
  )
  await connection.query(
    `insert into message_try (account_id, message_id, channel_account_id, not_before)
     values ($1, $2, $3, to_timestamp($4 / 1000.0))
     on conflict (account_id, message_id) do update set not_before = excluded.not_before, handed_over_at = null`,
    [account, id, channelAccount, until],
  )
  await connection.query('update message set waits_until = $3 where account_id = $1 and id = $2', [account, id, until])
  await setState(connection, { ...row, state: 'queued' }, problem)
  return null
}
