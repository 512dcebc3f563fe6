import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Log } from '../log.ts'
import { serverNow } from '../people/serverNow.ts'
import { schedule } from '../schedule.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { sayLast } from './lastSaid.ts'
import { dropMessageWork, lockThreadRows, raiseFloor } from './messageWork.ts'
import { retireThreadRows } from './threads.ts'

const atOnce = 500

/** Deletes expired messages, within a minute. */
export const startExpiring = (database: Database, log: Log): { stop: () => Promise<void> } =>
  schedule(async () => void (await deleteExpired(database)), {
    everyMs: 60_000,
    log,
    failed: 'expired messages are not deleted',
  })

/** Everywhere: each leaves a tombstone for the devices, and what quotes it loses the words. Gives how many went. */
export async function deleteExpired(database: Database): Promise<number> {
  for (let count = 0; ; ) {
    const gone = await asSystem(database, deleteSome)
    if (gone === 0) return count
    count += gone
  }
}

type DueMessage = { account: string; id: string; thread: string }

/** Of one company: what is being sent waits until that is done. */
async function deleteSome(connection: Connection): Promise<number> {
  const now = await serverNow(connection)
  const { rows } = await connection.query<DueMessage>(
    `select account_id as account, id, conversation_id as thread from message
     where expires_at <= $1 and state not in ('queued', 'sending') and deleted_at is null
       and account_id = (select account_id from message where expires_at <= $1 and state not in ('queued', 'sending')
         and deleted_at is null order by expires_at limit 1)
     order by expires_at limit ${atOnce}`,
    [now],
  )
  const [first] = rows
  if (!first) return 0
  const { account } = first
  const [ids, threads] = [rows.map(({ id }) => id), [...new Set(rows.map(({ thread }) => thread))]]
  await lockThreadRows(connection, account, threads)
  const seq = await nextSeq(connection, account)
  await connection.query(
    `update message set quote = jsonb_set(quote, '{text}', '""'), rev = $4
     where account_id = $1 and conversation_id = any($2::uuid[]) and quote ->> 'message_id' = any($3::text[])`,
    [account, threads, ids, seq],
  )
  await dropMessageWork(connection, account, ids)
  await retireThreadRows(connection, account, { entity: 'message', ids }, seq)
  await raiseFloor(connection, account, threads, seq)
  await sayLast(connection, account, threads, seq)
  return rows.length
}
