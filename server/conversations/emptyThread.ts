import { emptied } from '#domain/conversations/conversation'
import type { ErrorCode } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { dropMessageWork, raiseFloor } from './messageWork.ts'
import { lockThreads, retireThreadRows, writeThreads } from './threads.ts'

/** All that was said in a thread goes, and it is closed; what is being sent just now is waited for. The caller has looked at who may. */
export async function emptyThread(
  connection: Connection,
  { account }: Actor,
  { id, now }: { id: string; now: number },
): Promise<ErrorCode | null> {
  const thread = (await lockThreads(connection, account, [id])).get(id)
  if (!thread) return 'gone'
  const { rows } = await connection.query<{ id: string; state: string }>(
    'select id, state from message where account_id = $1 and conversation_id = $2 and deleted_at is null order by id for update',
    [account, id],
  )
  if (rows.some(({ state }) => state === 'queued' || state === 'sending')) return 'messageUnderWay'
  const ids = rows.map((row) => row.id)
  const seq = await nextSeq(connection, account)
  await dropMessageWork(connection, account, ids)
  await retireThreadRows(connection, account, { entity: 'message', ids }, seq)
  await writeThreads(connection, account, [{ ...thread, ...emptied, updated_at: now }], seq)
  await raiseFloor(connection, account, [id], seq)
  return null
}
