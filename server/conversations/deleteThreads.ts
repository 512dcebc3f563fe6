import type { Connection } from '../db/connect.ts'
import { dropMessageWork } from './messageWork.ts'
import { retireThreadRows } from './threads.ts'

/** Whole threads, which are locked, with all that was said in them: devices let them go as well. */
export async function deleteThreads(
  connection: Connection,
  account: string,
  threads: readonly string[],
  seq: number,
): Promise<void> {
  if (!threads.length) return
  const idsOf = async (sql: string) =>
    (await connection.query<{ id: string }>(sql, [account, threads])).rows.map(({ id }) => id)
  const messages = await idsOf('select id from message where account_id = $1 and conversation_id = any($2::uuid[])')
  const notes = await idsOf(
    'select id from conversation_note where account_id = $1 and conversation_id = any($2::uuid[])',
  )
  const seen = await idsOf(
    'select id from conversation_seen where account_id = $1 and conversation_id = any($2::uuid[])',
  )
  await dropMessageWork(connection, account, messages)
  await connection.query('delete from whatsapp_read where account_id = $1 and conversation_id = any($2::uuid[])', [
    account,
    threads,
  ])
  await connection.query('delete from linked_chat where account_id = $1 and conversation_id = any($2::uuid[])', [
    account,
    threads,
  ])
  await connection.query(
    `delete from provider_ref where account_id = $1 and object = 'message' and object_id = any($2::uuid[])`,
    [account, messages],
  )
  await retireThreadRows(connection, account, { entity: 'message', ids: messages }, seq)
  await retireThreadRows(connection, account, { entity: 'conversation_note', ids: notes }, seq)
  await retireThreadRows(connection, account, { entity: 'conversation_seen', ids: seen }, seq)
  await retireThreadRows(connection, account, { entity: 'conversation', ids: threads }, seq)
}
