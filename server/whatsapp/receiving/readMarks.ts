import { ServiceUnanswered } from '../../channels/callService.ts'
import { graphCall } from '../../channels/whatsapp/graph.ts'
import { inRef } from '../../conversations/inbound.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { beyondScope } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import type { ChangedRow } from '../../sync/rows.ts'
import type { ReachGraph } from '../graphAccounts.ts'
import { readUsableNumber } from '../numbers.ts'

type ReadTools = { database: Database; graph: ReachGraph; log: Log }
type DueRead = { account: string; conversation: string; channelAccount: string; n: number; ref: string | null }

const atOnce = 20
const mostTries = 6

/** A user has seen a thread: whoever wrote hears of it by WhatsApp, as they do from a person. */
export async function noteSeenThreads(
  connection: Connection,
  changes: readonly ChangedRow[],
  account: string,
): Promise<void> {
  const seen = changes.flatMap(({ entity, row, before, deleted }) =>
    entity === 'conversation_seen' && !deleted && Number(row.seen_n) > Number(before?.row.seen_n ?? 0)
      ? { conversation: String(row.conversation_id), n: Number(row.seen_n) }
      : [],
  )
  if (!seen.length) return
  await beyondScope(connection, () =>
    connection.query(
      `insert into whatsapp_read (account_id, conversation_id, n)
       select $1, c.id, max(least(t.n, c.in_count)) from jsonb_to_recordset($2::jsonb) as t (conversation uuid, n int)
       join conversation c on c.account_id = $1 and c.id = t.conversation and c.channel in ('whatsapp', 'linked') and c.deleted_at is null
       where least(t.n, c.in_count) > 0 group by c.id
       on conflict (account_id, conversation_id) do update set n = greatest(whatsapp_read.n, excluded.n), tries = 0,
         not_before = server_now()`,
      [account, JSON.stringify(seen)],
    ),
  )
}

/** Tells Meta of what was seen; told twice it is the same. Says whether there may be more. */
export async function tellSeenThreads(tools: ReadTools, signal: AbortSignal): Promise<boolean> {
  const due = await takeDue(tools.database)
  for (const one of due) {
    if (signal.aborted) return false
    await tell(tools, one, signal).catch((error: unknown) =>
      tools.log('that a message was read is not told', errorFields(error)),
    )
  }
  return due.length === atOnce
}

async function takeDue({ pool }: Database): Promise<DueRead[]> {
  await pool.query('delete from whatsapp_read where tries >= $1 and not_before <= server_now()', [mostTries])
  const { rows } = await pool.query<DueRead>(
    `update whatsapp_read w set tries = w.tries + 1, not_before = server_now() + make_interval(secs => 10 * 2 ^ w.tries)
     from (select r.account_id, r.conversation_id from whatsapp_read r
       join conversation k on k.account_id = r.account_id and k.id = r.conversation_id and k.channel = 'whatsapp'
       where r.not_before <= server_now() order by r.not_before limit $1 for update of r skip locked) due
     join conversation c on c.account_id = due.account_id and c.id = due.conversation_id
     where w.account_id = due.account_id and w.conversation_id = due.conversation_id
     returning w.account_id as account, w.conversation_id as conversation, c.channel_account_id as "channelAccount", w.n,
       (select p.ref from message m join provider_ref p on p.account_id = m.account_id and p.object_id = m.id
          and p.channel_account_id = c.channel_account_id and starts_with(p.ref, $2)
        where m.account_id = w.account_id and m.conversation_id = w.conversation_id and m.n <= w.n
        order by m.n desc limit 1) as ref`,
    [atOnce, inRef('')],
  )
  return rows
}

async function tell({ database, graph }: ReadTools, due: DueRead, signal: AbortSignal): Promise<void> {
  const { account, ref } = due
  const row = await readUsableNumber(database.pool, due)
  if (!row || ref === null) return forget(database, due)
  const { call, setting, number } = await graph.of({ account, row })
  const body = { messaging_product: 'whatsapp', status: 'read', message_id: ref.slice(inRef('').length) }
  try {
    const { status } = await call(graphCall(setting, 'POST', `${encodeURIComponent(number)}/messages`, body), signal)
    if (status < 500 && status !== 429) await forget(database, due)
  } catch (error) {
    if (!(error instanceof ServiceUnanswered)) throw error
  }
}

/** Unless more was seen meanwhile. */
const forget = async ({ pool }: Database, { account, conversation, n }: DueRead): Promise<void> =>
  void (await pool.query('delete from whatsapp_read where account_id = $1 and conversation_id = $2 and n = $3', [
    account,
    conversation,
    n,
  ]))
