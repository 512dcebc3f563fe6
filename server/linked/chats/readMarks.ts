import { inRef } from '../../conversations/inbound.ts'
import type { Database } from '../../db/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import type { PhoneLink } from '../phones.ts'
import type { LinkedRef } from '../protocol.ts'

type ReadTools = { database: Database; phones: PhoneLink; log: Log }
type DueRead = { account: string; conversation: string; phone: string; n: number; chat: string; seen: SeenRef[] }
type SeenRef = { ref: string; sender: string | null }

const atOnce = 20
/** Of a long burst the last ones say that all were read. */
const mostRefs = 50

/** Tells who wrote that it was read; told twice it is the same. Says whether there may be more. */
export async function tellLinkedSeen(tools: ReadTools, signal: AbortSignal): Promise<boolean> {
  const due = await takeDue(tools.database)
  for (const one of due) {
    if (signal.aborted) return false
    await tell(tools, one).catch((error: unknown) =>
      tools.log('that a message was read is not told', errorFields(error)),
    )
  }
  return due.length === atOnce
}

async function takeDue({ pool }: Database): Promise<DueRead[]> {
  const { rows } = await pool.query<DueRead>(
    `update whatsapp_read w set tries = w.tries + 1, not_before = server_now() + make_interval(secs => 10 * 2 ^ w.tries)
     from (select r.account_id, r.conversation_id from whatsapp_read r
       join conversation k on k.account_id = r.account_id and k.id = r.conversation_id and k.channel = 'linked'
       where r.not_before <= server_now() order by r.not_before limit $1 for update of r skip locked) due
     join conversation c on c.account_id = due.account_id and c.id = due.conversation_id
     where w.account_id = due.account_id and w.conversation_id = due.conversation_id
     returning w.account_id as account, w.conversation_id as conversation, c.channel_account_id as phone, w.n,
       c.identity ->> 'value' as chat,
       coalesce((select jsonb_agg(jsonb_build_object('ref', s.ref, 'sender', s.sender)) from (
         select p.ref, m.said_by ->> 'id' as sender from message m join provider_ref p on p.account_id = m.account_id
           and p.object_id = m.id and p.channel_account_id = c.channel_account_id and starts_with(p.ref, $2)
         where m.account_id = w.account_id and m.conversation_id = w.conversation_id and m.n <= w.n
         order by m.n desc limit $3) s), '[]') as seen`,
    [atOnce, inRef(''), mostRefs],
  )
  return rows
}

async function tell(
  { database, phones }: ReadTools,
  { account, conversation, phone, n, chat, seen }: DueRead,
): Promise<void> {
  const refs = seen.map(
    ({ ref, sender }): LinkedRef => ({ id: ref.slice(inRef('').length), chat, fromMe: false, sender }),
  )
  const asked = refs.length ? await phones.ask('read', { account, id: phone }, refs) : { kind: 'done' as const }
  // A phone that is not connected is asked again later.
  if (asked.kind === 'done')
    await database.pool.query('delete from whatsapp_read where account_id = $1 and conversation_id = $2 and n = $3', [
      account,
      conversation,
      n,
    ])
}
