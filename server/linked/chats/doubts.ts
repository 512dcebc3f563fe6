import { lockChat, moveChat } from '../../conversations/sending/chatRows.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'

type MessageInDoubt = { account: string; id: string; isTaken: boolean }

/**
 * Messages of which nobody knows whether they left: what WhatsApp has said of them meanwhile counts, and one of which it says nothing
 * goes once more under the same name, which a phone that has it already drops. Never what was written before the phone was linked last.
 */
export async function settleDoubts({ pool, ...rest }: Database, afterMs = 30_000): Promise<number> {
  const { rows } = await pool.query<MessageInDoubt>(
    `select m.account_id as account, m.id, coalesce((select bool_and(coalesce(p.ack = 0, false)) from provider_ref p
       where p.account_id = m.account_id and p.object_id = m.id), false) as "isTaken"
     from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id and c.channel = 'linked'
     join channel_account k on k.account_id = c.account_id and k.id = c.channel_account_id and k.deleted_at is null
     where m.state = 'uncertain' and m.deleted_at is null and k.phone ->> 'state' = 'open'
       and m.created_at > greatest((k.phone ->> 'linked_at')::bigint, (k.phone ->> 'consent_at')::bigint)
       and m.created_at > (extract(epoch from server_now()) * 1000)::bigint - 86400000
       and m.updated_at <= (extract(epoch from server_now()) * 1000)::bigint - $1::bigint
       and not exists (select from provider_ref p where p.account_id = m.account_id and p.object_id = m.id and p.resent)
     order by m.at limit 50`,
    [afterMs],
  )
  for (const one of rows) await asSystem({ pool, ...rest }, (connection) => settle(connection, one))
  return rows.length
}

async function settle(connection: Connection, { account, id, isTaken }: MessageInDoubt): Promise<void> {
  const row = await lockChat(connection, { account, id })
  if (row?.state !== 'uncertain') return
  if (isTaken) return void (await moveChat(connection, row, 'accept'))
  await connection.query('update provider_ref set resent = true where account_id = $1 and object_id = $2', [
    account,
    id,
  ])
  // Whoever finds it takes it for one whose process is gone before anything was handed over.
  await connection.query('delete from message_try where account_id = $1 and message_id = $2', [account, id])
  await moveChat(connection, row, 'again')
}
