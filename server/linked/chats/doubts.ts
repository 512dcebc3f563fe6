import { lockChat, moveChat } from '../../conversations/sending/chatRows.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'

type MessageInDoubt = { account: string; id: string; state: string | null }

/**
 * Messages of which nobody knows whether they left: what WhatsApp has said of them meanwhile counts, and one of which it says nothing
 * goes once more under the same name, which a phone that has it already drops. Never what was written before the phone was linked.
 */
export async function settleDoubts({ pool, ...rest }: Database, afterMs = 30_000): Promise<number> {
  const { rows } = await pool.query<MessageInDoubt>(
    `select m.account_id as account, m.id, (select a.state from provider_ref p join linked_ack a on a.account_id = p.account_id
         and a.channel_account_id = p.channel_account_id and a.ref = p.ref
       where p.account_id = m.account_id and p.object_id = m.id limit 1) as state
     from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id and c.channel = 'linked'
     join channel_account k on k.account_id = c.account_id and k.id = c.channel_account_id and k.deleted_at is null
     where m.state = 'uncertain' and m.deleted_at is null and k.phone ->> 'state' = 'open'
       and m.created_at > coalesce((k.phone ->> 'linked_at')::bigint, 0)
       and m.created_at > (extract(epoch from server_now()) * 1000)::bigint - 86400000
       and m.updated_at <= (extract(epoch from server_now()) * 1000)::bigint - $1::bigint
       and not exists (select from linked_resend r where r.account_id = m.account_id and r.message_id = m.id)
     order by m.at limit 50`,
    [afterMs],
  )
  for (const one of rows) await asSystem({ pool, ...rest }, (connection) => settle(connection, one))
  return rows.length
}

async function settle(connection: Connection, { account, id, state }: MessageInDoubt): Promise<void> {
  const row = await lockChat(connection, { account, id })
  if (row?.state !== 'uncertain') return
  if (state !== null && state !== 'failed') return void (await moveChat(connection, row, 'accept'))
  await connection.query('insert into linked_resend (account_id, message_id) values ($1, $2) on conflict do nothing', [
    account,
    id,
  ])
  // Whoever finds it takes it for one whose process is gone before anything was handed over.
  await connection.query('delete from message_try where account_id = $1 and message_id = $2', [account, id])
  await moveChat(connection, row, 'again')
}
