import type { MailsOf } from '../campaigns/erase.ts'
import type { Connection } from '../db/connect.ts'

/** What was found out about addresses of a person, and answers that are on their way. */
export async function eraseChecks(connection: Connection, { account, contacts, addresses }: MailsOf): Promise<void> {
  // A process that is about to send the end of data of an answer finds that it is gone, and does not send it.
  await connection.query(
    `delete from email_answer_try t using email_answer a
     where t.account_id = $1 and a.account_id = $1 and a.id = t.answer_id and a.contact_id = any($2::uuid[])`,
    [account, contacts],
  )
  await connection.query('delete from email_check where account_id = $1 and email = any($2::text[])', [
    account,
    addresses,
  ])
  await connection.query(
    `delete from email_check_item where account_id = $1 and (contact_id = any($2::uuid[]) or email = any($3::text[]))`,
    [account, contacts, addresses],
  )
}
