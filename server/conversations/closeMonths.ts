import { monthBefore, scopeMonth } from '#domain/sync/scopeKinds'
import type { Connection, Database } from '../db/connect.ts'
import { untilFewer } from '../db/inChunks.ts'
import { asSystem } from '../db/scope.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { dropMessageWork, lockThreadRows, raiseFloor } from './messageWork.ts'

const atOnce = 1_000

/**
 * Months that a company keeps no longer. First they are closed, so that no device is told of them any more; then their messages go,
 * some at a time. Can be broken off anywhere and run again. Gives how many messages went.
 */
export async function closeMonths(database: Database, now: number): Promise<number> {
  const { rows } = await database.pool.query<{ account: string; months: number }>(
    'select id as account, message_months as months from account',
  )
  let count = 0
  for (const { account, months } of rows) {
    await database.pool.query('update sync_account set oldest_month = $2 where account_id = $1 and oldest_month < $2', [
      account,
      monthBefore(scopeMonth(now), months - 1),
    ])
    count += await untilFewer(atOnce, () => asSystem(database, (connection) => deleteClosed(connection, account)))
  }
  return count
}

/** Devices that keep pages of them let those go when the thread says that something before their months has changed. */
async function deleteClosed(connection: Connection, account: string): Promise<number> {
  const { rows } = await connection.query<{ id: string; thread: string }>(
    `select id, conversation_id as thread from message
     where account_id = $1 and month < (select oldest_month from sync_account where account_id = $1)
     order by month, id limit ${atOnce}`,
    [account],
  )
  if (!rows.length) return 0
  const [ids, threads] = [rows.map(({ id }) => id), [...new Set(rows.map(({ thread }) => thread))]]
  await lockThreadRows(connection, account, threads)
  const seq = await nextSeq(connection, account)
  await raiseFloor(connection, account, threads, seq)
  await dropMessageWork(connection, account, ids)
  await connection.query('delete from message where account_id = $1 and id = any($2::uuid[])', [account, ids])
  return rows.length
}
