import type { EmailSender } from '#domain/email/sender/sender'
import type { Connection } from '../db/connect.ts'
import { quotedColumns } from '../sync/tables.ts'

export async function readSender(
  connection: Connection,
  account: string,
  id: string,
  lock = '',
): Promise<EmailSender | null> {
  const { rows } = await connection.query<EmailSender>(
    `select ${quotedColumns('email_sender').join(', ')} from email_sender
     where account_id = $1 and id = $2 and deleted_at is null ${lock}`,
    [account, id],
  )
  return rows[0] ?? null
}
