import type { Database } from '../db/connect.ts'
import { inChunksPerAccount } from '../db/inChunks.ts'
import { asSystem } from '../db/scope.ts'
import { nextSeq } from '../sync/serverRows.ts'

/** Rows per transaction: what waits behind it waits for moments only. */
const atOnce = 500

/**
 * Words and files of mails from before a moment go, on the server and on every device; that there was one, and when, stays, and so
 * do all numbers. One that has not left yet keeps them.
 */
export const letMailWordsGo = (database: Database, before: number): Promise<number> =>
  inChunksPerAccount(database, atOnce, (account) => letSomeGo(database, account, before))

const letSomeGo = (database: Database, account: string, before: number): Promise<number> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: string; thread: string }>(
      `select m.id, m.conversation_id as thread from message m
       join conversation c on c.account_id = m.account_id and c.id = m.conversation_id and c.channel = 'email'
       where m.account_id = $1 and m.at < $2 and m.state not in ('queued', 'sending')
         and (m.subject <> '' or m.body <> '' or m.parts <> '[]' or m.quote is not null)
       order by m.conversation_id, m.id limit ${atOnce}`,
      [account, before],
    )
    if (!rows.length) return 0
    const threads = [...new Set(rows.map(({ thread }) => thread))]
    await connection.query(
      'select from conversation where account_id = $1 and id = any($2::uuid[]) order by id for update',
      [account, threads],
    )
    const seq = await nextSeq(connection, account)
    await connection.query(
      `update message set subject = '', body = '', parts = '[]', quote = null, rev = $3
       where account_id = $1 and id = any($2::uuid[])`,
      [account, rows.map(({ id }) => id), seq],
    )
    await connection.query(
      `update conversation set last_text = case when last_at < $3 then '' else last_text end,
         floor_edition = floor_edition + 1, rev = $4
       where account_id = $1 and id = any($2::uuid[])`,
      [account, threads, before, seq],
    )
    return rows.length
  })
