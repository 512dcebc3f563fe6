import type { MailsOf } from '../campaigns/erase.ts'
import type { Connection } from '../db/connect.ts'

/** What was found out about addresses of a person. */
export async function eraseChecks(connection: Connection, { account, contacts, addresses }: MailsOf): Promise<void> {
  await connection.query('delete from email_check where account_id = $1 and email = any($2::text[])', [
    account,
    addresses,
  ])
  await connection.query(
    `delete from email_check_item where account_id = $1 and (contact_id = any($2::uuid[]) or email = any($3::text[]))`,
    [account, contacts, addresses],
  )
}
