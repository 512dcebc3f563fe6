import type { Database } from '../../db/connect.ts'
import { inChunksPerAccount } from '../../db/inChunks.ts'
import { asSystem } from '../../db/scope.ts'
import { nextSeq } from '../../sync/serverRows.ts'

/** Rows per transaction: what waits behind it waits for moments only. */
const atOnce = 1_000

/**
 * Words of mails between users and single contacts from before a moment go, on the server and on every device; that there
 * was a mail, and when, stays, and so do all numbers. One that has not left yet keeps them.
 */
export const letTextsGo = (database: Database, before: number): Promise<number> =>
  inChunksPerAccount(database, atOnce, (account) => letSomeGo(database, account, before))

const letSomeGo = (database: Database, account: string, before: number): Promise<number> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `select id from email_answer where account_id = $1 and at < $2 and state <> 'waiting'
         and (subject <> '' or text <> '' or attachments <> '[]') order by id limit ${atOnce} for update`,
      [account, before],
    )
    if (!rows.length) return 0
    const seq = await nextSeq(connection, account)
    // Nobody edited them, so nobody's edit of the same row loses against this.
    await connection.query(
      `update email_answer set subject = '', text = '', attachments = '[]', rev = $3
       where account_id = $1 and id = any($2::uuid[])`,
      [account, rows.map(({ id }) => id), seq],
    )
    return rows.length
  })
